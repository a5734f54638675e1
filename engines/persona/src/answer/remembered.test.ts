import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { makeWriter } from '../persona-writer.ts';
import { addressIn } from './remembered.ts';

const writer = makeWriter({ model: fakeModel() });

async function reply(texts: string[], seed = 1): Promise<string> {
  const turns = texts.map((text, at): Turn => ({ role: at % 2 === 0 ? 'siren' : 'user', text }));
  return (await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'medium', seed })).text;
}

describe('what she knows of the person', () => {
  it('is greeted as a name, and the question that came with it is answered', async () => {
    const text = await reply(['Who goes there?', 'Femke. how old are you?']);
    expect(text).toContain('Femke');
    expect(text.replace(/^[^.!?]*Femke[^.!?]*[.!?]/, '')).toMatch(/\p{L}{3}/u);
  });

  it('comes up unasked now and then, and not always', async () => {
    const story = ['Your name?', 'Femke.', 'Good.', 'I like it here.', 'So do I.', 'where do you live?'];
    const replies = await Promise.all(Array.from({ length: 20 }, (_, seed) => reply(story, seed)));
    const named = replies.filter((text) => text.includes('Femke')).length;
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(14);
  });

  it('has her own word for them where she used it before', () => {
    expect(addressIn(['Sit down, love.', 'Mind the step, love. It’s wet.'])).toBe('love');
    expect(addressIn(['Sit down, love.', 'I love rain, sir.'])).toBeNull();
  });
});
