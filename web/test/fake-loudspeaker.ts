import { vi } from 'vitest';

/** Stands in for the elements that play sound; a test lets each piece start, go on and end. */
export function fakeLoudspeaker() {
  const elements: FakeElement[] = [];
  const made: string[] = [];
  const revoked: string[] = [];
  const started: string[] = [];
  const state = { isAllowed: true };

  class FakeElement {
    src = '';
    preload = '';
    currentTime = 0;
    paused = true;
    ended = false;
    onpause: (() => void) | null = null;
    onplaying: (() => void) | null = null;
    onended: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(src = '') {
      this.src = src;
      elements.push(this);
    }
    async play() {
      if (!state.isAllowed) throw new DOMException('', 'NotAllowedError');
      this.paused = false;
      this.ended = false;
      started.push(this.src);
    }
    pause() {
      if (this.paused) return;
      this.paused = true;
      this.onpause?.();
    }
    removeAttribute() {
      this.src = '';
      this.currentTime = 0;
    }
    load() {}
  }

  vi.stubGlobal('Audio', FakeElement);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${made.length + 1}`;
    made.push(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url));

  const playing = () => elements.find((element) => element.src !== '' && !element.paused);
  return {
    elements,
    /** Every address that was started, in order. */
    started,
    /** Object URLs that have not been revoked. */
    openUrls: () => made.filter((url) => !revoked.includes(url)),
    /** The address that is playing. */
    playing: () => playing()?.src ?? null,
    /** Whether the browser lets a page sound without a tap. */
    allow: (isAllowed: boolean) => {
      state.isAllowed = isAllowed;
    },
    /** The second it has come to. */
    at: () => playing()?.currentTime,
    sound: () => playing()?.onplaying?.(),
    to: (seconds: number) => Object.assign(playing() ?? {}, { currentTime: seconds }),
    end: () => {
      const element = playing();
      if (!element) return;
      Object.assign(element, { paused: true, ended: true });
      element.onpause?.();
      element.onended?.();
    },
    fail: () => {
      const element = playing();
      if (!element) return;
      element.paused = true;
      element.onerror?.();
    },
  };
}
