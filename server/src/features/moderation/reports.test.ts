import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { makeRateLimits } from '../../platform/security/rate-limits.ts';
import { readRefusals, readReports, sweepModeration } from './moderation-queue.service.ts';
import { closeReport, closeReportsAbout, fileReport } from './reports.service.ts';

const DAY = 86_400_000;
let house: TestApp;
let reader: Context;
let visitor: Context;
beforeAll(async () => {
  house = await makeTestApp();
  await house.signUp('Reader');
  const { id } = await userRow(house, 'Reader');
  const user = { username: 'Reader', sessionId: 's', verified: true, authorized: true, roles: [], twoFactor: false };
  reader = house.context({ kind: 'user', id: Number(id), ...user });
  visitor = house.context({ kind: 'anonymous', visitor: null });
});
afterAll(() => house.close());

let next = 100;
/** A subject without reports. */
const newSubject = () => {
  next += 1;
  return { subject: 'siren', subjectId: next } as const;
};
const about = (subjectId: number) =>
  rowsOf(house, 'SELECT * FROM reports WHERE subject_id = $1 ORDER BY id', [subjectId]);
const from = (address: string, reason = 'spam') => ({ reason, address });

describe('a report', () => {
  it('is stored once per reporter and subject, with the newest text [V9]', async () => {
    const siren = newSubject();
    expect(await fileReport(reader, { ...siren, ...from('192.0.2.1', 'This is spam') })).toBe('spam');
    await fileReport(reader, { ...siren, ...from('192.0.2.1', 'I was wrong, it is a celebrity') });
    await fileReport(visitor, { ...siren, ...from('192.0.2.1') });
    await fileReport(visitor, { ...siren, ...from('192.0.2.2'), category: 'violence' });
    const rows = await about(siren.subjectId);
    expect(rows).toMatchObject([
      { user_id: expect.anything(), category: 'real_person', reason: 'I was wrong, it is a celebrity', state: 'open' },
      { user_id: null, category: 'spam' },
      { user_id: null, category: 'violence' },
    ]);
    expect(rows[0]?.reporter).toBe(`user:${rows[0]?.user_id}`);
    expect(new Set(rows.map((row) => row.reporter)).size).toBe(3);
  });

  it('never contains the address of its reporter', async () => {
    const siren = newSubject();
    await fileReport(visitor, { ...siren, ...from('198.51.100.77') });
    await fileReport(visitor, { ...siren, ...from('2001:db8:1:2:3:4:5:6') });
    await fileReport(visitor, { ...siren, ...from('2001:db8:1:2::9') });
    const rows = await about(siren.subjectId);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|2001:db8/);
  });

  it('of the same person begins anew once the one before is closed', async () => {
    const siren = newSubject();
    await fileReport(reader, { ...siren, ...from('192.0.2.1') });
    expect(await closeReportsAbout(house.context(), siren, 'Looked at')).toBe(1);
    await fileReport(reader, { ...siren, ...from('192.0.2.1') });
    expect((await about(siren.subjectId)).map((row) => [row.state, row.outcome])).toEqual([
      ['closed', 'Looked at'],
      ['open', ''],
    ]);
  });

  it('is limited by day: a visitor by address, a user by account', async () => {
    // Scaled by 0.05: a user may file 20 of 400, a visitor 1 of 20.
    const limits = makeRateLimits(0.05);
    const limited = { ...visitor, limits };
    await fileReport(limited, { ...newSubject(), ...from('203.0.113.5') });
    const again = fileReport(limited, { ...newSubject(), ...from('203.0.113.5') });
    await expect(again).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
    await fileReport(limited, { ...newSubject(), ...from('203.0.113.6') });
    const limitedUser = { ...reader, limits };
    for (let count = 0; count < 20; count++) await fileReport(limitedUser, { ...newSubject(), ...from('203.0.113.5') });
    await expect(fileReport(limitedUser, { ...newSubject(), ...from('203.0.113.5') })).rejects.toMatchObject({
      status: 429,
    });
  });

  it('is closed by the operator alone, and once', async () => {
    const siren = newSubject();
    await fileReport(reader, { ...siren, ...from('192.0.2.1') });
    const id = Number((await about(siren.subjectId))[0]?.id);
    await expect(closeReport(reader, id, 'no')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await closeReport(house.context(), id, 'Nothing wrong')).toMatchObject(siren);
    await expect(closeReport(house.context(), id, 'again')).rejects.toThrow(`There is no open report ${id}.`);
    expect(await about(siren.subjectId)).toMatchObject([{ state: 'closed', outcome: 'Nothing wrong' }]);
  });

  it('is part of its reporter’s export', async () => {
    const user = await house.signUp('Exporter');
    const { id } = await userRow(house, 'Exporter');
    const siren = newSubject();
    const ctx = { ...reader, actor: { ...reader.actor, kind: 'user', id: Number(id) } as Context['actor'] };
    await fileReport(ctx, { ...siren, ...from('192.0.2.1', 'Says something cruel, full of insults') });
    expect((await user.ask('GET', '/api/user/export')).json().reports).toEqual([
      {
        about: 'siren',
        about_id: siren.subjectId,
        category: 'harassment',
        reason: 'Says something cruel, full of insults',
        state: 'open',
        created_at: house.clock.now().toISOString(),
      },
    ]);
  });

  it('outlives the account of its reporter, without their name', async () => {
    const user = await house.signUp('Leaver');
    const { id } = await userRow(house, 'Leaver');
    const siren = newSubject();
    const ctx = { ...reader, actor: { ...reader.actor, kind: 'user', id: Number(id) } as Context['actor'] };
    await fileReport(ctx, { ...siren, ...from('192.0.2.1') });
    expect((await user.ask('DELETE', '/api/user')).statusCode).toBe(200);
    expect(await about(siren.subjectId)).toMatchObject([{ user_id: null, state: 'open' }]);
  });
});

