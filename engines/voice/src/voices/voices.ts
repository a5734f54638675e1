import type { FliteSettings } from '../flite/flite-voice.ts';
import type { NeuralSettings } from '../neural/neural-voice.ts';
import type { VoiceAge, VoiceEntry, VoiceServer } from './voice-entry.ts';
import { FEMALE_VOICES } from './voices-female.data.ts';
import { MALE_VOICES } from './voices-male.data.ts';

export type VoiceGender = 'female' | 'male';

/** A voice of the catalogue. */
export interface Voice {
  id: string;
  name: string;
  labels: {
    gender: VoiceGender;
    age: VoiceAge;
    accent: string;
    description: string;
    'use case': string;
    language: 'English';
  };
  preview: string;
  neural: NeuralSettings;
  flite: FliteSettings;
  like: Record<VoiceServer, string>;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const toVoice =
  (gender: VoiceGender) =>
  ({ id, name, age, accent, description, useCase, preview, neural, flite, like }: VoiceEntry): Voice => ({
    id,
    name,
    labels: { gender, age, accent: capital(accent), description, 'use case': useCase, language: 'English' },
    preview,
    neural: { ...neural, accent },
    flite,
    like,
  });

/** Every voice that a siren can have; the first is the default. */
export const voices: readonly [Voice, ...Voice[]] = listVoices();

function listVoices(): [Voice, ...Voice[]] {
  const [first, ...others] = [...FEMALE_VOICES.map(toVoice('female')), ...MALE_VOICES.map(toVoice('male'))];
  if (!first) throw new Error('The catalogue has no voice.');
  return [first, ...others];
}

const byId = new Map(voices.map((voice) => [voice.id, voice]));

/** The voice of an id; an unknown id is the first voice. */
export function voiceOf(id: string): Voice {
  return byId.get(id) ?? voices[0];
}

/** The name under which a kind of server has the most similar voice. */
export function voiceFor(server: VoiceServer, id: string): string {
  return voiceOf(id).like[server];
}
