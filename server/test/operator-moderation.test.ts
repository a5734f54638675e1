import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../src/commands/operator.ts';
import { ADMIN_USAGE, UsageError } from '../src/commands/usage.ts';
import { fileReport } from '../src/features/moderation/reports.service.ts';
import { reviewSiren } from '../src/features/sirens/siren-review.service.ts';
import { rowsOf } from './account-steps.ts';
import { hiddenReasonOf, makeTestModerator, reportsAbout } from './moderation-steps.ts';
import { makeMember, makeSiren, quickEngines } from './siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from './test-app.ts';

const moderator = makeTestModerator();
let house: TestApp;
let owner: Visitor;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { ...quickEngines(), moderation: moderator } });
  owner = await makeMember(house, 'Shopkeeper');
  siren = await makeSiren(owner, { private: false });
});
afterAll(() => house.close());

const run = (...words: string[]) => runOperatorCommand(house.parts, words);
const report = async (address: string, reason: string, subjectId = siren) => {
  const visitor = house.context({ kind: 'anonymous', visitor: null });
  await fileReport(visitor, { subject: 'siren', subjectId, reason, address });
  house.clock.move(60_000);
};

describe("the operator's commands for moderation", () => {
  it('list what is reported, newest last, on lines that no reporter can forge', async () => {
    expect(await run('reports')).toBe('Nothing is reported.');
    await report('192.0.2.1', 'This is spam');
    await report('192.0.2.1', 'A real person', siren + 1);
    await report('192.0.2.2', `A celebrity\n2026-01-01 forged \u001b[31mred \u202e${'and more '.repeat(40)}`);
    const output = await run('reports');
    const ids = (await reportsAbout(house, siren)).map((row) => row.id).reverse();
    const [first, , second, words, ...rest] = output.split('\n');
    expect(first).toMatch(new RegExp(`siren ${siren + 1}  real_person  1 reporter  \\(report \\d+\\)$`));
    expect(second).toMatch(new RegExp(`^[-\\d]{10} [:\\d]{5} UTC  siren ${siren}  real_person  2 reporters  `));
    expect(second).toContain(`(report ${ids.join(', ')})`);
    expect(words).toMatch(/^ {4}“A celebrity 2026-01-01 forged \[31mred and more .*…”$/);
    expect(rest).toEqual([]);
    expect([...output].filter((letter) => /\p{C}/u.test(letter) && letter !== '\n')).toEqual([]);
    expect(await run('reports', '1')).toMatch(/^2 things are reported. These are the newest 1:\n.*siren/);
  });

  it('close one report with what came of it', async () => {
    const [row] = await reportsAbout(house, siren);
    expect(await run('report', `${row?.id}`, 'close', 'Not', 'spam')).toBe(
      `Report ${row?.id} about siren ${siren} is closed.`,
    );
    expect((await reportsAbout(house, siren))[0]).toMatchObject({ state: 'closed', outcome: 'Not spam' });
    await expect(run('report', `${row?.id}`, 'close', 'again')).rejects.toThrow('There is no open report');
  });

  it('show all of a siren to whoever has to decide, also when it is hidden', async () => {
    const input = {
      name: 'Marina',
      description: 'Keeps\na lighthouse.',
      personality: 'Afraid of storms.',
      tags: ['sea'],
    };
    const hidden = await makeSiren(owner, { ...input, private: false });
    expect(await run('show', 'siren', `${hidden}`)).toMatch(
      new RegExp(
        `^Siren ${hidden} “Marina” by Shopkeeper, public\n  Description: “Keeps a lighthouse.”\n  Secrets: “Afraid`,
      ),
    );
    await run('hide', 'siren', `${hidden}`, 'Because');
    expect(await run('show', 'siren', `${hidden}`)).toMatch(/Shopkeeper, hidden since [-\d]{10}T.*: “Because”\n/);
    await report('192.0.2.9', 'Once more', hidden);
    expect(await run('reports', '1')).toMatch(/\(report \d+\) {2}hidden: “Because”\n/);
    await run('unhide', 'siren', `${hidden}`);
    await expect(run('show', 'siren', '999999')).rejects.toThrow('There is no siren 999999.');
    await expect(reviewSiren(house.context({ kind: 'anonymous', visitor: null }), hidden)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('hide a siren with a reason of many words, and show it again', async () => {
    const reason = 'It shows a real person and was made without any sign that she knows of it'.split(' ');
    const output = await run('hide', 'siren', `${siren}`, ...reason);
    expect(output).toBe(`Siren ${siren} is hidden, and its owner is told why. Reports closed: 1.`);
    expect(await hiddenReasonOf(house, siren)).toBe(reason.join(' '));
    expect((await house.visitor().ask('GET', `/api/sirens/${siren}`)).statusCode).toBe(404);
    expect(await run('unhide', 'siren', `${siren}`)).toContain(`Siren ${siren} can be seen again`);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it('list what was refused, newest last, and to whom', async () => {
    expect(await run('refusals')).toBe('Nothing was refused.');
    moderator.refuse = ({ text = '' }) =>
      text.includes('forbidden') && { allowed: false, category: 'real_people', reason: 'test/rule' };
    for (const description of ['forbidden one', 'forbidden\ntwo']) {
      const answer = await owner.ask('POST', '/api/sirens', { name: 'Nora', description });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        406,
        { description: ['This cannot be part of a siren here.'] },
      ]);
      house.clock.move(1000);
    }
    expect(await rowsOf(house, `SELECT 1 FROM sirens WHERE name = 'Nora'`)).toEqual([]);
    const [, one, head, two] = (await run('refusals')).split('\n');
    expect([one, two]).toEqual(['    “forbidden one”', '    “forbidden two”']);
    expect(head).toMatch(/siren, “description” {2}real_people \(test\/rule\) {2}by Shopkeeper$/);
    expect((await run('refusals', '1')).split('\n')).toHaveLength(2);
  });

  it.each([
    [['reports', 'many']],
    [['reports', '0']],
    [['reports', '1', '2']],
    [['report', '1']],
    [['report', '1', 'close']],
    [['report', 'x', 'close', 'done']],
    [['refusals', '-1']],
    [['hide', 'siren', '1']],
    [['hide', 'user', '1', 'because']],
    [['hide', 'siren', '1e3', 'because']],
    [['hide', 'siren', '99999999999999999999', 'because']],
    [['show', 'siren']],
    [['show', 'user', '1']],
    [['unhide', 'siren']],
    [['unhide', 'siren', '1', 'now']],
  ])('that cannot be read explain themselves: %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(UsageError);
    await expect(run(...words)).rejects.toThrow(ADMIN_USAGE);
  });
});
