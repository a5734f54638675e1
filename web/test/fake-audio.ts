import { vi } from 'vitest';

/** Stands in for the loudspeaker: every sound that was started, in order. */
export function fakeAudio() {
  const sounds: FakeSound[] = [];
  class FakeSound {
    readonly src: string;
    isPaused = true;
    onplaying: (() => void) | null = null;
    onended: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(src: string) {
      this.src = src;
      sounds.push(this);
    }
    async play() {
      this.isPaused = false;
    }
    pause() {
      this.isPaused = true;
    }
    removeAttribute() {}
    load() {}
  }
  vi.stubGlobal('Audio', FakeSound);
  return sounds;
}
