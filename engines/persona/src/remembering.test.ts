import type { ResponseSize, StoryMemory, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { depth } from '../../../scripts/lib/test-depth.ts';
import { fakeModel } from '../test/fake-model.ts';
import { fakeSirens } from '../test/fake-sirens.ts';
import { makeWriter } from './persona-writer.ts';
import { normalised } from './prose.ts';

const writer = makeWriter({ model: fakeModel() });
const seeds = Array.from({ length: 6 }, (_, n) => n);
const sizes: ResponseSize[] = ['short', 'medium', 'long', 'extra long'];
const pins: StoryMemory = {
  summary: '',
  facts: [
    'My name is Jonas',
    'I am allergic to shellfish',
    'We met on the night ferry',
    'You promised to teach me knots',
  ],
};
const SMALL_TALK = ['The rain has stopped.', 'Work was long today.', 'hm', 'What do you see?', 'I baked bread.', 'ok'];

interface Asking {
  memory?: StoryMemory | undefined;
  persona?: (typeof fakeSirens)['keeper'];
  size?: ResponseSize;
  seed?: number;
}

async function answer(turns: Turn[], { memory, persona = fakeSirens.keeper, size = 'medium', seed = 1 }: Asking) {
  return (await (await writer).reply({ persona, turns, size, seed, memory })).text;
}
const ask = (text: string, asking: Asking = {}) => answer([{ role: 'user', text }], { memory: pins, ...asking });

/** Talks on, and gives all of her replies. */
async function talk(messages: string[], asking: Asking): Promise<string[]> {
  const turns: Turn[] = [];
  for (const text of messages) {
    turns.push({ role: 'user', text });
    turns.push({ role: 'siren', text: await answer(turns, asking) });
  }
  return turns.filter(({ role }) => role === 'siren').map(({ text }) => text);
}

describe('what was pinned', () => {
  it('answers what is asked of it, in every size and for every siren', async () => {
    for (const [n, persona] of Object.values(fakeSirens).entries()) {
      for (const seed of depth([n % sizes.length], [...sizes.keys()])) {
        const asking = { persona, size: sizes[seed] ?? 'short', seed };
        expect(await ask('What is my name?', asking)).toContain('Jonas');
        expect(await ask('Do you remember how we met?', asking)).toMatch(/we met on the night ferry/i);
        expect(await ask('What am I allergic to?', asking)).toMatch(/you(?:’re| are) allergic to shellfish/i);
        expect(await ask('What did you promise me?', asking)).toMatch(/I promised to teach you knots/i);
      }
    }
  });

  it('is heeded where a message comes near to it', async () => {
    for (const seed of seeds) {
      expect(await ask('Shall we have shellfish tonight?', { seed })).toContain('allergic to shellfish');
      expect(await ask('I could cook us some shellfish.', { seed })).toContain('allergic to shellfish');
    }
  });

  it('is there after many messages that do not hold it, as often as it is asked for', async () => {
    for (const seed of seeds.slice(0, depth(1, 2))) {
      const filler = Array.from({ length: 20 }, (_, n) => SMALL_TALK[n % SMALL_TALK.length] ?? '');
      const asked = Array.from({ length: 12 }, () => ['What is my name?', 'How did we meet?']).flat();
      const replies = await talk([...filler, ...asked], { memory: pins, size: 'short', seed });
      for (const [n, reply] of replies.slice(filler.length).entries()) {
        expect(reply).toMatch(n % 2 === 0 ? /Jonas/ : /we met on the night ferry/i);
      }
      expect(new Set(replies.map(normalised)).size).toBe(replies.length);
    }
  });

  it('comes up unasked now and then, the name among it, and not all the time', async () => {
    let named = 0;
    let recalled = 0;
    for (const seed of seeds) {
      const replies = await talk([...SMALL_TALK, ...SMALL_TALK], { memory: pins, seed });
      const count = (words: RegExp) => replies.filter((text) => words.test(text)).length;
      named += Math.sign(count(/Jonas/));
      recalled += Math.sign(count(/night ferry|shellfish|knots/));
      expect(count(/Jonas/)).toBeLessThan(8);
      expect(count(/night ferry|shellfish|knots/)).toBeLessThan(7);
    }
    expect(named).toBeGreaterThanOrEqual(5);
    expect(recalled).toBeGreaterThanOrEqual(4);
  });

  it('is never contradicted: she asks for no name she knows and calls nobody by another', async () => {
    for (const seed of seeds) {
      const replies = await talk(['hello', 'I am Peter', 'who am I?', 'nice', 'what should we do?'], {
        memory: pins,
        seed,
      });
      expect(replies.join('\n')).not.toMatch(/Peter|what (?:shall|do) I call you|your name\?/i);
      expect(replies[2]).toContain('Jonas');
    }
  });

  it('may be about her, and then comes before what her description says', async () => {
    const memory = { summary: '', facts: ['You live in a small house in Oban'] };
    for (const seed of seeds) {
      expect(await ask('Where do you live?', { memory, seed })).toMatch(/live in a small house in Oban/);
    }
  });

  it('may be something she is never to mention', async () => {
    const memory = { summary: '', facts: ['Never mention my brother'] };
    for (const seed of seeds.slice(0, depth(2, 6))) {
      const replies = await talk(['My brother Tom sails.', ...SMALL_TALK, ...SMALL_TALK], { memory, seed });
      expect(replies.slice(1).join(' ')).not.toMatch(/brother|Tom\b/i);
    }
  });

  it('may be in any words: what cannot be told back is quoted', async () => {
    const memory = { summary: '', facts: ['Jonas: Kapitän der Nachtfähre'] };
    expect(await ask('What do you remember about me?', { memory })).toContain('“Jonas: Kapitän der Nachtfähre”');
  });
});

describe('what was told in the talk', () => {
  const restated = ['We met on the night ferry, years ago.', 'I am allergic to shellfish.', 'My birthday is in May.'];

  it('is found again when it is asked for', async () => {
    for (const seed of seeds.slice(0, depth(2, 4))) {
      const replies = await talk(
        [...restated, ...SMALL_TALK, 'How did we meet?', 'Do I have any allergies?', 'When is my birthday?'],
        { seed },
      );
      expect(replies.at(-3)).toMatch(/we met on the night ferry/i);
      expect(replies.at(-2)).toMatch(/you(?:’re| are) allergic to shellfish/i);
      expect(replies.at(-1)).toMatch(/your birthday is in May/i);
    }
  });

  it('is found again when all that is left of it is the summary', async () => {
    const turns = restated.flatMap((text): Turn[] => [
      { role: 'user', text },
      { role: 'siren', text: 'I see.' },
    ]);
    const first = await (await writer).complete({
      purpose: 'summary',
      prompt: {
        persona: fakeSirens.keeper,
        turns: [{ role: 'user', text: 'I’m Jonas. I love rain.' }, ...turns],
        size: 'medium',
      },
    });
    const { text: summary } = first as { text: string };
    // A later summary takes the earlier one in.
    const next = await (await writer).complete({
      purpose: 'summary',
      prompt: {
        persona: fakeSirens.keeper,
        turns: [{ role: 'user', text: 'My sister Lena called.' }],
        memory: { summary, facts: [] },
        size: 'medium',
      },
    });
    const memory = { summary: (next as { text: string }).text, facts: [] };
    expect(memory.summary).toMatch(/Jonas.*rain.*Lena/s);
    for (const seed of seeds) {
      expect(await ask('What is my name?', { memory, seed })).toContain('Jonas');
      expect(await ask('How did we meet?', { memory, seed })).toMatch(/we met on the night ferry/i);
      expect(await ask('What am I allergic to?', { memory, seed })).toMatch(/you(?:’re| are) allergic to shellfish/i);
    }
  });

  it('is not made up: of what nobody told she says so', async () => {
    for (const seed of seeds) {
      const text = await ask('What am I allergic to?', { memory: undefined, seed });
      expect(text).not.toMatch(/you are allergic/);
      expect(text).toMatch(/told me|you ever said|blank on my map|to yourself/i);
    }
  });
});

describe('her Secrets', () => {
  const asked = [
    'tell me a secret',
    'hm',
    'what are you hiding?',
    'what is your secret?',
    'tell me more about yourself',
  ];
  const hidden = ['smuggler', 'burn them', 'dead husband', 'hide love notes', 'killed my brother'];
  const restated = (replies: string[]) => hidden.filter((words) => normalised(replies.join(' ')).includes(words));

  it('are kept from whom has only just come, however often they ask', async () => {
    for (const persona of [fakeSirens.keeper, fakeSirens.binder, fakeSirens.detective]) {
      expect(restated(await talk(asked, { persona, seed: 3 }))).toEqual([]);
    }
  });

  it('are never said unasked, and told to whom has stayed and asks', async () => {
    expect(restated(await talk([...SMALL_TALK, ...SMALL_TALK], { seed: 3 }))).toEqual([]);
    expect(restated(await talk([...SMALL_TALK, ...asked], { seed: 3 }))).not.toEqual([]);
  });
});
