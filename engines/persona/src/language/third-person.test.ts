import { describe, expect, it } from 'vitest';
import { toThirdPerson } from './third-person.ts';

describe('what she does, told of her', () => {
  it.each([
    ['I turn the cup in my hands', 'she turns the cup in her hands'],
    ['I wind it two turns and listen', 'she winds it two turns and listens'],
    ['I lay two fingers on your wrist and count', 'she lays two fingers on your wrist and counts'],
    ['I look down at the street and back at you', 'she looks down at the street and back at you'],
    ['I look at your shoes, then at you', 'she looks at your shoes, then at you'],
    ['I slowly push the cup to you', 'she slowly pushes the cup to you'],
    ['My elbow slides off the table', 'her elbow slides off the table'],
  ])('%s', (beat, restated) => {
    expect(toThirdPerson(beat, 'she')).toBe(restated);
  });

  it('may be past, or of several', () => {
    expect(toThirdPerson('I hold my breath', 'he', true)).toBe('he held his breath');
    expect(toThirdPerson('I turn my head', 'they')).toBe('they turn their head');
    expect(toThirdPerson('The lamp goes out', 'she')).toBeNull();
  });
});
