import type { Voice } from '@sirenade/contract/engines';
import type { Gender } from '@sirenade/contract/sirens';

const suits = (voice: Voice, gender: Gender) => gender === 'non_binary' || voice.labels.gender === gender;

/** The voice a draft has: the chosen one, the first for an unknown id, and before any choice the first that suits [E7]. */
export function chosenVoice(voices: readonly Voice[], id: string, gender: Gender): Voice | undefined {
  const found = id === '' ? voices.find((voice) => suits(voice, gender)) : voices.find((voice) => voice.id === id);
  return found ?? voices[0];
}

/** Any voice that suits the gender; another than the present one where there is another [E7]. */
export function randomVoice(
  voices: readonly Voice[],
  gender: Gender,
  present: string | undefined,
  random: () => number = Math.random,
): Voice | undefined {
  const suitable = voices.filter((voice) => suits(voice, gender));
  const others = suitable.filter(({ id }) => id !== present);
  const pool = others.length > 0 ? others : suitable;
  return pool[Math.floor(random() * pool.length)];
}

export interface VoiceGroup {
  label: string;
  voices: Voice[];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The catalogue by gender, then accent, each in the order of the catalogue [E7]. */
export function groupVoices(voices: readonly Voice[]): VoiceGroup[] {
  const groups = new Map<string, VoiceGroup>();
  for (const gender of ['female', 'male'] as const) {
    for (const voice of voices) {
      if (voice.labels.gender !== gender) continue;
      const label = `${capital(gender)}, ${voice.labels.accent}`;
      const group = groups.get(label) ?? { label, voices: [] };
      group.voices.push(voice);
      groups.set(label, group);
    }
  }
  return [...groups.values()];
}
