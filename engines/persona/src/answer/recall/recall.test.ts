import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';
import { plainMarks } from '../../prose.ts';

const writer = makeWriter({ model: fakeModel() });

/** Her reply to the last of these, hers and theirs by turns, hers first. */
async function reply(...texts: string[]): Promise<string> {
  const turns = texts.map((text, at): Turn => ({ role: at % 2 === 0 ? 'siren' : 'user', text }));
  const { text } = await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'medium', seed: 1 });
  return plainMarks(text);
}

describe('what she is asked to remember', () => {
  it('is who they are, whole', async () => {
    const text = await reply('Who are you?', 'I’m Theo, the new schoolteacher.', 'Come in.', 'quick test: who am I?');
    expect(text).toMatch(/You(?:'re| are) Theo, the new schoolteacher\./);
  });

  it('is several things at once', async () => {
    const text = await reply('Yes?', 'Ilse, from Ghent. I audit ferries.', 'Good.', 'whats my job and where am i from');
    expect(text).toMatch(/you audit ferries/i);
    expect(text).toMatch(/from Ghent/);
  });

  it('is what somebody is called', async () => {
    const text = await reply(
      'A goat?',
      'Her name’s Clotilde. the goat I mean.',
      'Good.',
      'what was the goat called again',
    );
    expect(text).toContain('Clotilde');
  });

  it('is a number with its noun', async () => {
    const text = await reply(
      'Which plot?',
      '14B, by the pump. lovely beans you have',
      'They climb.',
      'which plot am I on again?',
    );
    expect(text).toContain('14B');
  });

  it('is what she said herself', async () => {
    const text = await reply(
      'Your room is at the top of the stairs. Breakfast is at half seven.',
      'thank you!',
      'Sleep well.',
      'when is breakfast again?',
    );
    expect(text).toContain('half seven');
  });

  it('is admitted where it was never told, with a question back', async () => {
    const text = await reply('Hello.', 'I have a dog.', 'Good.', 'what’s my dog’s name?');
    expect(text).toMatch(/\?/);
    expect(text).toMatch(/told|said|mention|kept to yourself|don't know/i);
  });

  it('is not her own work, where theirs was never told', async () => {
    const text = await reply('In.', 'What do you do?', 'I work as a cook for a living.', 'what do I do for a living?');
    expect(text).not.toMatch(/cook/);
    expect(text).toMatch(/\?/);
  });

  it('is summed up', async () => {
    const text = await reply(
      'Your name?',
      'Henrik. I’m a baker.',
      'And what do you need?',
      'I need 40 loaves by Friday. My sister Lena pays.',
      'Done.',
      'sum up what we agreed?',
    );
    for (const part of ['Henrik', '40 loaves', 'Friday', 'Lena']) expect(text).toContain(part);
  });
});

describe('what is no question of memory', () => {
  it.each(['Will I ever see him again?', 'Play it again', 'How long until we see the sun again?'])(
    '%s',
    async (message) => {
      const text = await reply('He left on Monday at six.', 'I know. We listened to the sun song.', 'We did.', message);
      expect(text).not.toContain('Monday at six');
      expect(text).not.toMatch(/told me that|once more\?|didn't catch/);
    },
  );
});
