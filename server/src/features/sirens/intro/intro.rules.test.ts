import { limits } from '@sirenade/contract/limits';
import { describe, expect, it } from 'vitest';
import { introStateOf, tidyIntro, tidyTags } from './intro.rules.ts';

describe('the state of an intro', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const requestedBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('stays as it is once it is made or has failed', () => {
    for (const state of ['ready', 'failed'] as const)
      expect(introStateOf({ state, requestedAt: requestedBefore(600) }, now)).toBe(state);
  });

  it('is failed when it has been in the making for more than a quarter of an hour', () => {
    expect(introStateOf({ state: 'making', requestedAt: requestedBefore(15) }, now)).toBe('making');
    expect(introStateOf({ state: 'making', requestedAt: requestedBefore(16) }, now)).toBe('failed');
  });
});

describe('the text of an intro', () => {
  it.each([
    ['  Good evening.  ', 'Good evening.'],
    ['“Good evening.”', 'Good evening.'],
    ['"Good evening. Sit down."', 'Good evening. Sit down.'],
    ['Isla: Good evening.', 'Good evening.'],
    ['*looks up* Good evening. “Sit,” she says.', '*looks up* Good evening. “Sit,” she says.'],
    ['Good evening. Sit down and tell me abou', 'Good evening.'],
    ['*smiles* Hello… *waves*', '*smiles* Hello… *waves*'],
    ['no mark at all', 'no mark at all'],
    ['One.\r\n\r\n\r\n\r\nTwo.', 'One.\n\nTwo.'],
    ['', ''],
  ])('%j is shown as %j', (written, expected) => {
    expect(tidyIntro(written, 'Isla')).toBe(expected);
  });

  it('ends with a whole sentence where it is far too long', () => {
    const text = tidyIntro('The tide comes in twice a day. '.repeat(400), 'Isla');
    expect(text.length).toBeLessThanOrEqual(1500);
    expect(text).toMatch(/twice a day\.$/);
  });
});

describe('tags', () => {
  it('are plain, short, in lower case and each once', () => {
    const written = ['Sea-Side', '#Mystery', 'sea-side', '<b>slow burn</b>', '...', '42', 'x'.repeat(31), 'Île d’or'];
    expect(tidyTags(written, 6)).toEqual(['sea-side', 'mystery', 'b slow burn b', 'île d or']);
  });

  it('are no more than wanted, and never more than a siren may have', () => {
    const many = Array.from({ length: 40 }, (_, n) => `tag ${n}`);
    expect(tidyTags(many, 6)).toHaveLength(6);
    expect(tidyTags(many, 100)).toHaveLength(limits.siren.tags);
  });
});
