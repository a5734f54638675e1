import { termsOf } from '../language/terms.ts';
import { countWords, sentencesIn } from '../prose.ts';
import type { Known } from '../reply/plan.ts';
import type { Rng } from '../rng.ts';
import type { Fact } from '../siren/facts.ts';
import { introEndings, introMiddles, introOpenings } from './intro.data.ts';

const LEAST_WORDS = 40;
const MOST_WORDS = 70;
const MOST_SENTENCES = 4;

/** 'I’m Ida, a shy bookbinder from Prague' or 'I’m Mairi, and I keep the lighthouse'. */
function namedFact(name: string, fact: Fact | undefined): string {
  if (!fact) return name === '' ? '' : `I’m ${name}.`;
  if (name === '') return fact.text;
  const being = fact.text.match(/^I am ((?:an?|the) .+)$/)?.[1];
  if (being !== undefined) return `I’m ${name}, ${being}`;
  return /^(?:I|My)\b/.test(fact.text)
    ? `I’m ${name}, and ${fact.text.replace(/^My\b/, 'my')}`
    : `I’m ${name}. ${fact.text}`;
}

/** Whether a fact is a whole sentence in which she speaks of herself. */
function isWhole({ text }: Fact): boolean {
  const main = termsOf(text.replace(/,? (?:who|whom|whose|which|that)\b.*$/, '.'));
  const hasVerb = main.some(({ tags }) => tags.has('Verb') && !tags.has('Gerund'));
  return hasVerb && /\b(?:I|me|my|mine)\b/i.test(text);
}

const isBeing = ({ text }: Fact) => /^I am (?:an?|the) /.test(text);

/** What she tells of herself first: what she is where that is said early, then the rest of it. */
function openFacts({ reading }: Known, rng: Rng): Fact[] {
  const open = reading.facts.filter(
    (fact) =>
      !fact.isSecret &&
      fact.heat === 0 &&
      !/\byour?s?\b/i.test(fact.text) &&
      !/^I am [\w-]+\.$/.test(fact.text) &&
      countWords(fact.text) <= 26 &&
      isWhole(fact),
  );
  const being = open.find((fact, n) => isBeing(fact) && (n < 2 || fact.aspects.includes('work')));
  const first = being ?? open[0];
  return first ? [first, ...rng.shuffled(open.filter((fact) => fact !== first))] : [];
}

/** Puts two little sentences about herself into one: 'I love dogs, and I am easygoing.' */
function withShortJoined(texts: string[]): string[] {
  const isShort = (text: string) => /^I\b/.test(text) && countWords(text) <= 8 && !/,| and /.test(text);
  const short = texts.filter(isShort);
  if (short.length < 2) return texts;
  const [one = '', two = ''] = short;
  return [`${one.replace(/\.$/, '')}, and ${two}`, ...texts.filter((text) => text !== one && text !== two)];
}

/** Two to four sentences in which she introduces herself, to be read or heard. */
export function writeIntro(known: Known, rng: Rng): string {
  const { reading } = known;
  const [first, ...rest] = openFacts(known, rng);
  const hello = rng.pick(introOpenings) ?? '';
  const ending = rng.pick(introEndings) ?? '';
  const start = namedFact(reading.name, first);
  // The greeting runs into the first sentence, so that four sentences hold more.
  const says = [start === '' ? `${hello}.` : `${hello} – ${start}`];
  const all = (...more: string[]) => [...says, ...more, ending].join(' ');
  const fits = (text: string) => countWords(all(text)) <= MOST_WORDS && sentencesIn(all(text)).length <= MOST_SENTENCES;
  const isEnough = () => countWords(all()) >= LEAST_WORDS;

  const facts = withShortJoined(rest.map(({ text }) => text));
  // Nothing of 'How They Talk': only the owner reads that, and an intro is for everybody.
  for (const text of [...facts, ...rng.shuffled(introMiddles)]) {
    if (!isEnough() && fits(text)) says.push(text);
  }
  if (isEnough()) return all();
  const longest = introEndings.reduce((best, text) => (countWords(text) > countWords(best) ? text : best), ending);
  return [...says, longest].join(' ');
}
