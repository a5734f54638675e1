import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Persona, Turn } from '@sirenade/server/ports/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeWriter, type Writer } from '../persona-writer.ts';

const persona: Persona = {
  name: 'Ilka Brandt',
  gender: 'female',
  description:
    'Ilka Brandt, 44, organ builder in Leer. Drove school buses for eleven years before that. Twin sister Wiebke runs the ferry kiosk. ' +
    'Lives with her mother above the workshop. Never drinks alcohol. Afraid of geese. Charges by the pipe. Cannot stand whistling.',
  personality: '',
  examples: '',
};
const parted: Persona = {
  ...persona,
  name: 'Sander Vik',
  gender: 'male',
  description:
    'Sander Vik / 39 / ferry pilot, Bergen / used to be a florist / collects maps / partner Siri left in May',
};

describe('what stands on the card', () => {
  let writer: Writer;
  beforeAll(async () => {
    writer = await makeWriter({ vectorFile: join(tmpdir(), 'sirenade-test-bank.bin') });
  }, 120_000);
  const reply = async (text: string, of = persona) => {
    const turns: Turn[] = [
      { role: 'siren', text: 'Come in, mind the pipes.' },
      { role: 'user', text },
    ];
    return (await writer.reply({ persona: of, turns, memory: { summary: '', facts: [] }, size: 'short', seed: 1 }))
      .text;
  };

  it.each([
    ['what did you do before the organs?', /school buses/],
    ['who’s the woman at the kiosk?', /Wiebke/],
    ['what will this cost me', /by the pipe/],
    ['does anything scare you?', /geese/],
    ['got any siblings or is it just you', /Wiebke/],
    ['can I get you a beer?', /alcohol/],
    ['*whistles a tune*', /whistling/],
  ])('answers %s', async (message, fact) => {
    expect(await reply(message)).toMatch(fact);
  });

  it('is no yes to what it denies', async () => {
    const text = await reply('do you live alone?');
    expect(text).toMatch(/mother/);
    expect(text).not.toMatch(/^Yes/);
  });

  it('is read where its parts stand between other marks', async () => {
    expect(await reply('what did you do before you flew this thing?', parted)).toMatch(/florist/);
  });

  it('is not recited to whoever asks for something else', async () => {
    expect(await reply('what did I tell you about my car?')).not.toMatch(/pipe|Wiebke|geese|buses/);
  });
});
