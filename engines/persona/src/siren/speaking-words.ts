import type { Setting, Trait } from '../bank/bank.ts';
import { namesOf } from '../language/first-person.ts';
import { plainMarks, sentencesIn } from '../prose.ts';
import { settingWords, traitWords } from './trait-words.data.ts';

/** How many words of a text speak for something. */
type Weighing = (words: Set<string>) => number;

const wordsIn = (text: string) =>
  new Set(
    plainMarks(text)
      .toLowerCase()
      .match(/[a-zà-ÿ-]+/g) ?? [],
  );

/** What texts speak for by the words they hold: the first text counts double, its first sentence three times. */
function ranked<Key extends string>([first = '', ...rest]: string[], weighings: [Key, Weighing][]): Key[] {
  const texts = [sentencesIn(first)[0] ?? '', first, first, ...rest].map(wordsIn);
  const scores = weighings.map(([key, weigh]) => ({ key, score: texts.reduce((sum, words) => sum + weigh(words), 0) }));
  const top = Math.max(...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score > top / 2)
    .sort((a, b) => b.score - a.score)
    .map(({ key }) => key);
}

/** The traits that speak from texts, the strongest first. */
export function traitsIn(texts: string[]): Trait[] {
  const weighings = (Object.entries(traitWords) as [Trait, string][]).map(([trait, stems]): [Trait, Weighing] => {
    const list = stems.split(' ');
    const isHit = (word: string) => list.some((stem) => word === stem || (stem.length > 3 && word.startsWith(stem)));
    return [trait, (words) => [...words].filter(isHit).length];
  });
  return ranked(texts, weighings);
}

/** Whether a word of a text is one of the data, its marks * and ? apart. */
function isMeant(word: string, entry: string): boolean {
  const stem = entry.replace(/[*?]$/, '');
  return word === stem || word === `${stem}s` || (entry.endsWith('*') && word.startsWith(stem));
}

/** The places that speak from a description, the strongest first; her name says nothing of where she is. */
export function settingsIn(description: string, name: string): Setting[] {
  const own = new Set(namesOf(name).flatMap((part) => part.toLowerCase().split(' ')));
  const all = [...wordsIn(description)];
  const weighings = (Object.entries(settingWords) as [Setting, string][]).map(
    ([setting, text]): [Setting, Weighing] => {
      const list = text.split(' ').filter((entry) => all.some((word) => !own.has(word) && isMeant(word, entry)));
      const isSure = list.length > 1 || list.some((entry) => !entry.endsWith('?'));
      const isHit = (word: string) => !own.has(word) && list.some((entry) => isMeant(word, entry));
      return [setting, (words) => (isSure ? [...words].filter(isHit).length : 0)];
    },
  );
  return ranked([description], weighings);
}
