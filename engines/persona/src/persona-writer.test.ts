import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Persona, ResponseSize, Turn } from '@sirenade/server/ports/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../../scripts/lib/test-depth.ts';
import { fakeModel } from '../test/fake-model.ts';
import { fakeSirens } from '../test/fake-sirens.ts';
import { makeWriter, type Writer } from './persona-writer.ts';
import { countWords, normalised, sentencesIn } from './prose.ts';
import { questionKind } from './reply/ask.ts';
import { makeRng } from './rng.ts';

const SAYINGS = [
  'hello',
  'how are you?',
  'my boss is awful',
  'I love rain',
  'I like cats',
  'where do you live?',
  'what do you do?',
  'ok',
  'lol',
  'hm',
  'tell me a story',
  'and then?',
  'ask me a riddle',
  'I give up',
  'I am so tired',
  'you are lovely',
  'do you love me?',
  'the bus was late',
  'my sister Lena called',
  'I have a dog called Rex',
  'what do you think of ghosts?',
  'sing for me',
  "let's go on an adventure",
  'the left one',
  '*laughs*',
  '*takes your hand*',
  'I had a strange dream',
  'it is snowing',
  'I baked bread',
  'why?',
  'tell me a secret',
  'I feel lonely',
  'thank you',
  'I am bored',
  'what is your favourite book?',
  'I want to learn the cello',
  'do you remember my name?',
  'I am Marta',
  'yes',
  'no',
];

/** Talks with a siren for so many turns and gives her replies. */
async function talk(writer: Writer, persona: Persona, messages: string[], size: ResponseSize): Promise<string[]> {
  const turns: Turn[] = [];
  for (const [seed, text] of messages.entries()) {
    turns.push({ role: 'user', text });
    turns.push({ role: 'siren', text: (await writer.reply({ persona, turns, size, seed })).text });
  }
  return turns.filter(({ role }) => role === 'siren').map(({ text }) => text);
}

describe('a very long story', () => {
  const turns = depth(100, 300);

  it(`never hears a sentence twice in ${turns} turns`, async () => {
    const writer = await makeWriter({ model: fakeModel() });
    const rng = makeRng('long story');
    const messages = Array.from({ length: turns }, () => rng.pick(SAYINGS) ?? '');
    const replies = await talk(writer, fakeSirens.keeper, messages, 'medium');
    // 'I see.' and 'All right.' may come again.
    const sentences = replies
      .flatMap(sentencesIn)
      .map(normalised)
      .filter((sentence) => countWords(sentence) > 3);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    const asking = replies.filter((text) => questionKind(text) !== '').length / replies.length;
    expect(asking).toBeGreaterThan(0.3);
    expect(asking).toBeLessThan(0.75);
  });

  it('still has something to say to the same words again and again', async () => {
    const writer = await makeWriter({ model: fakeModel() });
    const replies = await talk(
      writer,
      fakeSirens.empty,
      Array.from({ length: depth(50, 100) }, () => 'hm hm'),
      'short',
    );
    const sentences = replies.flatMap(sentencesIn).map(normalised);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of replies) expect(countWords(text)).toBeGreaterThan(3);
  });
});

describe('a talk with the shipped bank and the real sentence model', () => {
  let writer: Writer;
  beforeAll(async () => {
    // Kept between runs, since it takes long and is checked before use.
    writer = await makeWriter({ vectorFile: join(tmpdir(), 'sirenade-test-bank.bin') });
  });
  const last = async (messages: string[], persona: Persona = fakeSirens.keeper, size: ResponseSize = 'medium') =>
    (await talk(writer, persona, messages, size)).at(-1) ?? '';

  it('is in whole sentences and clean text, whatever the siren', async () => {
    const messages = [
      "I'm Callum, from Oban. Who are you?",
      'My boss shouted at me all day',
      'I love rain and black tea',
      'I have a dog called Rex',
      'what are you afraid of?',
      '*sits down* Is this seat taken?',
      'ok',
    ];
    for (const persona of Object.values(fakeSirens)) {
      for (const text of await talk(writer, persona, messages, 'short')) {
        expect(text).not.toMatch(
          /[{}]|undefined|null| {2}|\*\s*\*|\.\.(?!\.)|,\.|\b(?:a|an) (?:your|my|the)\b|\bI (?:is|has|does)\b/,
        );
        expect(text).toMatch(/[.!?…’”*]$/);
        expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
      }
    }
  });

  const TOLD = ['I went to the market today', 'I mend bicycles for a living', 'my aunt has a boat in Cork'];

  it('has four sizes of clearly different lengths', async () => {
    const lengths = await Promise.all(
      (['short', 'medium', 'long', 'extra long'] as const).map(async (size) =>
        countWords((await Promise.all(TOLD.map((text) => last([text], fakeSirens.keeper, size)))).join(' ')),
      ),
    );
    const [short = 0, medium = 0, long = 0, longest = 0] = lengths;
    expect(short).toBeLessThanOrEqual(35 * TOLD.length);
    expect(medium).toBeGreaterThan(short);
    expect(long).toBeGreaterThan(medium);
    // Where her card holds no more, the longest stays as it is.
    expect(longest).toBeGreaterThanOrEqual(long);
  });

  it('answers what was asked about her', async () => {
    expect(await last(['Where do you live?'])).toContain('lighthouse at Skerryvore');
    expect(await last(['What do you do all day?'])).toContain('lighthouse at Skerryvore');
    expect(await last(['what do you like?'])).toContain('strong tea');
    expect(await last(["what's your favourite food?"], fakeSirens.mechanic)).toContain('cheap noodles');
    expect(await last(['do you play an instrument?'], fakeSirens.detective)).toContain('cello');
    expect(await last(["what's your cat called?"], fakeSirens.binder)).toContain('Semicolon');
  });

  // Each of these was once answered wrongly.
  it('does not mistake what is said for something else', async () => {
    expect(await last(['do you love me?'], fakeSirens.binder)).not.toContain('rainy mornings');
    expect(await last(['why are you ignoring me'], fakeSirens.mechanic)).not.toContain('I am forty');
    expect(await last(['Why did you become a detective?'], fakeSirens.detective)).not.toContain(
      'I am a Victorian detective',
    );
    expect(await last(["I'm Callum, from Oban. Who are you?"])).not.toMatch(
      /And yours\?|what name do you come to|call you/,
    );
    expect(await last(['My name is Marta. My sister Lena is visiting tomorrow'], fakeSirens.teacher)).not.toContain(
      'your name is Marta',
    );
    expect(await last(["what's the capital of France?"])).not.toMatch(/Who else have you told|come back to that often/);
    expect(await last(['My dad is in hospital'])).not.toMatch(/lodger|monster|parade|dance/);
    expect(await last(['what do you like?'], fakeSirens.sparse)).not.toMatch(/meets the eye/);
    expect(await last(['Tell me about the gulls'])).toContain('named every one of them');
    expect(await last(['were you ever married?'])).toContain('my husband drowned');
    expect(await last(['were you ever married?'], fakeSirens.detective)).not.toMatch(/brother|landlady/);
    expect(await last(['do you have any family?'], fakeSirens.sparse, 'extra long')).not.toMatch(/gracious|Spiders/);
  });

  it('meets a new name by name', async () => {
    expect(await last(['Good evening, I am Callum'])).toContain('Callum');
  });
});
