import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import { ApiFailure } from '../../../lib/api.ts';
import { type Environment, pauseBefore } from './environment.ts';
import { readReplyEvent } from './reply-event.ts';
import type { ReplyRequest, ReplyTransport } from './reply-transport.ts';

/** `silent`: nothing came for too long, twice; `send`: it never got there; `stream`: it broke and stayed broken. */
export type LossKind = 'silent' | 'send' | 'stream';

/** A reply that this page has lost sight of; it may go on without us. */
export class ReplyLost extends Error {
  readonly kind: LossKind;
  constructor(kind: LossKind, cause?: unknown) {
    super(`reply lost: ${kind}`, { cause });
    this.name = 'ReplyLost';
    this.kind = kind;
  }
}

export type ReplyStart =
  | { request: ReplyRequest; key: string }
  | { storyId: number; after: number; reply: string | null };

export interface FollowOptions {
  transport: ReplyTransport;
  environment: Environment;
  signal: AbortSignal;
  onLink(link: 'live' | 'lost'): void;
  onUnreadable(): void;
}

export interface FollowEnd {
  /** `none`: no reply is being written there (any more). */
  how: 'over' | 'none';
  /** Whether it took more than one connection. */
  wasLost: boolean;
}

/** How long data may stay away [K17]. */
const SILENCE_MS = 10_000;
/** The server sends a heartbeat at least every four seconds: after sleep, a connection silent for longer is dead. */
const STALE_MS = 5_000;
/** How long a body may take to end after its last event. */
const CLOSE_MS = 2_000;
const MOST_TRIES = { send: 3, stream: 6 };

type Silence = 'silent' | 'stale';

