import { gluedParts, LONGEST_HALF } from './disguises.ts';
import type { Known, Vocabulary } from './known-words.ts';
import { type Lexicon, memo } from './lexicon.ts';

interface Sources {
  lexicon: Lexicon;
  /** Whether a word is a number below 18, and whether it is any number or part of one. */
  numbers: { isNumber(word: string): boolean; isNumeric(word: string): boolean };
  book: { isStart(word: string): boolean };
}

/** Builds the vocabulary: each distinct word is analysed once and gets an id. */
export function vocabularyOf({ lexicon, numbers, book }: Sources): Vocabulary {
  let lastId = 0;
  const knowAll = memo((written): Known => {
    const forms = written.split('\n');
    const [first = ''] = forms;
    return {
      id: ++lastId,
      forms,
      isHalf: first.length <= LONGEST_HALF && lexicon.isBeginning(first),
      parts: gluedParts(forms, lexicon, numbers.isNumber) ?? null,
      isNumeric: forms.some(numbers.isNumeric),
      isStart: forms.some(book.isStart),
    };
  });
  return { lexicon, know: (forms) => knowAll(forms.length === 1 ? (forms[0] ?? '') : forms.join('\n')) };
}
