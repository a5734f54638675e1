import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';
import { thingIn } from './gesture.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });
async function reply(text: string): Promise<string> {
  const turns: Turn[] = [{ role: 'user', text }];
  return (await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'short', seed: 1 })).text;
}

describe('what is done between asterisks', () => {
  it.each([
    ['holds up a kettle', 'the kettle'],
    ['shows you my old passport', 'your old passport'],
    ['picks up your hat', 'my hat'],
    ['takes sandals off', 'the sandals'],
    ['holds up something brown and slimy', 'it'],
    ['slides the letter across the table', 'the letter'],
    ['Tao opens the box', 'the box'],
    ['nods', 'it'],
  ])('%s is about %s', (text, thing) => {
    expect(thingIn(text)).toBe(thing);
  });

  it.each([
    ['*holds up the kettle*', /the kettle|see|look/i],
    ['*crawls into the hole*', /crouch|low|light|head|see|in there|slowly/i],
    ['*yawns and rubs my eyes*', /voice|light|yawn|night|eyes|dull|sleep/i],
    ['*stubs my toe on the crate*', /elbow|hand|beside|hurt|ouch|bad|live/i],
    ['*slams the door*', /quiet|pass|loud|happened|still here|finished|talk/i],
    ['*whistles a tune*', /listen|hear|tune|stop|thinking/i],
    ['*shivers*', /warm|hands|cold|nearer|breathe/i],
    ['*holds out a hand*', /hand|lead|hold/i],
  ])('%s', async (message, met) => {
    expect(await reply(message)).toMatch(met);
  });
});
