import type { Intimacy, Persona, ResponseSize, Turn } from '@sirenade/server/ports/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/test-depth.ts';
import { fakeBank } from '../../test/fake-bank.ts';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { makeWriter } from '../persona-writer.ts';
import { countWords } from '../prose.ts';

interface Asking {
  persona?: Persona;
  size?: ResponseSize;
  intimacy?: Intimacy;
  seed?: number;
}

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });
/** The reply to a story told in turns, the person's first. */
async function reply(
  texts: string[],
  { persona = fakeSirens.keeper, size = 'short', ...rest }: Asking = {},
): Promise<string> {
  const turns = texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }));
  return (await (await writer).reply({ persona, turns, size, ...rest })).text;
}
const seeds = Array.from({ length: 8 }, (_, n) => n);
const replies = (texts: string[], options: Asking = {}) =>
  Promise.all(seeds.map((seed) => reply(texts, { ...options, seed })));

describe('a reply', () => {
  it('is the same for the same story and seed, and another for another seed', async () => {
    expect(await reply(['hello there'], { seed: 1 })).toBe(await reply(['hello there'], { seed: 1 }));
    expect(new Set(await replies(['hello there'])).size).toBeGreaterThan(1);
  });

  it('comes no closer than the person chose', async () => {
    const close = async (intimacy: Intimacy) => (await replies(['hello there'], { intimacy })).join('\n');
    expect(await close('low')).not.toMatch(/Closer than that|hold you/);
    expect(await close('natural')).not.toContain('hold you');
    expect(await close('high')).toMatch(/Closer than that|hold you/);
  });

  it('comes no closer for a while after a stop, whatever was chosen', async () => {
    const story = ['hello there', 'Hm.', 'please stop', 'Of course.', 'hello there'];
    expect((await replies(story, { intimacy: 'high' })).join('\n')).not.toMatch(/Closer than that|hold you/);
  });

  it('stops all play when somebody is in danger, and says where to turn', async () => {
    for (const size of ['short', 'medium', 'long', 'extra long'] as const) {
      for (const text of await replies(['hello there', 'Hm.', 'I want to kill myself'], { size, intimacy: 'high' })) {
        expect(text).toMatch(/crisis line|helpline|emergency/i);
        expect(text).not.toMatch(/\*|Closer than that|hold you|aside|traveller/);
      }
    }
  });

  it('goes on saying where to turn, however often it is said', async () => {
    const turns: string[] = [];
    for (let n = 0; n < 12; n++) {
      turns.push(`I want to die, ${n}`);
      const text = await reply(turns, { size: 'medium', seed: n });
      expect(text).toMatch(/crisis line|helpline|emergency|doctor/i);
      turns.push(text);
    }
  });

  it('stays gentle after that', async () => {
    for (const text of await replies(['I want to die', 'Please call a crisis line.', 'hello there'], {
      size: 'medium',
    })) {
      expect(text).not.toMatch(/\*|aside|doorway|with the rain/);
    }
  });

  it('says plainly that she is no person when she is asked', async () => {
    for (const text of await replies(['are you a real person?']))
      expect(text).toMatch(/\bAI\b|software|program|machine/);
  });

  it('answers about herself from her description', async () => {
    expect(await reply(['where do you live?'])).toContain('I keep the lighthouse at Skerryvore');
    expect(await reply(["what's your name?"])).toContain('Mairi Grant');
    expect(await reply(['how old are you?'])).toMatch(/fifty-eight/i);
    expect(await reply(['how old are you?'], { persona: fakeSirens.binder })).not.toMatch(/\d|\{/);
    expect(await reply(['do you play the cello?'], { persona: fakeSirens.detective })).toContain(
      'I play the cello badly',
    );
  });

  it('says a fact again in other words when it is asked for again', async () => {
    const first = await reply(['where do you live?']);
    const second = await reply(['where do you live?', first, 'where do you live again?']);
    expect(second).toContain('keep the lighthouse at Skerryvore');
    expect(second).not.toMatch(
      /(?:^|[.!?*] )I keep the lighthouse at Skerryvore and have done so since my husband drowned\./,
    );
  });

  it('keeps a secret from a stranger, and tells it to somebody who has stayed and asks', async () => {
    const secret = /smuggler|burn|dead husband|without the light/;
    for (const text of await replies(['tell me a secret'])) expect(text).not.toMatch(secret);
    const later = [
      'hello there',
      'A.',
      'I am so tired',
      'B.',
      'hm',
      'C.',
      'yes',
      'D.',
      'no',
      'E.',
      'tell me your secret',
    ];
    for (const text of await replies(later, { size: 'medium' })) expect(text).toMatch(secret);
  });

  it('answers as her examples do', async () => {
    expect(await reply(['are you lonely?'])).toContain('Lonely is a word for people with neighbours.');
  });

  it('takes the answer to what she asked', async () => {
    const asked = ['hello there', 'Well. What do you drink when it rains?'];
    expect((await replies([...asked, 'black tea'])).join('\n')).toMatch(/Black tea/);
    expect(await reply([...asked, 'I want to kill myself'])).not.toContain('plenty');
    expect(await reply([...asked, 'why do you ask?'])).not.toContain('plenty');
  });

  it('tells a tale in parts, to its end', async () => {
    const first = await reply(['tell me a story']);
    expect(first).toContain('A goose once became mayor');
    const second = await reply(['tell me a story', first, 'and then?']);
    expect(second).toContain('She ruled it well');
    const third = await reply(['tell me a story', first, 'and then?', second, 'go on']);
    expect(third).not.toContain('goose');
  });

  it('asks a riddle and judges the answer', async () => {
    const first = await reply(['ask me a riddle']);
    expect(first).toContain('Who always has the last word?');
    expect(await reply(['ask me a riddle', first, 'is it an echo?'])).toContain('An echo it is.');
    expect(await reply(['ask me a riddle', first, 'my aunt'])).toContain('It was an echo all along.');
    expect(await reply(['ask me a riddle', first, 'I give up'])).toContain('It was an echo all along.');
  });

  it('leads through a scene whatever is chosen', async () => {
    const first = await reply(["let's go on an adventure"]);
    expect(first).toContain('two ladders');
    expect(await reply(["let's go on an adventure", first, 'the left one'])).toContain('like a map');
    expect(await reply(["let's go on an adventure", first, 'stop, something else'])).not.toContain('like a map');
  });

  it('answers a gesture, a shout and a repetition', async () => {
    expect(await reply(['*takes your hand*'])).toMatch(/^\*I .*(?:hand|away|still).*\*/);
    expect((await replies(['WHY ARE YOU SO QUIET TODAY'])).every((text) => countWords(text) > 5)).toBe(true);
    expect(await reply(['where is the moon', 'Up.', 'where is the moon'])).toMatch(
      /again|twice|already|same|once more|lately|circle|walk|gate|words/i,
    );
  });

  it('remembers what she was told when she is asked', async () => {
    const story = ['I am Marta. I have a cat called Miso.', 'Nice.'];
    expect(await reply([...story, 'do you remember my name?'])).toContain('Marta');
    expect(await reply([...story, "what's my cat called?"])).toContain('Miso');
    expect(await reply([...story, 'where do I live?'])).not.toMatch(/Marta|Miso/);
  });

  it('comes back to it by herself after a while', async () => {
    const story = ['I love rainy mornings.', 'Good.', 'hello there', 'Hm.', 'hello there', 'So.', 'hello there'];
    expect((await replies(story, { size: 'medium' })).join('\n')).toContain('rainy mornings');
  });

  it('has the length of its size', async () => {
    for (const [size, least, most] of [
      ['short', 5, 40],
      ['medium', 25, 95],
      ['long', 40, 180],
      ['extra long', 40, 330],
    ] as const) {
      for (const text of await replies(['hello there'], { size })) {
        expect(countWords(text)).toBeGreaterThanOrEqual(least);
        expect(countWords(text)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('takes words that are names of something in the machine for words', async () => {
    const persona = {
      ...fakeSirens.empty,
      name: 'toString',
      description: 'She fears constructor and __proto__. She likes valueOf.',
    };
    const text = await reply(
      ['I love constructor and my toString. I hate __proto__.', 'Hm.', 'what do you know about me? what do you like?'],
      { persona },
    );
    expect(text).not.toMatch(/function|native code|\[object/);
  });

  it('is there for anything that can be typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (message) => {
        expect((await reply([message, 'So.', message])).length).toBeGreaterThan(5);
      }),
      runs(20, 60),
    );
  });

  it('is there for any message at all, and from any siren', async () => {
    for (const message of [
      '',
      '   ',
      '?',
      '😂',
      'ok',
      'asdfghjkl',
      'Ich weiß nicht, was du meinst',
      '{user} {name} {{char}}',
      'a'.repeat(4_000),
      '*',
      '**',
      '\n\n',
    ]) {
      for (const persona of [fakeSirens.empty, fakeSirens.sparse]) {
        const text = await reply([message], { persona });
        expect(countWords(text)).toBeGreaterThan(2);
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
    }
    expect(countWords(await reply([]))).toBeGreaterThan(2);
    expect(countWords(await reply(['hello there', 'Good evening from the doorway.']))).toBeGreaterThan(2);
  });
});