describe('the queue', () => {
  it('is for the operator only', async () => {
    await expect(readReports(reader, 10)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readRefusals(reader, 10)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('lists every reported subject once, newest last, with its reporters and categories', async () => {
    await rowsOf(house, 'DELETE FROM reports');
    const [one, two, three] = [newSubject(), newSubject(), newSubject()];
    await fileReport(reader, { ...one, ...from('192.0.2.1', 'Spam') });
    house.clock.move(1000);
    await fileReport(reader, { ...two, ...from('192.0.2.1', 'Not nice') });
    house.clock.move(1000);
    await fileReport(visitor, { ...one, ...from('192.0.2.9', 'Shows a child') });
    await fileReport(reader, { ...three, ...from('192.0.2.1', 'Spam') });
    await closeReportsAbout(house.context(), three, 'Done');
    const { things, all } = await readReports(house.context(), 10);
    expect(all).toBe(2);
    const [newest, older] = (await about(one.subjectId)).map((row) => Number(row.id)).reverse();
    expect(things).toMatchObject([
      { ...two, reporters: 1, categories: ['other'], words: 'Not nice' },
      {
        ...one,
        reporters: 2,
        categories: ['child_safety', 'spam'],
        words: 'Shows a child',
        reportIds: [newest, older],
        newestAt: house.clock.now(),
      },
    ]);
    expect(await readReports(house.context(), 1)).toMatchObject({ things: [one], all: 2 });
  });

  it('forgets closed reports after a year, and open ones never', async () => {
    await rowsOf(house, 'DELETE FROM reports');
    const [closed, open] = [newSubject(), newSubject()];
    await fileReport(visitor, { ...closed, ...from('192.0.2.1') });
    await fileReport(visitor, { ...open, ...from('192.0.2.1') });
    house.clock.move(100 * DAY);
    await closeReportsAbout(house.context(), closed, 'Done');
    house.clock.move(364 * DAY);
    await sweepModeration(house.context());
    expect(await about(closed.subjectId)).toHaveLength(1);
    house.clock.move(2 * DAY);
    await sweepModeration(house.context());
    expect(await about(closed.subjectId)).toHaveLength(0);
    expect(await about(open.subjectId)).toHaveLength(1);
  });
});
