import type { FliteSettings } from '../flite/flite-voice.ts';
import type { NeuralSettings } from '../neural/neural-voice.ts';
import type { Accent } from '../phonemes/accents.ts';

export type VoiceAge = 'young adult' | 'middle-aged' | 'mature';
export type VoiceUse = 'adventure' | 'companionship' | 'conversation' | 'drama' | 'romance' | 'storytelling';

/** The kinds of real servers whose voices are known here. */
export type VoiceServer = 'openai' | 'kokoro' | 'elevenlabs';

/** What is written down of a voice: what people read, how our engines make it, and what is like it elsewhere. */
export interface VoiceEntry {
  /** Kept by sirens: never changes. */
  id: string;
  name: string;
  age: VoiceAge;
  accent: Accent;
  description: string;
  useCase: VoiceUse;
  /** What it says to show itself. */
  preview: string;
  neural: Omit<NeuralSettings, 'accent'>;
  flite: FliteSettings;
  /** The most similar voice of each kind of server. */
  like: Record<VoiceServer, string>;
}
