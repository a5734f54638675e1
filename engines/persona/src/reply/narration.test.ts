import { describe, expect, it } from 'vitest';
import { inManner, narrationIn } from './narration.ts';

const restated = (beat: string, ...replies: string[]) => {
  const narration = narrationIn(replies);
  return narration === null ? beat : inManner(beat, narration, 'she');
};

describe('a continued chat', () => {
  it('keeps the person of its stage directions', () => {
    expect(restated('I wipe the counter', '*She turns your palms over.* Clean.', '*She nods.* Go on.')).toBe(
      'She wipes the counter.',
    );
    expect(restated('I wipe the counter', '*turns your palms over* Clean.')).toBe('wipes the counter');
    expect(restated('I wipe my hands', '*taps my temple* All here.')).toBe('wipes my hands');
    expect(restated('I wipe the counter', '*I turn your palms over* Clean.')).toBe('I wipe the counter');
  });

  it('keeps the verb singular where nobody is named, also for one who is spoken of as they', () => {
    const narration = narrationIn(['*slides half a pear through the hatch* Any fever?']);
    expect(narration && inManner('I wipe my brush', narration, 'they')).toBe('wipes their brush');
  });

  it('keeps their tense', () => {
    expect(restated('I wipe the counter', '*She turned your palms over.* Clean.')).toBe('She wiped the counter.');
  });

  it('has none to follow where nothing was done', () => {
    expect(narrationIn(['Hello there.'])).toBeNull();
  });
});
