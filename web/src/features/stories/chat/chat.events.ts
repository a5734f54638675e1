import type { ReplyEnd, ReplyEvent, ReplySoFar, SpeechPart } from '@sirenade/contract/reply-stream';
import type { Compose, Story } from '@sirenade/contract/stories';
import type { SoundEnd } from '../../../lib/play-audio.ts';
import type { ReplyStart } from '../connection/reply-connection.ts';
import type { Breakdown, ChatFailure } from './chat-failure.ts';
import type { ReplySettings } from './chat-snapshot.ts';

/** Why the stored chat is fetched, and the token that tells whether the answer is still current. */
export interface StoryFetch {
  storyId: number;
  /** The state's `fetchToken` when it was asked for. */
  token: number;
  purpose:
    | { name: 'reload' }
    /** Shows the chat and joins an answer that is being written, unless `composes` has changed by then. */
    | { name: 'join'; composes: Compose[]; failure: ChatFailure | null; edit: RefusedEdit | null };
}

/** The text of an edit that came too late, and the exchange it was meant for. */
export interface RefusedEdit {
  text: string;
  composeId: number | undefined;
}

/** The input of a message besides its text, read when it is sent. */
export interface AskContext {
  sirenId: number | undefined;
  settings: ReplySettings;
  /** Why this reader may not chat; null while they may. */
  barrier: string | null;
  /** A fresh idempotency key. */
  key: string;
  at: string;
}

export type AskMessage =
  | { kind: 'send'; text: string }
  | { kind: 'edit'; index: number; text: string }
  | { kind: 'redo' };

/** Actions of the reader, and of the page on their behalf. */
export type ReaderEvent =
  | { type: 'ask'; message: AskMessage; context: AskContext }
  | { type: 'retry' }
  | { type: 'stop' }
  | { type: 'showAll' }
  | { type: 'listen' }
  | { type: 'refresh' }
  | { type: 'load'; story: Story | null }
  | { type: 'put'; compose: Compose }
  | { type: 'close' };

/** Events of a connection; those of an earlier connection change nothing. */
export type ConnectionEvent = { connection: number } & (
  | { type: 'received'; reply: ReplySoFar; event: ReplyEvent }
  | { type: 'unreadable' }
  | { type: 'link'; isLost: boolean }
  | { type: 'finished'; reply: ReplySoFar; wasLost: boolean }
  | { type: 'stored'; reply: ReplySoFar; story: Story }
  | { type: 'broken'; reply: ReplySoFar; breakdown: Breakdown }
  | { type: 'stopFailed'; message: string }
);

export type ChatEvent =
  | ReaderEvent
  | ConnectionEvent
  /** All of the answer is shown. */
  | { type: 'revealed' }
  | { type: 'speechOver'; speech: number; how: SoundEnd }
  /** The stored chat; null when it cannot be had now. */
  | { type: 'fetched'; fetch: StoryFetch; found: Story | 'gone' | null };

/** Calls to the server. */
export type ServerEffect =
  | { type: 'follow'; connection: number; index: number; start: ReplyStart; reply: ReplySoFar }
  | { type: 'disconnect' }
  | { type: 'stopReply'; connection: number; storyId: number }
  | { type: 'fetch'; fetch: StoryFetch };

/** Effects on the sound, and on how fast the text is revealed. */
export type PlaybackEffect =
  | { type: 'unlockSound' }
  | { type: 'stopSound' }
  | { type: 'speak'; speech: number; index: number; parts: SpeechPart[] }
  | { type: 'addSpeech'; speech: number; audio: string }
  | { type: 'addStoredSpeech'; speech: number; url: string; from: number }
  | { type: 'closeSpeech'; speech: number }
  | { type: 'cancelSpeech'; speech: number }
  | { type: 'beginReveal'; index: number; awaitsSpeech: boolean; isAll: boolean }
  | { type: 'updateReveal'; reply: ReplySoFar }
  | { type: 'endSpokenReveal' }
  | { type: 'revealAll' }
  | { type: 'clearReveal' };

/** Notifications of the page around the chat. */
export type PageEffect =
  | { type: 'notify'; tone: 'info' | 'warning' | 'error'; text: string }
  | { type: 'storyBegun'; storyId: number }
  | { type: 'changed'; storyId: number }
  | { type: 'ended'; end: ReplyEnd | null; isOwn: boolean }
  | { type: 'outOfCredits'; code: string }
  | { type: 'refused'; code: string }
  | { type: 'gone'; unsent: string | null }
  | { type: 'giveBack'; text: string; index: number | null };

export type ChatEffect = ServerEffect | PlaybackEffect | PageEffect;
