import { gluedParts, LONGEST_HALF } from './disguises.ts';
import { type Lexicon, memo } from './lexicon.ts';

/** What is known of a word whatever stands around it. */
export interface Known {
  /** No two have the same; 0 is nobody's. */
  id: number;
  /** As written first, then with disguises undone. */
  forms: readonly string[];
  /** Whether it may be the first of several pieces of a word. */
  isHalf: boolean;
  /** The words it is run together from, where a number is among them. */
  parts: readonly string[] | null;
  /** Whether it is a number, or part of one. */
  isNumeric: boolean;
  /** Whether a phrase begins with it. */
  isStart: boolean;
}

/** The words of a language with all that is known of them, found out once for each: most of any text is the same few. */
export interface Vocabulary {
  lexicon: Lexicon;
  know(forms: readonly string[]): Known;
}

interface Sources {
  lexicon: Lexicon;
  /** Whether a word is a number below 18, and whether it is any number or part of one. */
  numbers: { isNumber(word: string): boolean; isNumeric(word: string): boolean };
  book: { isStart(word: string): boolean };
}

/** A vocabulary of what these know. */
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
