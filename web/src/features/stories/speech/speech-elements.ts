import { emptyElement, type Sound, unlockElement } from './speech-sound.ts';

/** An audio element of the page, and the sound it has loaded. */
interface Slot {
  element: HTMLAudioElement;
  sound: Sound | null;
  isUnlocked: boolean;
}

/** The two elements that take turns, so that the next piece is loaded before the last one ends. */
export function createElements() {
  let slots: [Slot, Slot] | null = null;
  const makeSlot = (): Slot => ({ element: new Audio(), sound: null, isUnlocked: false });
  const slotFor = (at: number): Slot => {
    slots ??= [makeSlot(), makeSlot()];
    return at % 2 === 0 ? slots[0] : slots[1];
  };
  return {
    /** The element of a piece. */
    of: (at: number) => slotFor(at).element,
    /** Loads a piece; one that is loaded stays where it is. */
    load(at: number, sound: Sound): HTMLAudioElement {
      const slot = slotFor(at);
      if (slot.sound === sound) return slot.element;
      slot.sound = sound;
      slot.element.preload = 'auto';
      slot.element.src = sound.src;
      if (sound.from > 0) slot.element.currentTime = sound.from;
      return slot.element;
    },
    /** Lets an element sound later; to be called in answer to a tap. */
    unlock(at: number): void {
      const slot = slotFor(at);
      if (slot.isUnlocked) return;
      slot.isUnlocked = true;
      slot.sound = null;
      unlockElement(slot.element);
    },
    empty(): void {
      for (const slot of slots ?? []) {
        emptyElement(slot.element);
        slot.sound = null;
      }
    },
  };
}
