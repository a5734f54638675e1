/** A piece of speech that can be played: an address, and the second from which on. */
export interface Sound {
  src: string;
  from: number;
  isBlob: boolean;
}

/** Makes the MP3 of an event playable; null when it is none. */
export function soundOfBase64(audio: string): Sound | null {
  try {
    const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
    if (bytes.length === 0) return null;
    return { src: URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' })), from: 0, isBlob: true };
  } catch {
    return null;
  }
}

/** The sound at an address, from a second on. */
export const soundAt = (src: string, from = 0): Sound => ({ src, from, isBlob: false });

/** Revokes the object URL of a sound. */
export function forgetSound({ src, isBlob }: Sound): void {
  if (isBlob) URL.revokeObjectURL(src);
}

/** A moment of nothing: 8 samples of silence as WAV. */
function silence(): Sound {
  const header = 'RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x08\0\0\0';
  const bytes = Uint8Array.from(`${header}${'\x80'.repeat(8)}`, (letter) => letter.charCodeAt(0));
  return { src: URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' })), from: 0, isBlob: true };
}

/** Plays nothing for a moment: a phone lets an element sound later only if it did so in answer to a tap. */
export function unlockElement(audio: HTMLAudioElement): void {
  const nothing = silence();
  audio.src = nothing.src;
  audio
    .play()
    // If it is refused now it is refused later too, and reported then.
    .catch(() => undefined)
    .finally(() => forgetSound(nothing));
}

/** Removes the sound from an element, and closes the connection it may still be loading from. */
export function emptyElement(audio: HTMLAudioElement): void {
  audio.onended = null;
  audio.onerror = null;
  audio.onplaying = null;
  audio.onpause = null;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
