import { emptyReply, type ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import type { Step } from '../run-machine.ts';
import { messageProblem } from '../settings/chat-settings.ts';
import type { AskContext, AskMessage, ChatEffect } from './chat.events.ts';
import { type ChatState, isAnswering } from './chat.state.ts';
import type { ChatFailure } from './chat-failure.ts';
import type { LiveReply } from './chat-snapshot.ts';
import { type AskTask, extrasOf, type Task } from './chat-task.ts';
import { liveCompose } from './live-compose.ts';
import { requestFor } from './message-request.ts';

export type ChatStep = Step<ChatState, ChatEffect>;

/** The step for an event that does not apply to the phase. */
export const unchanged = (state: ChatState): ChatStep => [state, []];

/** An effect that is wanted only under a condition. */
export const when = (condition: boolean, effect: ChatEffect): ChatEffect[] => (condition ? [effect] : []);

/** Closes the connection and all that depends on it; on the server the reply goes on. */
export const DISCONNECT: readonly ChatEffect[] = [{ type: 'disconnect' }, { type: 'clearReveal' }];

/** The composes, with the answer received so far. */
export function composesWith(task: Task, reply: ReplySoFar): Compose[] {
  const compose = liveCompose({ ...task, before: task.before[task.index] }, reply);
  return [...task.before.slice(0, task.index), compose];
}

const liveReply = (task: Task, reply: ReplySoFar): LiveReply => ({
  index: task.index,
  reply,
  wantsImage: extrasOf(task).image,
});

/** Opens the way to an answer: of a message that is sent, or to one that is being written. */
export function begin(state: ChatState, task: Task, notice: ChatFailure | null): ChatStep {
  const connection = state.lastId + 1;
  const { index } = task;
  const isJoin = task.kind === 'join';
  const isAloud = extrasOf(task).audio;
  const speech = isAloud ? connection + 1 : null;
  const start = isJoin ? { storyId: task.storyId, after: 0, reply: null } : { request: task.request, key: task.key };
  const live = liveReply(task, emptyReply);
  return [
    {
      ...state,
      composes: composesWith(task, emptyReply),
      fetchToken: connection,
      lastId: connection + 1,
      phase: { name: 'sending', task, connection, live, speech, notice, isLost: false, stop: 'no' },
    },
    [
      ...DISCONNECT,
      // A reply joined after a page load is not typed out again, and a second tab does not speak it.
      { type: 'beginReveal', index, awaitsSpeech: isAloud, isAll: isJoin },
      ...(speech === null ? [] : [{ type: 'speak' as const, speech, index, parts: [] }]),
      { type: 'follow', connection, index, start, reply: emptyReply },
    ],
  ];
}

/** Which exchange a message is about, and its text. */
function targetOf({ composes }: ChatState, message: AskMessage): { index: number; text: string } | null {
  if (message.kind === 'send') return { index: composes.length, text: message.text.trim() };
  if (message.kind === 'edit')
    return composes[message.index] ? { index: message.index, text: message.text.trim() } : null;
  const last = composes.at(-1);
  return last ? { index: composes.length - 1, text: last.user_input.trim() } : null;
}

/** Sends a message, unless something speaks against it. */
export function ask(state: ChatState, message: AskMessage, context: AskContext): ChatStep {
  const target = targetOf(state, message);
  if (isAnswering(state.phase) || !target) return unchanged(state);
  const { kind } = message;
  const problem = messageProblem(target.text);
  if (problem) return [state, [{ type: 'notify', ...problem }]];
  if (context.barrier) return [state, [{ type: 'notify', tone: 'error', text: context.barrier }]];
  const request = requestFor(state, { kind, ...target, ...context });
  const { unconfirmed, composes } = state;
  const key = unconfirmed?.request === JSON.stringify(request) ? unconfirmed.key : context.key;
  const task: AskTask = { kind, ...target, before: composes, at: context.at, request, key };
  const [next, effects] = begin({ ...state, unconfirmed: null }, task, null);
  const sound = [
    // An edit or a redo replaces an answer, so its sound stops.
    ...when(kind !== 'send', { type: 'stopSound' }),
    ...when(extrasOf(task).audio, { type: 'unlockSound' }),
  ];
  return [next, [...sound, ...effects]];
}

/** Attaches again to a reply whose connection was given up. */
export function retry(state: ChatState): ChatStep {
  const { phase } = state;
  if (phase.name !== 'lost') return unchanged(state);
  const { task, reply, storyId } = phase;
  const { index } = task;
  const connection = state.lastId + 1;
  const speech = extrasOf(task).audio ? connection + 1 : null;
  const start = { storyId, after: reply.seq, reply: reply.id };
  return [
    {
      ...state,
      fetchToken: connection,
      lastId: connection + 1,
      phase: {
        name: 'streaming',
        task,
        connection,
        storyId,
        live: liveReply(task, reply),
        speech,
        notice: null,
        isLost: false,
        stop: 'no',
        isRevealed: false,
      },
    },
    [
      ...DISCONNECT,
      { type: 'beginReveal', index, awaitsSpeech: false, isAll: true },
      { type: 'updateReveal', reply },
      // Parts that were played before are not played again.
      ...(speech === null ? [] : [{ type: 'speak' as const, speech, index, parts: [] }]),
      { type: 'follow', connection, index, start, reply },
    ],
  ];
}
