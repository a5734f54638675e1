import { rulesModerator } from '@sirenade/safety';
import { describe, expect, it } from 'vitest';
import * as advice from './answer/advice/advice.data.ts';
import * as courtesy from './answer/reaction/courtesy.data.ts';
import * as mood from './answer/reaction/mood.data.ts';
import * as statement from './answer/reaction/statement.data.ts';
import * as request from './answer/request/request.data.ts';
import * as intro from './completions/intro.data.ts';
import * as tiny from './message/tiny.data.ts';
import { normalised, sentencesIn } from './prose.ts';
import * as listening from './reply/listening.data.ts';
import * as question from './reply/question.data.ts';
import * as self from './reply/self.data.ts';

/** Every text in lists of texts and lines, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'text' in value ? textsIn(value.text) : Object.values(value).flatMap(textsIn);
}

const texts = [tiny, listening, question, self, intro].flatMap((part) => textsIn({ ...part }));

describe('the lines that belong to the engine itself', () => {
  it('are many, and set with printers’ apostrophes', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /['"*]| {2}|^\s|\s$/.test(text))).toEqual([]);
  });

  it('pass the safety floor', async () => {
    const moderator = rulesModerator({ realPeople: [] });
    const options = { signal: new AbortController().signal };
    const refused = [];
    const reactions = [advice, courtesy, mood, statement, request].flatMap((part) => textsIn({ ...part }));
    for (const text of [...texts, ...reactions]) {
      if (!(await moderator.judge({ kind: 'reply', text }, options)).allowed) refused.push(text);
    }
    expect(refused).toEqual([]);
  });

  it('say no sentence twice, but for answers of one kind', () => {
    const sentences = [tiny, listening, self]
      .flatMap((part) => textsIn({ ...part }))
      .flatMap(sentencesIn)
      .map(normalised);
    const repeated = sentences.filter(
      (sentence, at) => sentences.indexOf(sentence) !== at && sentence.split(' ').length > 2,
    );
    expect(repeated).toEqual([]);
  });
});
