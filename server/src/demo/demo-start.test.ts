import { beforeEach, describe, expect, it } from 'vitest';
import { countAll, SMALL } from '../../test/demo-steps.ts';
import { makeFakePainter } from '../../test/fake-painter.ts';
import { makeMember, quickEngines } from '../../test/siren-steps.ts';
import { type TestApp, useTestApp } from '../../test/test-app.ts';
import { makeLog } from '../platform/log.ts';
import { showDemo } from './demo-start.service.ts';

let lines: string[];
const log = () => makeLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
const open = (env: Record<string, string> = {}) =>
  useTestApp(env, { log: log(), providers: { ...quickEngines(), image: makeFakePainter() } });

/** Starts the demonstration as a server does. */
function start(house: TestApp, stop = new AbortController(), rest = async () => {}): Promise<void> {
  const ctx = { ...house.context(), signal: stop.signal };
  return showDemo(ctx, { builtIn: ctx.providers, rest, isAlone: true, read: async () => SMALL });
}
const linesWith = (words: RegExp) => lines.filter((line) => words.test(line));

beforeEach(() => {
  lines = [];
});

describe('a server that starts', () => {
  it('fills an empty place, tells how far it is, and only once who to log in as', async () => {
    const house = await open();
    await start(house);
    expect(await countAll(house)).toMatchObject({ sirens: 3, posts: 4, comments: 4 });
    expect(linesWith(/^demo: .* sirens are here$/)).toEqual(
      [1, 2, 3].map((done) => `demo: ${done} of 3 sirens are here`),
    );
    expect(linesWith(/^demo: 4 of 4 stories are posted$/)).toHaveLength(1);
    expect(linesWith(/with the password ([a-z2-9]{4}-){3}[a-z2-9]{4} /)).toHaveLength(2);
    expect(linesWith(/could not be made/)).toEqual([]);
    lines = [];
    await start(house);
    expect(lines).toEqual([
      'demo: this place shows a demonstration; to log in: npm run demo -- logins; to end it: npm run demo -- remove',
    ]);
  });

  it('says nothing where people live', async () => {
    const house = await open();
    await makeMember(house, 'Resident');
    lines = [];
    await start(house);
    expect(linesWith(/demo/)).toEqual([]);
  });

  it('writes no password into the log of a production', async () => {
    const house = await open({ NODE_ENV: 'production', PAYMENTS: 'none', SEED_DEMO: '1' });
    const stop = new AbortController();
    const rest = async () => stop.abort(new Error('The server stops.'));
    await expect(start(house, stop, rest)).rejects.toThrow('The server stops.');
    expect(lines).toContain('demo: for passwords to log in with: npm run demo -- logins');
    expect(linesWith(/with the password/)).toEqual([]);
  });
});
