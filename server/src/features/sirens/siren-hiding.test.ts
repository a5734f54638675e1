import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, userRow } from '../../../test/account-steps.ts';
import { hiddenReasonOf, reportsAbout } from '../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines, seeSiren, settleIntros } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { storeImage } from '../media/media.service.ts';
import { hideSiren, unhideSiren } from './siren-hiding.service.ts';

let house: TestApp;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Keeper');
  other = await house.signUp('Onlooker');
});
afterAll(() => house.close());

/** A siren that everybody can see. */
const openSiren = (name = 'Isla') => makeSiren(owner, { name, private: false });
const REASON = 'It shows a real person.';
const namesIn = async (by: Visitor, query: string) => {
  const answer = await by.ask('GET', `/api/sirens?media=url&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ name }: { name: string }) => name);
};
const mailsAbout = async (name: string, subject = /./) =>
  (await mailsTo(house, 'keeper@example.org', subject)).filter(({ text }) => text.includes(name));

/** A picture that its owner had made. */
async function makePicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 96, channels: 3, background: '#b4431f' } })
    .png()
    .toBuffer();
  const userId = Number((await userRow(house, 'Keeper')).id);
  const facts = { origin: 'generated', prompt: 'A lighthouse', seed: 1, model: 'test' } as const;
  return (await storeImage(house.context(), { bytes, userId, ...facts })).id;
}

describe('a hidden siren', () => {
  it('is gone for everybody but its owner, who reads why: by id, in lists and in search', async () => {
    const siren = await openSiren('Sundara');
    const mine = `user_id=${(await userRow(house, 'Keeper')).id}`;
    expect(await namesIn(other, 'search=sundara')).toEqual(['Sundara']);
    await hideSiren(house.context(), siren, REASON);
    for (const by of [other, house.visitor()]) {
      expect((await by.ask('GET', `/api/sirens/${siren}`)).statusCode).toBe(404);
      for (const query of ['', 'search=sundara', mine, 'sort=karma', 'sort=name', 'sort=created_at']) {
        expect(await namesIn(by, query), query).not.toContain('Sundara');
      }
    }
    expect(await seeSiren(owner, siren)).toMatchObject({ name: 'Sundara', hidden_reason: REASON });
    expect(await namesIn(owner, mine)).toContain('Sundara');

    await unhideSiren(house.context(), siren);
    expect(await namesIn(other, 'search=sundara')).toEqual(['Sundara']);
    expect(await seeSiren(owner, siren)).not.toHaveProperty('hidden_reason');
  });

  it('takes its pictures and its intro with it', async () => {
    const id = await makePicture();
    const siren = await makeSiren(owner, { private: false, images: [{ id }] });
    await settleIntros(house);
    const { images, intro } = await seeSiren(other, siren);
    const addresses = [
      ...[images[0]?.url, images[0]?.card_url, images[0]?.thumb_url, intro?.audio_url].map(String),
      `/api/sirens/${siren}/intro`,
    ];
    const answersTo = (by: Visitor) =>
      Promise.all(addresses.map(async (address) => (await by.ask('GET', address)).statusCode));
    const [all, none] = [addresses.map(() => 200), addresses.map(() => 404)];
    expect(await answersTo(other)).toEqual(all);
    await hideSiren(house.context(), siren, REASON);
    expect(await answersTo(other)).toEqual(none);
    expect(await answersTo(house.visitor())).toEqual(none);
    expect(await answersTo(owner)).toEqual(all);
  });

  it('has no open reports any more, and says what came of them', async () => {
    const siren = await openSiren();
    for (const by of [other, house.visitor('192.0.2.7')]) {
      await by.ask('POST', `/api/sirens/report/${siren}`, { reason: 'A celebrity' });
    }
    expect(await hideSiren(house.context(), siren, REASON)).toMatchObject({ closed: 2 });
    expect(await reportsAbout(house, siren)).toMatchObject([
      { state: 'closed', outcome: `Hidden: ${REASON}`, closed_at: house.clock.now() },
      { state: 'closed' },
    ]);
  });

  it('keeps the time at which it was hidden when the reason becomes another', async () => {
    const siren = await openSiren();
    await hideSiren(house.context(), siren, 'Under review');
    const since = house.clock.now();
    house.clock.move(60_000);
    await hideSiren(house.context(), siren, REASON);
    expect(await hiddenReasonOf(house, siren)).toBe(REASON);
    expect(await rowsOf(house, 'SELECT hidden_at FROM sirens WHERE id = $1', [siren])).toEqual([{ hidden_at: since }]);
  });

  it('can be made by the operator only, with a reason, of a siren that is there', async () => {
    const siren = await openSiren();
    const nobody = house.context({ kind: 'anonymous', visitor: null });
    await expect(hideSiren(nobody, siren, REASON)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(unhideSiren(nobody, siren)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(hideSiren(house.context(), siren, '  ')).rejects.toMatchObject({ code: 'invalid' });
    await expect(hideSiren(house.context(), siren, 'x'.repeat(501))).rejects.toMatchObject({ code: 'invalid' });
    await expect(hideSiren(house.context(), 999_999, REASON)).rejects.toThrow('There is no siren 999999.');
    await expect(unhideSiren(house.context(), siren)).rejects.toThrow(`Siren ${siren} is not hidden.`);
    await rowsOf(house, 'UPDATE sirens SET deleted_at = now() WHERE id = $1', [siren]);
    await expect(hideSiren(house.context(), siren, REASON)).rejects.toMatchObject({ code: 'not_found' });
    expect(await hiddenReasonOf(house, siren)).toBeNull();
  });

  it('is explained to its owner by mail: what, why, since when, and how to object', async () => {
    const siren = await openSiren('Explained <b>');
    // The last test, since all sessions have expired at this time.
    house.clock.set(new Date('2027-03-05T14:07:00Z'));
    expect(await hideSiren(house.context(), siren, ` ${REASON} `)).toEqual({ name: 'Explained <b>', closed: 0 });
    await hideSiren(house.context(), siren, REASON);
    const [mail, ...others] = await mailsAbout('Explained');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('One of your sirens at Sirenade is out of sight');
    expect(mail?.text).toContain(`your siren “Explained <b>” (number ${siren})`);
    expect(mail?.text).toContain('Since 5 March 2027, 14:07 UTC');
    expect(mail?.text).toContain(`The reason: ${REASON}`);
    expect(mail?.text).toContain('A person looked at the siren');
    expect(mail?.text).toContain(`write to ${house.config.supportEmail} until 5 September 2027`);
    expect(mail?.html).toContain('Explained &lt;b&gt;');
    await unhideSiren(house.context(), siren);
    expect(await mailsAbout('Explained', /can be seen again/)).toHaveLength(1);
  });
});
