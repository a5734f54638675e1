import type { ReplyEnd, ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Compose, MessageInput, Story } from '@sirenade/contract/stories';
import type { Environment } from '../connection/environment.ts';
import type { ReplyTransport } from '../connection/reply-transport.ts';
import type { RevealClock } from '../speech/reveal-clock.ts';
import type { SpeechPlayer } from '../speech/speech-player.ts';
import type { ChatFailure } from './chat-failure.ts';

export type ChatPhase = 'idle' | 'sending' | 'streaming' | 'revealing' | 'failed';

/** The reply that is streaming, or still being revealed. */
export interface LiveReply {
  /** Its place among the composes. */
  index: number;
  reply: ReplySoFar;
  /** Whether a picture was asked for. */
  wantsImage: boolean;
}

export interface ChatSnapshot {
  phase: ChatPhase;
  storyId: number | null;
  /** The one being written is the last of them. */
  composes: Compose[];
  tags: string[];
  live: LiveReply | null;
  /** Whether the connection to the answer is broken and being restored. */
  isLost: boolean;
  /** A message that the server is not known to have yet. */
  unsent: string | null;
  failure: ChatFailure | null;
}

/** The settings of a reply. */
export type ReplySettings = Pick<
  MessageInput,
  'response_size' | 'generate_audio' | 'generate_images' | 'lewdness_level' | 'picture_when'
>;

export interface ChatOptions {
  transport: ReplyTransport;
  player: SpeechPlayer;
  environment: Environment;
  /** Whether the reader prefers reduced motion. */
  prefersReducedMotion(): boolean;
  /** The siren of a new chat. */
  sirenId(): number | undefined;
  settings(): ReplySettings;
  /** Why this reader may not chat right now [V12]; null while they may. */
  barrier(): string | null;
  /** A new chat has got its id. */
  onStory(id: number): void;
  /**
   * A reply has ended, with the credits it used [T12]; null when only the server knows them. `isOwn` unless it was
   * started in another tab.
   */
  onEnd(end: ReplyEnd | null, isOwn: boolean): void;
  /** The server wants credits that are not there, by its error code [X5]. */
  onOutOfCredits(code: string): void;
  /** The server refused a message, by its error code. */
  onRefused(code: string): void;
  /** Something in a chat is other than it was, and other tabs may want to know. */
  onChanged(storyId: number): void;
  /** There is no such chat any more [X6]; with the message that was not sent. */
  onGone(unsent: string | null): void;
  /** A message that was not taken goes back to where it was written; `index` for an edit. */
  onGiveBack(text: string, index: number | null): void;
  notify(tone: 'info' | 'warning' | 'error', text: string): void;
}

export interface Chat {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSnapshot;
  /** How much of the live answer is shown; apart, because it changes many times a second. */
  readonly reveal: Pick<RevealClock, 'subscribe' | 'getSnapshot'>;
  /** Sends a message; false when it stays where it was written. */
  send(text: string): boolean;
  /** Sends an edited message, replacing the earlier one and all composes after it [T8]. */
  edit(index: number, text: string): boolean;
  /** Asks for another answer to the last message [T8]. */
  redo(): boolean;
  /** Looks again for an answer that was lost. */
  retry(): void;
  stop(): void;
  showAll(): void;
  /** Speaks the live answer, where it came without sound. */
  listen(): void;
  /** Looks whether an answer is being written, by another tab or before a reload, and joins it. */
  attachIfRunning(): Promise<void>;
  /** Shows a stored chat, or none; an answer that is being written is joined. */
  load(story: Story | null): void;
  /** Shows another answer in place of one. */
  put(compose: Compose): void;
  /** Leaves: the answer goes on without this page. */
  close(): void;
}
