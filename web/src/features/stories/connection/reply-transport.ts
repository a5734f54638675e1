import type { MessageInput, Story } from '@sirenade/contract/stories';

/** A message to be answered; a new chat has no number yet. */
export interface ReplyRequest {
  storyId: number | null;
  body: MessageInput;
}

export interface LinkOptions {
  signal: AbortSignal;
  /** Called for events that are not valid JSON, which are skipped. */
  onUnreadable(): void;
}

/** The server, as far as a reply needs it. */
export interface ReplyTransport {
  /** The same key again answers with the same reply, from its first event. */
  send(request: ReplyRequest, key: string, options: LinkOptions): AsyncIterable<unknown>;
  /** The events after a number, of the reply that has this name where it is known; none at all when it is not written. */
  attach(storyId: number, after: number, options: LinkOptions & { reply: string | null }): AsyncIterable<unknown>;
  stop(storyId: number): Promise<unknown>;
  load(storyId: number): Promise<Story>;
}