/** The next event, unless the connection stays silent. */
async function nextOrSilence(
  events: AsyncIterator<unknown>,
  environment: Environment,
): Promise<IteratorResult<unknown> | Silence> {
  const since = Date.now();
  let settle = () => {};
  const silence = new Promise<Silence>((resolve) => {
    const timer = setTimeout(resolve, SILENCE_MS, 'silent');
    const unsubscribe = environment.onWake(() => {
      if (Date.now() - since > STALE_MS) resolve('stale');
    });
    settle = () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  const next = events.next();
  // The rejection of a connection that was given up is ignored.
  next.catch(() => undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    settle();
  }
}

/** Whether an error means that following again will never work. */
const isFinal = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);

const isLast = (event: ReplyEvent) => 'end' in event || 'error' in event;

/** How far a reply has come, over all connections. */
interface Progress {
  storyId: number | null;
  /** The server's id of the reply. */
  reply: string | null;
  seq: number;
  /** Whether the server is known to have the message. */
  isTaken: boolean;
  /** Events since the last good one that could not be read. */
  skipped: number;
  /** Where an event was missing once already: it is not asked for a second time. */
  knownGap: number;
}

interface LinkEnd {
  why: Silence | 'ended' | 'gap' | 'broken' | 'over';
  /** Whether anything came. */
  hasReceived: boolean;
  fault?: unknown;
}

/** The new events of one connection, and why there are no more. */
async function* readLink(
  events: AsyncIterator<unknown>,
  progress: Progress,
  { environment, signal, onUnreadable }: FollowOptions,
): AsyncGenerator<ReplyEvent, LinkEnd, undefined> {
  for (let hasReceived = false; ; hasReceived = true) {
    let step: IteratorResult<unknown> | Silence;
    try {
      step = await nextOrSilence(events, environment);
    } catch (fault) {
      return { why: 'broken', hasReceived, fault };
    }
    signal.throwIfAborted();
    if (typeof step === 'string') return { why: step, hasReceived };
    if (step.done) return { why: 'ended', hasReceived };
    const event = readReplyEvent(step.value, progress.seq);
    if (!event) {
      onUnreadable();
      continue;
    }
    if (event.seq <= progress.seq) continue;
    if (event.seq > progress.seq + 1 + progress.skipped && progress.knownGap !== progress.seq) {
      progress.knownGap = progress.seq;
      return { why: 'gap', hasReceived: true };
    }
    Object.assign(progress, { seq: event.seq, skipped: 0, isTaken: true });
    if ('story_id' in event) progress.storyId = event.story_id;
    progress.reply = event.reply ?? progress.reply;
    yield event;
    if (isLast(event)) return { why: 'over', hasReceived: true };
  }
}

/** Aborts a connection; its iterator may hang, so it is not awaited. */
function drop(events: AsyncIterator<unknown>, link: AbortController): void {
  link.abort();
  Promise.resolve(events.return?.()).catch(() => undefined);
}

/** Lets a connection end by itself after the last event, so that the browser can reuse it. */
function closeGently(events: AsyncIterator<unknown>, link: AbortController): void {
  const timer = setTimeout(drop, CLOSE_MS, events, link);
  const done = () => clearTimeout(timer);
  events.next().then(done, done);
}

/**
 * The events of one reply, each once and in order, over as many connections as it takes. Until the first one has come
 * the message is sent again under its key; from then on the reply is taken up after the last event.
 */
export async function* followReply(
  start: ReplyStart,
  followOptions: FollowOptions,
): AsyncGenerator<ReplyEvent, FollowEnd, undefined> {
  const { transport, environment, signal, onLink } = followOptions;
  const progress: Progress =
    'request' in start
      ? { storyId: start.request.storyId, reply: null, seq: 0, isTaken: false, skipped: 0, knownGap: -1 }
      : { storyId: start.storyId, reply: start.reply, seq: start.after, isTaken: true, skipped: 0, knownGap: -1 };
  const onUnreadable = () => {
    progress.skipped++;
    followOptions.onUnreadable();
  };
  let tries = 0;
  let waits = 0;
  let silences = 0;

  for (let wasLost = false; ; wasLost = true) {
    const { storyId, reply, seq, isTaken } = progress;
    const isSend = 'request' in start && !(isTaken && storyId !== null);
    const link = new AbortController();
    const options = { signal: AbortSignal.any([signal, link.signal]), onUnreadable };
    const source = isSend
      ? transport.send(start.request, start.key, options)
      : transport.attach(storyId ?? 0, seq, { ...options, reply });
    const events = source[Symbol.asyncIterator]();
    let end: LinkEnd | undefined;
    try {
      const reading = readLink(events, progress, { ...followOptions, onUnreadable });
      let step = await reading.next();
      for (; !step.done; step = await reading.next()) {
        tries = waits = silences = 0;
        onLink('live');
        yield step.value;
      }
      end = step.value;
    } finally {
      if (end?.why === 'over') closeGently(events, link);
      else drop(events, link);
    }

    signal.throwIfAborted();
    const { why, hasReceived, fault } = end;
    if (why === 'over') return { how: 'over', wasLost };
    if (why === 'ended' && !hasReceived && !isSend) return { how: 'none', wasLost };
    if (isSend && fault instanceof ApiFailure && fault.status > 0) throw fault;
    if (!isSend && isFinal(fault)) throw new ReplyLost('stream', fault);
    onLink('lost');
    const isOffline = !environment.isOnline();
    if (why === 'silent' && !isOffline && ++silences > 1) throw new ReplyLost('silent');
    if (why !== 'ended' && why !== 'broken' && !isOffline) continue;
    const kind = progress.isTaken ? 'stream' : 'send';
    // Only tries that the reader waits for count: none while the page is hidden or offline.
    if (environment.isVisible() && !isOffline) tries++;
    waits++;
    if (tries >= MOST_TRIES[kind]) throw new ReplyLost(kind, fault);
    const retryAfterMs = fault instanceof ApiFailure ? (fault.retryAfter ?? 0) * 1000 : 0;
    await pauseBefore(waits, { environment, signal, retryAfterMs });
  }
}
