import { emptyReply } from '@sirenade/contract/reply-stream';
import { freshKey } from '../../../lib/fresh-key.ts';
import { followToEnd } from '../connection/reply-outcome.ts';
import { type Performers, runMachine } from '../run-machine.ts';
import { createRevealClock, type RevealClock } from '../speech/reveal-clock.ts';
import type { LiveSpeech } from '../speech/speech-player.ts';
import type { AskMessage, ChatEffect, ChatEvent, PageEffect, PlaybackEffect, ServerEffect } from './chat.events.ts';
import { step } from './chat.machine.ts';
import { type ChatState, emptyState, snapshotOf } from './chat.state.ts';
import { breakdownOf, isGone } from './chat-failure.ts';
import type { Chat, ChatOptions, ChatSnapshot } from './chat-snapshot.ts';

type Dispatch = (event: ChatEvent) => void;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Calls the server, one connection to an answer at a time. */
function serverEffects({ transport, environment }: ChatOptions, dispatch: Dispatch) {
  let open: AbortController | null = null;
  let lastFetch = Promise.resolve();

  const follow = async ({ connection, index, start, reply: soFar }: Extract<ServerEffect, { type: 'follow' }>) => {
    open = new AbortController();
    const { signal } = open;
    const emit = (event: ChatEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    let reached = soFar;
    try {
      const outcome = await followToEnd(start, soFar, {
        transport,
        environment,
        signal,
        index,
        onLink: (link) => emit({ type: 'link', connection, isLost: link === 'lost' }),
        onUnreadable: () => emit({ type: 'unreadable', connection }),
        onEvent(reply, event) {
          reached = reply;
          emit({ type: 'received', connection, reply, event });
        },
      });
      const { reply } = outcome;
      if (outcome.how === 'stored') emit({ type: 'stored', connection, reply, story: outcome.story });
      else emit({ type: 'finished', connection, reply, wasLost: outcome.wasLost || soFar !== emptyReply });
    } catch (error) {
      emit({ type: 'broken', connection, reply: reached, breakdown: breakdownOf(error) });
    }
  };

  const performers: Performers<ServerEffect> = {
    follow: (effect) => void follow(effect),
    disconnect() {
      open?.abort();
      open = null;
    },
    stopReply({ connection, storyId }) {
      transport
        .stop(storyId)
        .catch((error: unknown) => dispatch({ type: 'stopFailed', connection, message: messageOf(error) }));
    },
    fetch({ fetch }) {
      lastFetch = transport
        .load(fetch.storyId)
        .catch((error: unknown) => (isGone(error) ? 'gone' : null))
        .then((found) => dispatch({ type: 'fetched', fetch, found }));
    },
  };
  return { performers, lastFetch: () => lastFetch };
}

/** Plays the speech of a reply, and reveals its text in step with it. */
function playbackEffects({ player }: ChatOptions, reveal: RevealClock, dispatch: Dispatch): Performers<PlaybackEffect> {
  let current: { id: number; live: LiveSpeech } | null = null;
  const speechOf = (id: number) => (current?.id === id ? current.live : null);
  return {
    unlockSound: () => player.unlock(),
    stopSound: () => player.stop(),
    speak({ speech, index, parts }) {
      const live = player.speak(index);
      current = { id: speech, live };
      for (const { audio } of parts) live.add(audio);
      void live.over.then((how) => dispatch({ type: 'speechOver', speech, how }));
    },
    addSpeech: ({ speech, audio }) => speechOf(speech)?.add(audio),
    addStoredSpeech: ({ speech, url, from }) => speechOf(speech)?.addRest(url, from),
    closeSpeech: ({ speech }) => speechOf(speech)?.close(),
    cancelSpeech: ({ speech }) => speechOf(speech)?.cancel(),
    beginReveal: ({ index, ...options }) => reveal.begin(index, options),
    updateReveal: ({ reply }) => reveal.update(reply),
    endSpokenReveal: () => reveal.speechEnded(),
    revealAll: () => reveal.showAll(),
    clearReveal: () => reveal.clear(),
  };
}

/** Calls back to the page around the chat. */
function pageEffects(options: ChatOptions): Performers<PageEffect> {
  return {
    notify: ({ tone, text }) => options.notify(tone, text),
    storyBegun: ({ storyId }) => options.onStory(storyId),
    changed: ({ storyId }) => options.onChanged(storyId),
    ended: ({ end, isOwn }) => options.onEnd(end, isOwn),
    outOfCredits: ({ code }) => options.onOutOfCredits(code),
    refused: ({ code }) => options.onRefused(code),
    gone: ({ unsent }) => options.onGone(unsent),
    giveBack: ({ text, index }) => options.onGiveBack(text, index),
  };
}

/** Equal snapshots are the same object, so that nothing is rendered for them. */
function sameIfEqual(before: ChatSnapshot, after: ChatSnapshot): ChatSnapshot {
  const isEqual = (Object.keys(after) as (keyof ChatSnapshot)[]).every((key) => before[key] === after[key]);
  return isEqual ? before : after;
}

/** A chat without its components: runs the state machine, and performs its effects [T6]. */
export function createChat(options: ChatOptions): Chat {
  const listeners = new Set<() => void>();
  let snapshot = snapshotOf(emptyState);
  let stopWatching: (() => void) | null = null;
  const dispatch: Dispatch = (event) => machine.dispatch(event);

  const reveal = createRevealClock(options.player, options.prefersReducedMotion, () => dispatch({ type: 'revealed' }));
  const server = serverEffects(options, dispatch);
  const performers: Performers<ChatEffect> = {
    ...server.performers,
    ...playbackEffects(options, reveal, dispatch),
    ...pageEffects(options),
  };

  /** An answer that is lost is looked for again when the network or the reader returns. */
  const watchWake = ({ phase }: ChatState) => {
    const isLost = phase.name === 'lost';
    if (isLost) stopWatching ??= options.environment.onWake(() => dispatch({ type: 'retry' }));
    else if (stopWatching) {
      stopWatching();
      stopWatching = null;
    }
  };

  const machine = runMachine<ChatState, ChatEvent, ChatEffect>({
    initial: emptyState,
    step,
    performers,
    onChange(state) {
      watchWake(state);
      const next = sameIfEqual(snapshot, snapshotOf(state));
      if (next === snapshot) return;
      snapshot = next;
      for (const listener of [...listeners]) listener();
    },
  });

  /** Whether it was sent: a message that is not taken changes nothing. */
  const ask = (message: AskMessage): boolean => {
    const before = machine.getState();
    const context = {
      sirenId: options.sirenId(),
      settings: options.settings(),
      barrier: options.barrier(),
      key: freshKey(),
      at: new Date().toISOString(),
    };
    dispatch({ type: 'ask', message, context });
    return machine.getState() !== before;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    reveal,
    send: (text) => ask({ kind: 'send', text }),
    edit: (index, text) => ask({ kind: 'edit', index, text }),
    redo: () => ask({ kind: 'redo' }),
    retry: () => dispatch({ type: 'retry' }),
    stop: () => dispatch({ type: 'stop' }),
    showAll: () => dispatch({ type: 'showAll' }),
    listen: () => dispatch({ type: 'listen' }),
    attachIfRunning() {
      dispatch({ type: 'refresh' });
      return server.lastFetch();
    },
    load: (story) => dispatch({ type: 'load', story }),
    put: (compose) => dispatch({ type: 'put', compose }),
    close: () => dispatch({ type: 'close' }),
  };
}
