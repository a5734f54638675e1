import type { ChatEffect, RefusedEdit, StoryFetch } from './chat.events.ts';
import { type ChatState, type FollowingPhase, restingWith } from './chat.state.ts';
import { type ChatStep, when } from './chat-beginning.ts';
import type { ChatFailure } from './chat-failure.ts';
import type { Task } from './chat-task.ts';

/** Asks for the stored chat, where there is one. */
export function fetchFor({ storyId, fetchToken: token }: ChatState, purpose: StoryFetch['purpose']): ChatEffect[] {
  return storyId === null ? [] : [{ type: 'fetch', fetch: { storyId, token, purpose } }];
}

/** Returns an edit to its compose, or to the composer if that one is deleted. */
export function giveBackEdit({ composes }: ChatState, { text, composeId }: RefusedEdit): ChatEffect {
  const index = composes.findIndex(({ id }) => id === composeId);
  return { type: 'giveBack', text, index: index === -1 ? null : index };
}

/** Removes the partial answer of a reply that failed. */
export function clear(state: ChatState, { task, speech }: FollowingPhase, failure: ChatFailure | null): ChatStep {
  const cancel: ChatEffect[] = speech === null ? [] : [{ type: 'cancelSpeech', speech }];
  return [{ ...state, composes: task.before, phase: restingWith(failure) }, [...cancel, { type: 'clearReveal' }]];
}

/** The same, and returns the text to the composer or the edit field. */
export function takeBack(state: ChatState, phase: FollowingPhase, failure: ChatFailure | null): ChatStep {
  const { kind, text, index } = phase.task;
  const [next, effects] = clear(state, phase, failure);
  if (kind === 'send') return [next, [...effects, { type: 'giveBack', text, index: null }]];
  if (kind === 'edit') return [next, [...effects, { type: 'giveBack', text, index }]];
  return [next, [...effects, ...(kind === 'join' ? fetchFor(next, { name: 'reload' }) : [])]];
}

/** The chat went on elsewhere: it is shown as it is by now, and the message is not lost. */
export function catchUp(state: ChatState, phase: FollowingPhase, failure: ChatFailure | null): ChatStep {
  const { kind, text, index, before } = phase.task;
  const [next, effects] = clear(state, phase, failure);
  const edit = kind === 'edit' ? { text, composeId: before[index]?.id } : null;
  const fetch = fetchFor(next, { name: 'join', composes: next.composes, failure, edit });
  return [
    next,
    [
      ...effects,
      ...when(kind === 'send', { type: 'giveBack', text, index: null }),
      ...fetch,
      ...(edit && fetch.length === 0 ? [giveBackEdit(next, edit)] : []),
    ],
  ];
}

/** A message that may have arrived is sent under the same key when it is sent again. */
export function withUnconfirmed(state: ChatState, task: Task): ChatState {
  if (task.kind === 'join') return state;
  return { ...state, unconfirmed: { request: JSON.stringify(task.request), key: task.key } };
}
