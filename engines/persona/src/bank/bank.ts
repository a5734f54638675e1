/** How a siren is: what colours her lines. Derived from her texts; a siren has one to three. */
export type Trait =
  | 'warm'
  | 'playful'
  | 'bold'
  | 'shy'
  | 'stern'
  | 'wise'
  | 'melancholy'
  | 'dreamy'
  | 'learned'
  | 'rough'
  | 'elegant'
  | 'mysterious';

/** Where she is at home: what her gestures touch and her pictures come from. */
export type Setting =
  | 'sea'
  | 'city'
  | 'forest'
  | 'mountain'
  | 'tavern'
  | 'ship'
  | 'library'
  | 'castle'
  | 'desert'
  | 'stars'
  | 'workshop'
  | 'garden'
  | 'stage'
  | 'home';

/**
 * A sentence or two of a siren, in the first person, with slots in braces. A line whose slot is unknown is not used.
 * Slots: {name} the siren; {user} the person's name; {pet} what she calls them; {topic} what the message is about
 * ('your sister', 'the rain'), never first in a sentence unless written {Topic}; {answer} a short answer just given;
 * {like} {dislike} {place} {work} {person} {animal} {plan} things the person told earlier in the story.
 */
export interface Line {
  text: string;
  /** Only for sirens with one of these; without it for all. */
  traits?: Trait[];
  settings?: Setting[];
  /** How close it comes: 0 for all, 1 flirtatious, 2 openly romantic. Never explicit. */
  heat?: 1 | 2;
}

/** What a message wants, and what a siren may say to it. */
export interface IntentBank {
  intent: string;
  /** Ways people put it, for the sentence model. */
  examples: string[];
  /** First things said. */
  openings: Line[];
  /** Said after an opening, to go on about it; each stands on its own feet. */
  more: Line[];
  /** Questions back that fit. */
  asks: Line[];
}

/** A question she may ask when the talk flags, and how she takes the answer. */
export interface Question {
  id: string;
  ask: string;
  /** With {answer} where a short answer was caught; at least one without. */
  taken: Line[];
  /** What the person might say, as suggestions. */
  suggestions: string[];
  heat?: 1 | 2;
}

/** A tale told in parts, each a small paragraph; 'and then?' asks for the next. */
export interface Tale {
  id: string;
  about: string;
  settings?: Setting[];
  parts: string[];
}

/** A riddle or game in one exchange: what she says, what counts as right, and how it ends. */
export interface Riddle {
  id: string;
  ask: string;
  answers: string[];
  right: Line[];
  wrong: Line[];
  suggestions: string[];
}
