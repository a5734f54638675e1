import { describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { sentencesIn } from '../prose.ts';
import { makeRng } from '../rng.ts';
import { recordSpoken } from '../story/spoken-record.ts';
import { countWeaves, tally, weave } from './weave.ts';

/** How many are woven of a kind. */
const MANY = depth(500, 1_500);

describe('woven sentences', () => {
  it.each(['say', 'ask', 'beat'] as const)('of the kind %j do not run out, and none comes twice', (weft) => {
    const wording = recordSpoken([]);
    const rng = makeRng('weave', weft);
    const woven = Array.from({ length: MANY }, () => weave(weft, wording, rng));
    expect(woven).not.toContain(null);
    expect(new Set(woven).size).toBe(MANY);
    expect(countWeaves(weft)).toBeGreaterThan(5_000);
  });

  it.each(['say', 'ask', 'beat', 'lead'] as const)('of the kind %j are one whole sentence without a hole', (weft) => {
    const wording = recordSpoken([]);
    const rng = makeRng('whole', weft);
    for (let n = 0; n < 200; n++) {
      const text = weave(weft, wording, rng) ?? '';
      expect(sentencesIn(text)).toHaveLength(1);
      expect(text).not.toMatch(/[{}|]| {2}|\b(\w+) \1\b/);
      expect(text).toMatch(weft === 'ask' ? /\?$/ : /\.$/);
    }
  });

  it('end in a count when nothing is left', () => {
    expect(tally(301)).not.toBe(tally(302));
  });
});
