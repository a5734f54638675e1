import { expect, test } from '@playwright/test';
import { runDoubleStarts } from '../bench/lib/double-starts.mjs';
import { runKillStreams, runStopStreams } from '../bench/lib/ended-streams.mjs';
import { runKillRounds } from '../bench/lib/kill-rounds.mjs';

// The same as `npm run bench:kill`, `bench:lock` and `bench -- stream-faults`, in short; the numbers there are larger.
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

test('a server killed while it answers has every message when it is back, with what was kept of the answer', async () => {
  const { kept, ...result } = await runKillStreams({ streams: 10 });
  expect(result).toMatchObject({ streams: 10, faults: [] });
  expect(kept).toBeGreaterThan(0);
});

test('a server told to stop while it answers lets answers end or cuts them short, loses none, and ends well', async () => {
  const { exitMs, ...result } = await runStopStreams({ streams: 10 });
  const refusals = ['503 close', '503 close'];
  expect(result).toEqual({ streams: 10, whole: 5, stopped: 5, lost: [], refusals, code: 0 });
  expect(exitMs).toBeLessThan(25_000);
});
