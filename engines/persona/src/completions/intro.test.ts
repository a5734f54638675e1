import type { Persona } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { fakeModel } from '../../test/fake-model.ts';
import { makeWriter } from '../persona-writer.ts';

const writer = makeWriter({ model: fakeModel() });
const SEEDS = depth(15, 60);

async function introsOf(about: Partial<Persona>): Promise<string[]> {
  const persona: Persona = {
    name: 'Odile',
    description: '',
    gender: 'female',
    personality: '',
    examples: '',
    ...about,
  };
  const { complete } = await writer;
  const intros: string[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const made = await complete({ purpose: 'intro', prompt: { persona, turns: [], size: 'short', seed } });
    intros.push((made as { text: string }).text);
  }
  return intros;
}

describe('what everybody may read in an intro', () => {
  it('is nothing of How They Talk, and nothing of the Secrets', async () => {
    const intros = await introsOf({
      description: 'A clockmaker from Ghent. She lives above her shop.',
      examples:
        '"The code is 4471," she whispers.\nOdile: Time is only patience with numbers on it.\nThe heron sleeps at noon.',
      personality:
        'She is jealous, vain and treacherous. In her late fifties. She hid the money under the ninth stair.',
    });
    for (const text of intros) {
      expect(text).not.toMatch(/4471|patience with numbers|heron|jealous|vain|treacherous|fifties|ninth stair/);
      expect(text).toContain('Odile');
    }
  });
});

describe('what she says of herself in an intro', () => {
  it('comes from a description that presents her', async () => {
    const intros = await introsOf({
      description: 'Meet Odile, who mends clocks in Ghent and listens to them at night.',
    });
    for (const text of intros) {
      expect(text).not.toMatch(/Meet me|Meet I\b|, who\b/);
      expect(text).toContain('I mend clocks in Ghent and listen to them at night');
    }
  });

  it('comes from a description that presents her by what she is', async () => {
    const intros = await introsOf({ description: 'Meet Odile, a clockmaker from Ghent.' });
    for (const text of intros) expect(text).toContain('I’m Odile, a clockmaker from Ghent.');
  });

  it('has all its verbs in the first person', async () => {
    const intros = await introsOf({ name: 'Odalys', description: 'Odalys is 30 and hums while she draws.' });
    for (const text of intros) expect(text).toContain('I am 30 and hum while I draw.');
  });

  it('does not turn what is the reader’s into hers', async () => {
    const intros = await introsOf({
      name: 'Ida',
      description: 'Your neighbour from the third floor. Your oldest friend, warm and curious.',
    });
    for (const text of intros) {
      expect(text).not.toMatch(/\b[Mm]y (?:neighbour|oldest friend)|\bYour (?:neighbour|oldest)/);
      expect(text).toContain('Ida');
    }
  });

  it('is told part by part where a description joins many things by semicolons', async () => {
    const intros = await introsOf({
      name: 'Runa',
      description:
        'She keeps the ferry on the northern lake; she knows every wind by its first name; and her lanterns burn all ' +
        'night for the people who come late.',
    });
    for (const text of intros) expect(text).toContain('I keep the ferry on the northern lake');
    expect(intros.join('\n')).toContain('I know every wind by its first name');
  });
});
