import { beforeAll, describe, expect, it } from 'vitest';
import { openSentenceModel, type SentenceModel } from '../sentence-model.ts';
import { FEATURES } from './features.ts';
import { candidate, match, shippedWeights } from './matcher.ts';
import { evaluateMatcher, trainMatcher } from './training.ts';

const CARD = [
  'I repair church organs all over Frisia.',
  'I have been at it since my uncle fell off a ladder, nineteen years ago.',
  'Two sons: Wiebe, a nurse, and Joost, who will not answer letters.',
  'I am afraid of geese.',
  'Before that I sold insurance.',
  'I would love to see Japan once.',
  'I never work on the thirteenth.',
];

describe('the matcher', () => {
  let model: SentenceModel;
  beforeAll(async () => {
    model = await openSentenceModel();
  });
  const matched = async (message: string) => {
    const vectors = await model.embed(CARD);
    const [vector] = await model.embed([message]);
    return match(
      message,
      vector as Float32Array,
      CARD.map((text, at) => candidate(text, vectors[at] as Float32Array)),
    );
  };

  it.each([
    ['so you fix the big instruments in churches?', 0],
    ['how long have you been doing this?', 1],
    ['got any kids?', 2],
    ['is there anything that scares you', 3],
    ['were you in some office once, selling policies?', 4],
    ['if you could travel anywhere, where to?', 5],
  ])('finds what is asked for in other words: %s', async (message, answer) => {
    const { chances } = await matched(message);
    const best = chances.indexOf(Math.max(...chances));
    expect(CARD[best]).toBe(CARD[answer]);
    expect(chances[best]).toBeGreaterThan(0.3);
  });

  it.each(['my dog died this morning', 'that was a lovely evening', 'pour me another one', 'ok then, good night'])(
    'leaves what asks for nothing of it: %s',
    async (message) => {
      const { chances } = await matched(message);
      expect(Math.max(...chances)).toBeLessThan(0.5);
    },
  );

  it('compares words where the vectors are of another model', async () => {
    const words = shippedWeights('card', 'words');
    const vector = new Float32Array(words.length);
    const candidates = CARD.map((text) => candidate(text, vector, words));
    const { scores } = match('do you have any sons or daughters?', vector, candidates, words);
    expect(scores.indexOf(Math.max(...scores))).toBe(2);
  });

  it('has weights for all features of the code; otherwise train it again', () => {
    expect(shippedWeights().features).toHaveLength(FEATURES);
  });

  it('learns from records', async () => {
    const records = [
      {
        sentences: ['Keeps bees.', 'Owes the bank a fortune.', 'Sings in the bath.'],
        asks: [
          { message: 'where does the honey come from?', answers: [0] },
          { message: 'are you in debt?', answers: [1] },
          { message: 'what was that tune?', answers: [2] },
        ],
        none: ['good morning', 'I lost my umbrella'],
      },
    ];
    const result = await evaluateMatcher(records, model, await trainMatcher(records, model));
    expect(result).toMatchObject({ asks: 3, first: 3, none: 2, leftOut: 2 });
  });
});
