import { expect, test } from '@playwright/test';
import { runDoubleStarts } from '../bench/lib/double-starts.mjs';
import { runKillRounds } from '../bench/lib/kill-rounds.mjs';

// The same as `npm run bench:kill` and `bench:lock`, in short; the numbers there are larger.
test.describe.configure({ timeout: 240_000 });

test('a server killed under write load loses nothing it has acknowledged and leaves no half account', async () => {
  const seed = Date.now() % 1_000_000_000;
  const { registrations, edits, ...result } = await runKillRounds({ rounds: 3, seed });
  expect({ seed, ...result }).toMatchObject({ rounds: 3, lost: [], half: [], unopenable: [], refusals: [] });
  expect(registrations).toBeGreaterThan(0);
  expect(edits).toBeGreaterThan(0);
});

test('a second server on the same data directory ends at once and names the first, and stale locks are taken over', async () => {
  const { faults, exitMs } = await runDoubleStarts({ times: 3 });
  expect(faults).toEqual([]);
  expect(exitMs.max).toBeLessThan(10_000);
});
