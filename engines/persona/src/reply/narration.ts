import { type Spoken, toThirdPerson } from '../language/third-person.ts';
import { capitalised, plainMarks, stretchesOf } from '../prose.ts';

/** How a siren tells what she does: 'I turn', 'she turns', or 'turns' without saying who. */
export interface Narration {
  person: 'first' | 'third' | 'bare';
  isPast: boolean;
  /** A capital at its beginning, a full stop at its end. */
  isCapital: boolean;
  isStopped: boolean;
  /** 'taps my temple' where nobody is named. */
  isMine: boolean;
}

const FIRST = /^(?:I|I'm|I've|I'd|I'll|my)\b/i;
const THIRD = /^(?:she|he|they|her|his|their)\b/i;
const BARE = /^\p{Ll}+(?:s|es)\b/u;
const PAST =
  /^(?:(?:she|he|they|I) )?(?:\p{L}+ed|took|put|held|sat|stood|gave|came|went|made|let|set|laid|looked|turned|said)\b/iu;
const READ = 6;

/** The manner of the latest stage directions; null where there are none to follow. */
export function narrationIn(replies: readonly string[]): Narration | null {
  const restated = replies
    .slice(-READ)
    .flatMap(stretchesOf)
    .filter(({ kind }) => kind === 'direction')
    .map(({ text }) => plainMarks(text));
  if (restated.length === 0) return null;
  const count = (form: RegExp) => restated.filter((text) => form.test(text)).length;
  const [first, third, bare] = [count(FIRST), count(THIRD), count(BARE)];
  const most = Math.max(first, third, bare);
  return {
    person: most === 0 || first === most ? 'first' : third === most ? 'third' : 'bare',
    isPast: count(PAST) * 2 > restated.length,
    isCapital: count(/^\p{Lu}/u) * 2 > restated.length,
    isStopped: count(/[.!?]$/) * 2 > restated.length,
    isMine: count(/\b(?:my|me)\b/) > count(/\b(?:his|her|their)\b/i),
  };
}

/** An action of hers in the manner of the story. */
export function inManner(
  beat: string,
  { person, isPast, isCapital, isStopped, isMine }: Narration,
  spoken: Spoken,
): string {
  const plain = plainMarks(beat);
  const bare = person === 'bare' && plain.startsWith('I ');
  // Where nobody is named, the verb is singular: 'turns their cup'.
  const third = person === 'first' ? null : toThirdPerson(plain, bare && spoken === 'they' ? 'she' : spoken, isPast);
  let text = third ?? plain;
  if (third !== null && bare) {
    text = third.replace(/^\S+ /, '');
    if (spoken === 'they')
      text = text
        .replace(/\bherself\b/g, 'themself')
        .replace(/\bher\b(?= \w)/g, 'their')
        .replace(/\bher\b/g, 'them');
    if (isMine) text = text.replace(/\b(?:her|his|their)\b(?= \w)/gi, 'my');
  }
  text = text.replace(/\.$/, '');
  const isI = /^I\b/.test(text);
  return `${isCapital || isI ? capitalised(text) : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`}${isStopped ? '.' : ''}`;
}
