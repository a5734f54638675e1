import { toldBack } from '../language/told-back.ts';
import { isCrisis } from '../message/crisis.ts';
import { countWords, plainMarks, wordsOf } from '../prose.ts';

/** One thing the person told, in whole: 'you are allergic to shellfish'. */
export interface UserStatement {
  /** As she would say it to them, without a mark at its end; in quotation marks where it can only be quoted. */
  text: string;
  /** Which of the person's turns told it, from 0; below that where it was told before them all. */
  turn: number;
  /** Pinned by the person: it holds whatever else is said. */
  isPinned: boolean;
  /** Not to be brought up unasked. */
  isSad: boolean;
}

const STARTS = /^(?:(?:and|but|also|well|oh|actually|by the way|btw|so|yes|no|hi|hello|hey|listen|honestly)[, ]+)*/i;
const OWN = /^(?:i|i'm|i've|my|we|we've|our)\b/i;
/** What passes, what is only thought or wanted, and what is about the talk itself. */
const FLEETING =
  /^(?:i|we)(?:'m|'ve|'d|'ll| am| have)? ?(?:(?:so|very|really|just|not|quite|too|still|only|also|always|a bit|pretty|rather) )*(?:think|guess|suppose|mean|wonder|hope|wish|want|wanna|need|know|don't|see|agree|feel|felt|feeling|said|say|told|asked|ask|must|should|have to|will|would|can|can't|could|bet|promise|swear|tired|bored|sad|happy|fine|ok|okay|good|well|here|back|sorry|sure|going|leaving|listening|glad|joking|kidding|hungry|thirsty|cold|late|curious|serious|ready|lost|alone|lonely|busy|give up|like that|love that|love it|like it|hate it|hate that|look|smile|laugh|nod|sit|'d)\b/i;
const NAMES = /\b(?:my name|i'm called|i am called|call me|i go by)\b/i;
const SHORTEST = 3;
const LONGEST = 18;
/** 'We' means the two who talk where it tells of what two such people do. */
const BOTH =
  /\bwe (?:first |once |only |finally )?(?:met|talked|spoke|kissed|danced|promised|agreed|decided|sailed|travelled|first|fell|became|said|swore|shared|are together|are friends|are lovers)\b/i;

/** Whether 'we' in a sentence means the two who talk. */
export const isOfBoth = (sentence: string): boolean => BOTH.test(sentence);

function clauseTold(plain: string): string | null {
  const words = countWords(plain);
  if (words < SHORTEST || words > LONGEST || !OWN.test(plain) || /\?/.test(plain)) return null;
  if (/\b(?:you|your|yours|yourself)\b/i.test(plain) || FLEETING.test(plain) || NAMES.test(plain)) return null;
  return isCrisis(plain) ? null : toldBack(plain, BOTH.test(plain));
}

/** What a sentence of a person tells that can be told back later; null where it tells nothing that lasts. */
export function userStatementIn(sentence: string): string | null {
  const plain = plainMarks(sentence).replace(STARTS, '').trim();
  const whole = clauseTold(plain);
  if (whole !== null || plain.includes('?')) return whole;
  // 'I'm Jonas, we met on the ferry': the name is kept elsewhere, the rest is told.
  const parts = plain.split(/[,;]\s+(?:and )?|\s+and\s+(?=(?:i|we|my)\b)/i).slice(0, 4);
  return parts.length < 2 ? null : (parts.map(clauseTold).find((restated) => restated !== null) ?? null);
}

const SMALL = new Set(
  (
    'the and you your that this with have has had was were are from what when where which who how did does not but for they them ' +
    'their then than just about would could there here been will some more into only very much really over even know remember ' +
    'recall told tell said say think ever still again always never once after before because one two out all any its him her his ' +
    'she our can get got let like want make made made thing things something someone people time day night today going'
  ).split(' '),
);
/** Words that ask for the same thing. */
const KIN: [RegExp, string][] = [
  [/^(?:met|meet|meeting)$/, 'meet'],
  [/^allerg/, 'allergy'],
  [/^(?:birthday|born)$/, 'born'],
  [/^(?:married|marry|wife|husband|spouse)$/, 'married'],
  [/^(?:work|works|worked|working|job|profession|trade|living)$/, 'work'],
  [/^(?:live|lives|lived|home|house)$/, 'live'],
  [/^(?:called|named|name|names)$/, 'name'],
  [/^(?:child|children|kid|kids|son|sons|daughter|daughters)$/, 'child'],
  [/^(?:afraid|fear|fears|scared|frightened|phobia)$/, 'fear'],
  [/^(?:eat|eats|food|meal|dish)$/, 'eat'],
  [/^(?:drink|drinks|drank)$/, 'drink'],
];

/** Words by which a thing told is found again, those for the same thing alike. */
export function keysOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !SMALL.has(word))
      .map((word) => {
        const kin = KIN.find(([form]) => form.test(word))?.[1];
        return kin ?? word.replace(/(?:'s|ing|ed|es|e|s)$/, '').slice(0, 7);
      }),
  );
}

/** How many words two texts have in common that say what they are about. */
export function sharedKeys(one: Set<string>, other: Set<string>): number {
  return [...one].filter((key) => other.has(key)).length;
}
