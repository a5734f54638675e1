import { questionIn } from '../message/question.ts';
import { plainMarks } from '../prose.ts';
import { keysOf } from '../story/user-statement.ts';
import { holdsAnswer } from './answer-kind.ts';
import { reasonTold, topics } from './topics.data.ts';

/** What a message asks for, as far as its words show. */
export interface AskedFeatures {
  keys: ReadonlySet<string>;
  topics: readonly boolean[];
  question: ReturnType<typeof questionIn>;
}

/** What a sentence tells, likewise. */
export interface ToldFeatures {
  text: string;
  keys: ReadonlySet<string>;
  topics: readonly boolean[];
}

const FORMS = new Set(['measure', 'when', 'where', 'who', 'whose']);

export const askedFeatures = (message: string): AskedFeatures => {
  const plain = plainMarks(message);
  return {
    keys: keysOf(plain),
    topics: topics.map(({ asked }) => asked.test(plain)),
    question: questionIn(plain, plain.trim().endsWith('?')),
  };
};

export const toldFeatures = (sentence: string): ToldFeatures => {
  const plain = plainMarks(sentence);
  return { text: plain, keys: keysOf(plain), topics: topics.map(({ told }) => told.test(plain)) };
};

/** How many numbers `features` gives, and which of them count shared words. */
export const FEATURES = topics.length + 5;
export const SHARED_FEATURES: readonly number[] = [topics.length, topics.length + 1];

/** How message and sentence fit by their words: one number for each topic, then shared words and the form of the answer. */
export function features(asked: AskedFeatures, told: ToldFeatures): number[] {
  const shared = [...asked.keys].filter((key) => told.keys.has(key)).length;
  const form = asked.question?.form ?? null;
  const fits =
    asked.question === null || form === null || !FORMS.has(form) ? 0 : holdsAnswer(asked.question, told.text) ? 1 : -1;
  const reason = form === 'why' ? (reasonTold.test(told.text) ? 1 : -1) : 0;
  return [
    ...topics.map((_, at) => (asked.topics[at] && told.topics[at] ? 1 : 0)),
    Math.min(shared, 1),
    Math.max(0, Math.min(shared, 3) - 1),
    fits,
    reason,
    asked.topics.some((isAsked, at) => isAsked && told.topics[at]) ? 1 : 0,
  ];
}
