import type { Situation } from './answer/situations/situation.ts';
import { situations } from './answer/situations/situations.ts';
import type { IntentBank, Line, Question, Riddle, Tale, Trait } from './bank/bank.ts';
import { beats } from './bank/beats.ts';
import { type GestureKind, gestureReplies } from './bank/gestures.data.ts';
import { intents } from './bank/intents/intents.ts';
import { pets } from './bank/pets.data.ts';
import { questions } from './bank/questions/questions.ts';
import { recalls } from './bank/recalls.data.ts';
import { type Scene, scenes } from './bank/scenes.data.ts';
import { suggestionsFor } from './bank/small-talk.data.ts';
import { riddles } from './bank/tales/riddles.data.ts';
import { tales } from './bank/tales/tales.ts';
import { tagWords, titlePatterns } from './bank/titles.data.ts';
import { asides } from './bank/voice.data.ts';

/** Everything that is written beforehand for sirens to say. */
export interface Bank {
  intents: IntentBank[];
  beats: Line[];
  questions: Question[];
  tales: Tale[];
  riddles: Riddle[];
  scenes: Scene[];
  recalls: Line[];
  situations: readonly Situation[];
  pets: Record<Trait, string[]>;
  gestures: Record<GestureKind, Line[]>;
  asides: Record<Trait, Line[]>;
  suggestions: Record<string, string[]>;
  titles: string[];
  tags: { tag: string; words: string[] }[];
}

/** The bank as it ships. */
export const wholeBank: Bank = {
  intents,
  beats,
  questions,
  tales,
  riddles,
  scenes,
  recalls,
  situations,
  pets,
  gestures: gestureReplies,
  asides,
  suggestions: suggestionsFor,
  titles: titlePatterns,
  tags: tagWords,
};
