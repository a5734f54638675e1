/** How a sound came to its end: by itself, stopped, or because it could not be played. */
export type SoundEnd = 'ended' | 'stopped' | 'failed';
export type SoundState = 'silent' | 'loading' | 'playing';

export interface Sound {
  stop(): void;
  /** Settles once and never rejects. */
  readonly ended: Promise<SoundEnd>;
}

interface Current {
  url: string;
  state: SoundState;
  stop(): void;
}

let current: Current | null = null;
const listeners = new Set<() => void>();

function change(next: Current | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The one audio slot of the page, for a sound that has a player of its own. */
export interface SoundTurn {
  set(state: 'loading' | 'playing'): void;
  /** Gives the turn back: the sound has ended or rests. */
  release(): void;
}

/** Takes the audio slot from the sound that is playing; `stop` is called when the next sound takes it. */
export function takeSoundTurn(url: string, stop: () => void): SoundTurn {
  current?.stop();
  const mine: Current = { url, state: 'loading', stop };
  change(mine);
  return {
    set: (state) => {
      if (current === mine && mine.state !== state) change(Object.assign(mine, { state }));
    },
    release: () => {
      if (current === mine) change(null);
    },
  };
}

/** Whether any sound is on. */
export const isSoundOn = () => current !== null;

/** Plays a sound from its beginning; one sound at a time, so it stops the last one. */
export function playSound(url: string): Sound {
  const audio = new Audio(url);
  let resolve: (how: SoundEnd) => void;
  const ended = new Promise<SoundEnd>((done) => {
    resolve = done;
  });
  let isOver = false;
  const stop = () => finish('stopped');
  const turn = takeSoundTurn(url, stop);

  function finish(how: SoundEnd): void {
    if (isOver) return;
    isOver = true;
    turn.release();
    audio.pause();
    // Closes the connection of a sound that was still loading.
    audio.removeAttribute('src');
    audio.load();
    resolve(how);
  }

  audio.onplaying = () => turn.set('playing');
  audio.onended = () => finish('ended');
  audio.onerror = () => finish('failed');
  audio.play().catch(() => finish('failed'));
  return { stop, ended };
}

/** Stops the sound that is playing, if there is one. */
export function stopSound(): void {
  current?.stop();
}

/** The state of the sound at an address. */
export function soundState(url: string | null): SoundState {
  return url !== null && current?.url === url ? current.state : 'silent';
}

/** Calls back whenever a sound starts or ends, until the returned function is called. */
export function onSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
