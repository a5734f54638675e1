import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { LiveLogs } from './platform/live/live-log.ts';
import type { Logger } from './platform/log.ts';
import type { RateLimits } from './platform/security/rate-limits.ts';
import type { SecretBox } from './platform/security/secret-box.ts';
import type { Timings } from './platform/timings.ts';
import type { BackgroundWork } from './platform/work/background-work.ts';
import type { Batches } from './platform/work/batches.ts';
import type { ImageEngine } from './providers/image/image.ts';
import type { MailSender } from './providers/mail/mail.ts';
import type { Moderator } from './providers/moderation/moderation.ts';
import type { PaymentProvider } from './providers/payments/payments.ts';
import type { SpeechEngine } from './providers/speech/speech.ts';
import type { BlobStore } from './providers/storage/storage.ts';
import type { TextEngine } from './providers/text/text.ts';

/** A signed-in user, as every permission rule sees them. */
export interface UserActor {
  kind: 'user';
  id: number;
  username: string;
  sessionId: string;
  verified: boolean;
  /** Verified and not suspended. */
  authorized: boolean;
  roles: string[];
  twoFactor: boolean;
}

/** A client without a session; `visitor` is the id from its visitor cookie, if it has one. */
export interface AnonymousActor {
  kind: 'anonymous';
  visitor: string | null;
}

/** The caller: a user, a client without a session, or the server's own jobs and commands. */
export type Actor = UserActor | AnonymousActor | { kind: 'system' };

/** The ports behind which engines work. */
export type EnginePort = 'text' | 'speech' | 'image' | 'moderation';

export interface Providers {
  mail: MailSender;
  storage: BlobStore;
  text: TextEngine;
  speech: SpeechEngine;
  image: ImageEngine;
  moderation: Moderator;
  /** Null where plans are not offered. */
  payments: PaymentProvider | null;
  /** The ports served by a built-in engine because no server is configured for them. */
  embedded: EnginePort[];
}

/** Services that a process opens once. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Logger;
  timings: Timings;
  jobs: Jobs;
  /** Work that goes on in this process after the client of its request has disconnected. */
  background: BackgroundWork;
  batches: Batches;
  limits: RateLimits;
  live: LiveLogs;
  providers: Providers;
  secrets: SecretBox;
}

/** What every use case gets as its first argument. */
export interface Context extends Services {
  db: Db;
  afterCommit?: (() => void)[] | undefined;
  actor: Actor;
  signal: AbortSignal;
}
