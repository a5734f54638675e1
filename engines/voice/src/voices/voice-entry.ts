import type { FliteSettings } from '../flite/flite-voice.ts';
import type { NeuralSettings } from '../neural/neural-voice.ts';
import type { Accent } from '../phonemes/accents.ts';

export type VoiceAge = 'young adult' | 'middle-aged' | 'mature';
export type VoiceUse = 'adventure' | 'companionship' | 'conversation' | 'drama' | 'romance' | 'storytelling';

/** The kinds of speech servers that voices are mapped to. */
export type VoiceServer = 'openai' | 'kokoro' | 'elevenlabs';

/** A voice of the catalogue: its labels, the settings of the built-in engines, and similar voices of servers. */
export interface VoiceEntry {
  /** Stored with sirens, so it must never change. */
  id: string;
  name: string;
  age: VoiceAge;
  accent: Accent;
  description: string;
  useCase: VoiceUse;
  /** The text of its sample. */
  preview: string;
  neural: Omit<NeuralSettings, 'accent'>;
  flite: FliteSettings;
  /** The most similar voice of each kind of server. */
  like: Record<VoiceServer, string>;
}
