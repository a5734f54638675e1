import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, userRow } from '../../../test/account-steps.ts';
import { hiddenReasonOf, reportsAbout } from '../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { makeRateLimits, type RateLimits } from '../../platform/security/rate-limits.ts';
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

  it('hides nothing when it only mentions them in passing, whoever says it', async () => {
    const siren = await openSiren();
    const passing = { reason: 'My kids saw the advert of this site, please fix' };
    const others = [
      await house.signUp('Parent', { verified: true, address: '192.0.2.40' }),
      house.visitor('192.0.2.41'),
    ];
    for (const by of [known, ...others]) expect((await report(by, siren, passing)).statusCode).toBe(200);
    expect(await reportsAbout(house, siren)).toMatchObject(Array(3).fill({ category: 'child_safety', state: 'open' }));
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it('by visitors and unverified people only waits for a moderator, however many they are', async () => {
    const siren = await openSiren();
    const unverified = [
      await house.signUp('Unverified', { address: '192.0.2.48' }),
      await house.signUp('Unproven', { address: '192.0.2.49' }),
    ];
    const visitors = ['192.0.2.44', '192.0.2.45', '192.0.2.46'].map((place) => house.visitor(place));
    for (const by of [...unverified, ...visitors]) await report(by, siren, { reason: GRAVE, category: 'child_safety' });
    expect(await reportsAbout(house, siren)).toHaveLength(5);
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it('by one verified newcomer hides nothing; by two from different places it does', async () => {
    const siren = await openSiren();
    const [one, other, third] = [
      await house.signUp('Newcomer', { verified: true, address: '192.0.2.50' }),
      await house.signUp('Flatmate', { verified: true, address: '192.0.2.50' }),
      await house.signUp('Elsewhere', { verified: true, address: '192.0.2.51' }),
    ];
    await report(one, siren);
    await report(other, siren);
    await report(third, siren, { reason: 'Just spam' });
    expect(await hiddenReasonOf(house, siren)).toBeNull();
    await report(third, siren);
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
  });

  it('by many at the same moment hides the siren once, and its owner gets one mail', async () => {
    const siren = await openSiren('Crowded');
    const crowd: Visitor[] = [];
    for (let n = 0; n < 4; n++) {
      crowd.push(await house.signUp(`Crowd${n}`, { verified: true, address: `192.0.2.8${n}` }));
    }
    await Promise.all(crowd.map((one) => report(one, siren)));
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
    // A decision covers the version that was reviewed: after a change, reports count again.
    await rowsOf(house, 'UPDATE sirens SET updated_at = $2 WHERE id = $1', [siren, house.clock.now()]);
    await report(known, siren);
    expect(await hiddenReasonOf(house, siren)).toBe('Under review');
  });

  /** Reports as an account from an address, under these rate limits. */
  async function reporterOf(username: string, address: string, limits: RateLimits) {
    const { id } = await userRow(house, username);
    const user = { username, sessionId: 's', verified: true, authorized: true, roles: [], twoFactor: false };
    const ctx = { ...house.context({ kind: 'user', id: Number(id), ...user }), limits };
    return (siren: number) => reportSiren(ctx, siren, { reason: GRAVE }, address);
  }
  const FIVE_OF_SEVEN = [true, true, true, true, true, false, false];

  it('cannot be used by one person to empty the place', async () => {
    const say = await reporterOf('Regular', '192.0.2.70', makeRateLimits(1));
    const hidden: boolean[] = [];
    for (let count = 0; count < 7; count++) {
      const siren = await openSiren();
      await say(siren);
      hidden.push((await hiddenReasonOf(house, siren)) !== null);
    }
    expect(hidden).toEqual(FIVE_OF_SEVEN);
  });

  it('cannot be used by two newcomers either, nor by many accounts of one address', async () => {
    const names = ['Fresh', 'Fresher', 'Freshest'];
    for (const [n, name] of names.entries()) await house.signUp(name, { verified: true, address: `192.0.2.9${n}` });
    const limits = makeRateLimits(1);
    const one = await reporterOf('Fresh', '192.0.2.90', limits);
    const two = await reporterOf('Fresher', '192.0.2.91', limits);
    const alias = await reporterOf('Freshest', '192.0.2.91', limits);
    const hidden: boolean[] = [];
    for (let count = 0; count < 7; count++) {
      const siren = await openSiren();
      // The order alternates: the weight of both reporters must not depend on it.
      for (const say of count % 2 === 0 ? [one, two] : [two, one]) await say(siren);
      if (count > 4) await alias(siren);
      hidden.push((await hiddenReasonOf(house, siren)) !== null);
    }
    expect(hidden).toEqual(FIVE_OF_SEVEN);
  });
});
