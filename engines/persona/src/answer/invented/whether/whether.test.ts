import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../../test/fake-bank.ts';
import { fakeModel } from '../../../../test/fake-model.ts';
import { fakeSirens } from '../../../../test/fake-sirens.ts';
import { makeWriter } from '../../../persona-writer.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(message: string): Promise<string> {
  const turns: Turn[] = [
    { role: 'siren', text: 'Mind the step.' },
    { role: 'user', text: message },
  ];
  const { text } = await (await writer).reply({ persona: fakeSirens.teacher, turns, size: 'short', seed: 1 });
  return text.replaceAll('\u2019', "'");
}

describe('yes or no, with a reason of its class', () => {
  it.each([
    ['are we going to fall?', /^(?:No|Not)\b/],
    ['is it going to break down?', /^(?:No|Not)\b/],
    ['will I be ok', /yes|will|think so/i],
    ['is this one edible?', /\b(?:cooked|eat|edible|No\b|wouldn't|smell)/i],
    ['does it bite?', /hurry|Sometimes|No\b|Not|noise/i],
    ['will it hurt', /little|long|less|breath/i],
    ['is it far?', /far|there|hungry|shorter/i],
    ['is this seat taken?', /free|yours|nobody/i],
    ['is that a sword?', /\bis\b|just that|exactly|no, but|not quite/i],
    ['is there a way out?', /one|is|small/i],
    ['does it ever get easier?', /easier|does|yes/i],
    ['am I in trouble?', /\b(?:not|no|little)\b/i],
    ['bad idea, right?', /worse|bad|afterwards|good/i],
    ['like this?', /nearly|that's it|just so|better/i],
    ['will she forgive me?', /think|sooner|bet|can't see/i],
    ['are we lost?', /no|little|lost/i],
    ['did I wake you?', /no|little|not/i],
    ['do I look ok?', /look|better|tired/i],
    ["you won't nod off?", /^No\b/],
  ])('%j', async (message, form) => {
    expect(await reply(message)).toMatch(form);
  });

  it.each([
    'is this one edible?',
    'is that hill closer than before?',
    'has she really never laughed?',
    'can a nun really do this better than my computer?',
    'is the blue one on the left heavier?',
    'does the old man by the door ever talk?',
    'bad idea, right?',
  ])('%j is never glued into a clause', async (message) => {
    expect(await reply(message)).not.toMatch(
      /It is one|is closer than|can do this better|idea right|ever talks|has laughed/i,
    );
  });
});

describe('a choice', () => {
  it.each([
    ['tea or coffee?', /\b(?:tea|coffee)\b/i],
    ['cats or dogs', /\b(?:cats|dogs)\b/i],
    ['should we do it in the woods or by the lake?', /\b(?:woods|lake)\b/i],
    ['should I tell him or should I keep quiet?', /^(?:Tell him|Keep quiet)/],
    ['should I wear the green dress or the black one?', /green dress|black one/i],
    ['navy or charcoal?', /navy|charcoal/i],
  ])('%j picks one and gives a reason', async (message, form) => {
    const text = (await reply(message)).replace(/\*[^*]*\*/g, '').trim();
    expect(text).toMatch(form);
    expect(text.split(/[.!?](?: |$)/).filter((part) => part !== '').length).toBeGreaterThan(1);
  });

  it('is none where only the first half asks', async () => {
    expect(await reply('is there coffee or do we just suffer')).toMatch(/coffee|pot|cup/i);
    expect(await reply('is there coffee or do we just suffer')).not.toMatch(/^Do we/);
  });
});
