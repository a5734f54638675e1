import { runDoubleStarts } from '../bench/lib/double-starts.mjs';
import { runKillStreams, runStopStreams } from '../bench/lib/ended-streams.mjs';
import { runKillRounds } from '../bench/lib/kill-rounds.mjs';
import { expect, test } from './support/app.ts';
import { preparedData } from './support/prepared-data.ts';

// The same as `npm run bench:kill`, `bench:lock` and `bench -- stream-faults`, in short; the numbers there are larger.
// On every change server/test/process.lite.test.ts kills a server once, and starts a second.
const KILLS = 3;
const SECOND_STARTS = 3;
test.describe.configure({ mode: 'default' });

let stopped: ReturnType<typeof runStopStreams> | undefined;

// It mostly waits, for replies that a server lets come to their end; the others need not wait for that.
test.beforeAll(() => {
  stopped = runStopStreams({ streams: 10, dataFrom: preparedData() });
  stopped.catch(() => {});
});

test('a server killed under write load loses nothing it has acknowledged and leaves no half account', async () => {
  const seed = Date.now() % 1_000_000_000;
  const loadMs = { least: 0, most: 800 };
  const { registrations, edits, ...result } = await runKillRounds({
    rounds: KILLS,
    seed,
    loadMs,
    dataFrom: preparedData(),
  });
  expect({ seed, ...result }).toMatchObject({ rounds: KILLS, lost: [], half: [], unopenable: [], refusals: [] });
  expect(registrations).toBeGreaterThan(0);
  expect(edits).toBeGreaterThan(0);
});

test('a second server on the same data directory ends and names the first, and stale locks are taken over', async () => {
  const { faults } = await runDoubleStarts({ times: SECOND_STARTS, dataFrom: preparedData() });
  expect(faults).toEqual([]);
});

test('a server killed while it answers has every message when it is back, with what was kept of the answer', async () => {
  const { kept, ...result } = await runKillStreams({ streams: 10, dataFrom: preparedData() });
  expect(result).toMatchObject({ streams: 10, faults: [] });
  expect(kept).toBeGreaterThan(0);
});

test('a server told to stop while it answers lets answers end or cuts them short, loses none, and ends well', async () => {
  const { exitMs, ...result } = await (stopped ?? Promise.reject(new Error('It was not begun.')));
  const refusals = ['503 close', '503 close'];
  expect(result).toEqual({ streams: 10, whole: 5, stopped: 5, lost: [], refusals, code: 0 });
});
