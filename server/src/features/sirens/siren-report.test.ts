import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, userRow } from '../../../test/account-steps.ts';
import { hiddenReasonOf, reportsAbout } from '../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { makeRateLimits } from '../../platform/rate-limits.ts';
import { hideSiren, unhideSiren } from './siren-hiding.service.ts';
import { reportSiren } from './siren-report.service.ts';

const DAY = 86_400_000;
const GRAVE = 'She is described as a child.';
let house: TestApp;
let owner: Visitor;
/** Signed up long ago and verified. */
let known: Visitor;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Maker');
  known = await makeMember(house, 'Regular');
  house.clock.move(8 * DAY);
});
afterAll(() => house.close());

/** A siren that everybody can see. */
const openSiren = (name = 'Isla') => makeSiren(owner, { name, private: false });
const report = (by: Visitor, sirenId: number, body: object = { reason: GRAVE }) =>
  by.ask('POST', `/api/sirens/report/${sirenId}`, body);

describe('reporting a siren', () => {
  it('is open to everybody and answers with nothing of the siren [A22] [A39] [E12]', async () => {
    const siren = await openSiren();
    for (const by of [known, house.visitor('192.0.2.1'), owner]) {
      const answer = await report(by, siren, { reason: 'The hat is spam.' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Siren reported successfully' }]);
    }
    expect(await reportsAbout(house, siren)).toMatchObject([
      { category: 'spam', reason: 'The hat is spam.' },
      { category: 'spam' },
      { category: 'spam' },
    ]);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it.each([
    ['none', {}],
    ['only spaces', { reason: '  ' }],
    ['too many', { reason: 'x'.repeat(2001) }],
    ['a number', { reason: 5 }],
    ['a category that is no word', { reason: 'x', category: 7 }],
  ])('refuses words that are not there or not words: %s [V9]', async (_what, body) => {
    const siren = await openSiren();
    const answer = await report(known, siren, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect(await reportsAbout(house, siren)).toEqual([]);
  });

  it('does not tell whether a private, hidden or unknown siren is there', async () => {
    const secret = await makeSiren(owner);
    const hidden = await openSiren();
    await hideSiren(house.context(), hidden, 'Against the rules.');
    for (const siren of [secret, hidden, 999_999]) {
      const answer = await report(known, siren);
      expect([answer.statusCode, answer.json().code], `${siren}`).toEqual([404, 'not_found']);
      expect(await reportsAbout(house, siren)).toEqual([]);
    }
  });
});

describe('a report about the safety of children', () => {
  it('by somebody known hides the siren at once until it is looked at, and the owner is told', async () => {
    const siren = await openSiren('Marina');
    expect((await report(known, siren)).statusCode).toBe(200);
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
    expect(await reportsAbout(house, siren)).toMatchObject([{ state: 'open', category: 'child_safety' }]);
    expect((await house.visitor().ask('GET', `/api/sirens/${siren}`)).statusCode).toBe(404);
    expect((await owner.ask('GET', `/api/sirens/${siren}?media=url`)).json().hidden_reason).toBe('Under review');
    const [mail, ...others] = (await mailsTo(house, 'maker@example.org', /out of sight/)).filter(({ text }) =>
      text.includes('Marina'),
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain('at once and automatically');
    expect(mail?.text).not.toContain(GRAVE);
  });

  it('by one visitor, a newcomer or somebody unverified hides nothing; by two from different places it does', async () => {
    const siren = await openSiren();
    const newcomer = await house.signUp('Newcomer', { verified: true, address: '192.0.2.50' });
    const unverified = await house.signUp('Unverified', { address: '192.0.2.50' });
    for (const by of [newcomer, unverified, house.visitor('192.0.2.50')]) {
      expect((await report(by, siren)).statusCode).toBe(200);
    }
    expect(await reportsAbout(house, siren)).toHaveLength(3);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
    await report(house.visitor('192.0.2.51'), siren, { reason: 'Just spam' });
    expect(await hiddenReasonOf(house, siren)).toBeNull();
    await report(house.visitor('192.0.2.52'), siren);
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
  });

  it('by many at the same moment hides the siren once, and its owner gets one mail', async () => {
    const siren = await openSiren('Crowded');
    const places = ['192.0.2.80', '192.0.2.81', '192.0.2.82', '192.0.2.83'];
    await Promise.all(places.map((place) => report(house.visitor(place), siren)));
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
    const mails = await mailsTo(house, 'maker@example.org', /out of sight/);
    expect(mails.filter(({ text }) => text.includes('Crowded'))).toHaveLength(1);
  });

  it('by its owner hides nothing', async () => {
    const siren = await openSiren();
    expect((await report(owner, siren)).statusCode).toBe(200);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it('hides nothing that was looked at and has not changed since', async () => {
    const siren = await openSiren();
    await report(known, siren);
    house.clock.move(1000);
    await unhideSiren(house.context(), siren);
    expect(await reportsAbout(house, siren)).toMatchObject([{ state: 'closed', outcome: 'Shown again' }]);
    house.clock.move(1000);
    await report(known, siren);
    await report(house.visitor('192.0.2.60'), siren);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
    // Changed since: it may be another siren by now.
    await rowsOf(house, 'UPDATE sirens SET updated_at = $2 WHERE id = $1', [siren, house.clock.now()]);
    await report(known, siren);
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
  });

  it('cannot be used by one person to empty the place', async () => {
    const { id } = await userRow(house, 'Regular');
    const user = { username: 'Regular', sessionId: 's', verified: true, authorized: true, roles: [], twoFactor: false };
    const ctx = { ...house.context({ kind: 'user', id: Number(id), ...user }), limits: makeRateLimits(1) };
    const hidden: (string | null)[] = [];
    for (let count = 0; count < 7; count++) {
      const siren = await openSiren();
      await reportSiren(ctx, siren, { reason: GRAVE }, '192.0.2.70');
      hidden.push(await hiddenReasonOf(house, siren));
    }
    expect(hidden.map((reason) => reason !== null)).toEqual([true, true, true, true, true, false, false]);
  });
});
