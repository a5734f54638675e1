import { expect, test } from 'vitest';
import { voiceList as voices } from '../../../../test/voices.ts';
import { chosenVoice, groupVoices, randomVoice } from './voice-choice.ts';

const idsAt = (gender: Parameters<typeof randomVoice>[1], present?: string) =>
  new Set([0, 0.2, 0.4, 0.6, 0.8, 0.999].map((chance) => randomVoice(voices, gender, present, () => chance)?.id));

test('an unknown voice is the first one, and nothing is chosen from an empty catalogue [E7]', () => {
  expect(chosenVoice(voices, 'gone', 'male')?.id).toBe('maren');
  expect(chosenVoice([], 'maren', 'female')).toBeUndefined();
});

test('before any choice the default follows the gender; a chosen voice does not [E6] [E7]', () => {
  expect(chosenVoice(voices, '', 'female')?.id).toBe('maren');
  expect(chosenVoice(voices, '', 'male')?.id).toBe('silas');
  expect(chosenVoice(voices, '', 'non_binary')?.id).toBe('maren');
  expect(chosenVoice(voices, 'imogen', 'male')?.id).toBe('imogen');
});

test('a random voice is of the chosen gender, and any for non-binary [E7]', () => {
  expect(idsAt('female')).toEqual(new Set(['maren', 'imogen', 'leila']));
  expect(idsAt('male')).toEqual(new Set(['silas', 'rhys']));
  expect(idsAt('non_binary')).toEqual(new Set(voices.map(({ id }) => id)));
});

test('a random voice is another than the present one, where there is another', () => {
  expect(idsAt('male', 'silas')).toEqual(new Set(['rhys']));
  expect(randomVoice(voices.slice(0, 1), 'female', 'maren')?.id).toBe('maren');
});

test('voices are grouped by gender, then by accent [E7] [S28]', () => {
  expect(groupVoices(voices).map(({ label, voices }) => [label, voices.map(({ id }) => id)])).toEqual([
    ['Female, American', ['maren', 'leila']],
    ['Female, British', ['imogen']],
    ['Male, American', ['silas']],
    ['Male, Welsh', ['rhys']],
  ]);
});
