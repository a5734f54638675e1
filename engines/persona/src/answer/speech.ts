import { capitalised, countWords, plainMarks, tidied } from '../prose.ts';
import type { Reading } from '../siren/persona-reading.ts';

const CONTRACTIONS: [RegExp, string][] = [
  [/\bI am not\b/g, "I'm not"],
  // 'Older than I am' ends in full.
  [/\bI am\b(?= (?!(?:I|to|and|or|but)\b)\p{L})/gu, "I'm"],
  [
    /\bI have (?=(?:been|known|had|got|never|always|read|buried|joined|cut|outlived|lived|worked|seen|kept|lost|made|\w+ed)\b)/g,
    "I've ",
  ],
  [/\bI had (?=(?:been|\w+ed)\b)/g, "I'd "],
  [/\bI would\b/g, "I'd"],
  [/\bI will\b/g, "I'll"],
  [/\b(can)not\b/g, "$1't"],
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had) not\b/g, "$1n't"],
  [/\bit is\b/g, "it's"],
  [/\bthat is\b(?= (?:not|a|an|the|my|why|how|what)\b)/g, "that's"],
  [/\b([Yy])ou are\b/g, "$1ou're"],
  [/\b([Yy])ou have (?=(?:been|got|never|\w+ed)\b)/g, "$1ou've "],
];

/** Whether she speaks in full forms. */
const isFormal = ({ traits, phrases }: Pick<Reading, 'traits' | 'phrases'>) =>
  traits[0] === 'elegant' ||
  (traits[0] === 'stern' && !phrases.some((phrase) => /n['’]t\b|['’](?:m|re|ve|ll)\b/.test(phrase)));

/** A sentence as it is spoken: with contractions, unless that is not her manner. */
export function spoken(text: string, reading: Pick<Reading, 'traits' | 'phrases'>): string {
  const wording = isFormal(reading)
    ? plainMarks(text)
    : CONTRACTIONS.reduce((now, [form, short]) => now.replace(form, short), plainMarks(text));
  // What a card joins by a semicolon is said in two sentences.
  const said = wording.replace(/; (i\b|my\b|we\b)/gi, (_, who: string) => `. ${capitalised(who)}`);
  return tidied(capitalised(said));
}

/** A sentence of a card is said whole up to so many words. */
const WHOLE = 24;

const CUTS = [
  /; .*$/,
  /, (?:which|who|whose|where|when|because|although|though|while)\b.*$/i,
  /,? and (?:I |am |have |keep |hold |know |say |tell |judge |hope ).*$/,
  / (?:where|because) .*$/i,
  /, [^,:]+$/,
  /: .*$/,
];

/** The sentence cut where it can end sooner, until it has at most so many words; as it is where it cannot. */
export function shortened(text: string, most: number): string {
  let now = text.replace(/[.\s]+$/, '');
  for (const form of CUTS) {
    if (countWords(now) <= Math.max(most, WHOLE)) break;
    const cut = now.replace(form, '');
    if (countWords(cut) >= 4) now = cut;
  }
  return `${now}.`;
}
