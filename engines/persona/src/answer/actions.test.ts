import { expect, test } from 'vitest';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { readPersona } from '../siren/persona-reading.ts';
import { ownActions } from './actions.ts';

const actionsOf = (description: string) =>
  ownActions({ reading: readPersona({ ...fakeSirens.empty, name: 'Rosa', description }) });

test('what she does fits her trade', () => {
  expect(actionsOf('Rosa, 44, baker in Ghent.')).toContain('I dust the flour off my hands');
  expect(actionsOf('Rosa, 44, navigator of a starship.').join(' ')).not.toMatch(/tide|sand|kettle/);
});

test('two bakers do not begin with the same', () => {
  const [one] = ownActions({
    reading: readPersona({ ...fakeSirens.empty, name: 'Rosa', description: 'Rosa is a baker.' }),
  });
  const others = ['Ada', 'Bea', 'Cleo'].map(
    (name) =>
      ownActions({ reading: readPersona({ ...fakeSirens.empty, name, description: `${name} is a baker.` }) })[0],
  );
  expect(others.some((first) => first !== one)).toBe(true);
});
