import { emptyReply, foldReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import type { AskMessage, ChatEffect, ChatEvent } from '../src/features/stories/chat/chat.events.ts';
import { step } from '../src/features/stories/chat/chat.machine.ts';
import { type ChatState, emptyState } from '../src/features/stories/chat/chat.state.ts';
import { aReply, aStory, numbered } from './stories.ts';

/** Runs events through the state machine: the final state, and all effects on the way. */
export function after(events: ChatEvent[], from: ChatState = emptyState): { state: ChatState; effects: ChatEffect[] } {
  let state = from;
  const effects = events.flatMap((event) => {
    const [next, wanted] = step(state, event);
    state = next;
    return wanted;
  });
  return { state, effects };
}

/** A message that is sent with or without speech. */
export function asking(message: AskMessage, { audio = false, barrier = null as string | null } = {}): ChatEvent {
  const settings = {
    response_size: 'medium',
    generate_audio: audio,
    generate_images: false,
    lewdness_level: 'natural',
  } as const;
  return {
    type: 'ask',
    message,
    context: { sirenId: 41, settings, barrier, key: 'k1', at: '2025-11-03T21:14:00.000Z' },
  };
}

export const foldAll = (events: ReplyEvent[]): ReplySoFar => events.reduce(foldReply, emptyReply);

/** The first events of a reply, as a connection brings them. */
export function receiving(connection: number, events: ReplyEvent[]): ChatEvent[] {
  return events.map((event, at) => ({
    type: 'received',
    connection,
    reply: foldAll(events.slice(0, at + 1)),
    event,
  }));
}

const reply = aReply('Hello you.', { position: 0 });
const started = reply.slice(0, 2);
const withSpeech = numbered([{ story_id: 5 }, { chunk: 'Hello ' }, { audio: 'AAAA', seconds: 1, words: [] }]);
const lost = {
  failure: { text: 'Failed to stream the message', note: null, canRetry: false, kind: 'fault' },
  isUnconfirmed: true,
  isGone: false,
  refusal: null,
} as const;

const send = asking({ kind: 'send', text: 'Hi' });
const finished: ChatEvent = { type: 'finished', connection: 1, reply: foldAll(reply), wasLost: false };
const broken: ChatEvent = { type: 'broken', connection: 1, reply: foldAll(started), breakdown: lost };

/** The chat in each of its phases. Where there is a connection its id is 1, where there is speech its id is 2. */
export const phases = {
  idle: after([]).state,
  loaded: after([{ type: 'load', story: aStory() }]).state,
  failed: after([send, { ...broken, reply: emptyReply } as ChatEvent]).state,
  lost: after([send, ...receiving(1, started), broken]).state,
  sending: after([send]).state,
  speaking: after([asking({ kind: 'send', text: 'Hi' }, { audio: true }), ...receiving(1, withSpeech)]).state,
  streaming: after([send, ...receiving(1, started)]).state,
  revealing: after([send, ...receiving(1, started), finished]).state,
  closed: after([send, { type: 'close' }]).state,
} satisfies Record<string, ChatState>;

export const happenings = { reply, started, finished, broken, lost };
