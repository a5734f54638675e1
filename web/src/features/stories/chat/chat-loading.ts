import type { Story } from '@sirenade/contract/stories';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { ChatEffect, ChatEvent } from './chat.events.ts';
import { type ChatState, isAnswering, restingWith } from './chat.state.ts';
import { begin, type ChatStep, DISCONNECT, unchanged, when } from './chat-beginning.ts';
import type { ChatFailure } from './chat-failure.ts';
import { fetchFor, giveBackEdit } from './chat-returning.ts';
import { joining } from './chat-task.ts';

/** Shows a stored chat, or none; an answer that is being written is joined. */
export function open(state: ChatState, story: Story | null, failure: ChatFailure | null): ChatStep {
  const { phase } = state;
  const isSame = story !== null && story.id === state.storyId;
  if (isSame && isAnswering(phase)) return unchanged(state);
  const composes = replaceEqualDeep(state.composes, story?.composes ?? []);
  const index = composes.findIndex(({ state }) => state === 'writing');
  const writing = composes[index];
  const known = failure ?? (isSame && phase.name === 'failed' ? phase.failure : null);
  const notice = known?.kind === 'running' && !writing ? null : known;
  const opened: ChatState = {
    ...state,
    storyId: story?.id ?? null,
    composes,
    tags: story?.info.tags ?? [],
    fetchToken: 0,
    phase: restingWith(notice),
  };
  const left: ChatEffect[] = [...DISCONNECT, ...when(!isSame, { type: 'stopSound' })];
  if (!writing || !story?.mine) return [opened, left];
  const [next, effects] = begin(opened, joining(story.id, composes, index, writing), notice);
  return [next, [...left, ...effects]];
}

/** Looks whether an answer is being written elsewhere. */
export function refresh(state: ChatState): ChatStep {
  if (isAnswering(state.phase) || state.phase.name === 'closed') return unchanged(state);
  return [state, fetchFor(state, { name: 'join', composes: state.composes, failure: null, edit: null })];
}

/** Shows the chat as the server has it. */
function reload(state: ChatState, { composes, info }: Story): ChatStep {
  // A place that has moved cannot be written to bit by bit.
  const isMoved = composes.length !== state.composes.length;
  return [
    { ...state, composes: replaceEqualDeep(state.composes, composes), tags: info.tags },
    when(isMoved, { type: 'revealAll' }),
  ];
}

/** The stored chat has arrived, or failed to load; changes made here in the meantime are newer than it. */
export function fetched(state: ChatState, { fetch, found }: Extract<ChatEvent, { type: 'fetched' }>): ChatStep {
  const { storyId, token, purpose } = fetch;
  const isOpen = state.phase.name !== 'closed';
  const isCurrent = isOpen && state.storyId === storyId && state.fetchToken === token;
  const story = isCurrent && found !== 'gone' ? found : null;
  const ifGone = when(isCurrent && found === 'gone', { type: 'gone', unsent: null });
  if (purpose.name === 'reload') return story ? reload(state, story) : [state, ifGone];
  const isUntouched = !isAnswering(state.phase) && state.composes === purpose.composes;
  const [next, effects] = story && isUntouched ? open(state, story, purpose.failure) : unchanged(state);
  return [next, [...ifGone, ...effects, ...(purpose.edit ? [giveBackEdit(next, purpose.edit)] : [])]];
}
