import type { Compose } from '@sirenade/contract/stories';
import type { ChatEffect, ChatEvent } from './chat.events.ts';
import { type ChatState, isAnswering, isFollowing, restingWith, viewOf } from './chat.state.ts';
import { ask, type ChatStep, DISCONNECT, retry, unchanged, when } from './chat-beginning.ts';
import { fetched, open, refresh } from './chat-loading.ts';
import { onConnection } from './chat-receiving.ts';
import { takeBack, withUnconfirmed } from './chat-returning.ts';

/** Stops the running reply, and every sound. */
function stop(state: ChatState): ChatStep {
  const { phase } = state;
  const silence: ChatEffect[] = [{ type: 'stopSound' }, { type: 'revealAll' }];
  if (!isFollowing(phase)) return [state, silence];
  if (phase.name === 'sending') {
    if (!phase.isLost) return [{ ...state, phase: { ...phase, stop: 'requested' } }, silence];
    // A message that has not reached the server yet is not sent any more.
    const [next, effects] = takeBack(withUnconfirmed(state, phase.task), phase, null);
    return [next, [...silence, { type: 'disconnect' }, ...effects]];
  }
  if (phase.stop === 'sent') return [state, silence];
  if (phase.storyId === null) return [{ ...state, phase: { ...phase, stop: 'requested' } }, silence];
  const { connection, storyId } = phase;
  return [{ ...state, phase: { ...phase, stop: 'sent' } }, [...silence, { type: 'stopReply', connection, storyId }]];
}

/** Speaks the answer, where it came without sound. */
function listen(state: ChatState): ChatStep {
  const { phase } = state;
  if (!isAnswering(phase) || phase.speech !== null) return unchanged(state);
  const speech = state.lastId + 1;
  const { index, reply } = phase.live;
  return [
    { ...state, lastId: speech, phase: { ...phase, speech } },
    [
      { type: 'unlockSound' },
      { type: 'speak', speech, index, parts: reply.speech },
      ...when(phase.name === 'revealing', { type: 'closeSpeech', speech }),
    ],
  ];
}

/** The speech of the answer has come to its end. */
function speechOver(state: ChatState, { speech, how }: Extract<ChatEvent, { type: 'speechOver' }>): ChatStep {
  const { phase } = state;
  if (!isAnswering(phase) || phase.speech !== speech) return unchanged(state);
  // Without speech, the text goes on at its own pace.
  const isSpoken = how === 'ended' && phase.name === 'revealing' && phase.live.reply.speech.length > 0;
  return [{ ...state, phase: { ...phase, speech: null } }, when(isSpoken, { type: 'endSpokenReveal' })];
}

function revealed(state: ChatState): ChatStep {
  const { phase } = state;
  if (phase.name === 'revealing') return [{ ...state, phase: restingWith(phase.notice) }, []];
  if (phase.name === 'streaming') return [{ ...state, phase: { ...phase, isRevealed: true } }, []];
  return unchanged(state);
}

/** Shows another answer in place of one. */
function put(state: ChatState, compose: Compose): ChatStep {
  const { storyId } = state;
  const composes = state.composes.map((each) => (each.id === compose.id ? compose : each));
  return [{ ...state, composes }, storyId === null ? [] : [{ type: 'changed', storyId }]];
}

/** The page is closed; its last snapshot stays as it is. */
function close(state: ChatState): ChatStep {
  const view = viewOf(state.phase);
  return [{ ...state, fetchToken: 0, phase: { name: 'closed', view } }, [...DISCONNECT, { type: 'stopSound' }]];
}

/**
 * The chat's state machine: the next state and the effects of an event, in any phase. Pure; `chat.effects.ts` performs
 * the effects [T6].
 */
export function step(state: ChatState, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'ask':
      return ask(state, event.message, event.context);
    case 'retry':
      return retry(state);
    case 'stop':
      return stop(state);
    case 'showAll':
      return [state, when(isAnswering(state.phase), { type: 'revealAll' })];
    case 'listen':
      return listen(state);
    case 'refresh':
      return refresh(state);
    case 'load':
      return open(state, event.story, null);
    case 'put':
      return put(state, event.compose);
    case 'close':
      return close(state);
    case 'revealed':
      return revealed(state);
    case 'speechOver':
      return speechOver(state, event);
    case 'fetched':
      return fetched(state, event);
    default:
      return onConnection(state, event);
  }
}
