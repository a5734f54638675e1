import type { GestureKind } from '../bank/gestures.data.ts';
import { plainMarks, stretchesOf } from '../prose.ts';

/** In this order, so that 'takes your hand and laughs' is a touch. */
const KINDS: [GestureKind, RegExp][] = [
  [
    'touch',
    /\b(?:touch|hug|kiss|hold|holding|held|stroke|caress|tak(?:e|es|ing) (?:your|her|his) hand|embrac|pat|pats|squeez|cuddl|nuzzl|brush|wrap|rest (?:my|a) (?:hand|head)|lean(?:s)? (?:on|against) (?:you|her|him|your)|put(?:s)? (?:my|an|a) (?:arm|hand))/i,
  ],
  [
    'gift',
    /\b(?:giv(?:e|es|ing)|hand(?:s|ing)? (?:you|her|him|over|a)|offer|bring|brings|present|pour|pass(?:es)? (?:you|her|him|the|a)|slid(?:e|es) (?:you|a|the|over)|place(?:s)? (?:a|the))/i,
  ],
  [
    'leave',
    /\b(?:leav(?:e|es|ing)|walks? away|walks? out|turns? to go|heads? (?:out|off|home)|exit|goes home|go home|clos(?:e|es) the door behind|wav(?:e|es) goodbye|disappear|storms? out)/i,
  ],
  [
    'approach',
    /\b(?:step|come|comes|coming|walk|lean|sit|sits|move|approach|enter|arriv|join|knock|scoot|shuffl|climb|settl|stand)/i,
  ],
  ['laugh', /\b(?:laugh|giggl|chuckl|grin|smil|smirk|snort|snicker|beam)/i],
  [
    'look',
    /\b(?:look|star(?:e|es|ing)\b|gaz|glanc|watch|stud(?:y|ies)|eye|eyes|wink|peer|peek|blink|rais(?:e|es) an eyebrow)/i,
  ],
];

/** What a person does between asterisks, in their words. */
export function directionsIn(message: string): string[] {
  return stretchesOf(plainMarks(message))
    .filter(({ kind }) => kind === 'direction')
    .map(({ text }) => text);
}

/** What a person does between asterisks, by kind; null where they do nothing. */
export function gestureIn(message: string): GestureKind | null {
  const done = directionsIn(message);
  if (done.length === 0) return null;
  const text = done.join('; ');
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

/** What a person says, without what they do. */
export function spokenPart(message: string): string {
  return stretchesOf(message)
    .filter(({ kind }) => kind === 'speech')
    .map(({ text }) => text)
    .join(' ')
    .trim();
}
