import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { makeFakePainter } from '../../../../test/fake-painter.ts';
import { idOf, keepImage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { findUsedPictures } from '../../../app.ts';
import { sweepDetached } from '../../media/media-sweep.service.ts';

const DAY = 86_400_000;
let house: TestApp;
let owner: Visitor;
let ownerId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { ...quickEngines(), image: makeFakePainter() } });
});
// A new account for each test: these tests move the clock further than a session lasts.
let makers = 0;
beforeEach(async () => {
  makers += 1;
  owner = await makeMember(house, `Maker${makers}`);
  ownerId = await idOf(house, `Maker${makers}`);
});
afterAll(() => house.close());

let colours = 0x204060;
/** Paints a picture that no siren uses yet. */
const paint = async () => {
  colours += 1;
  const colour = `#${colours.toString(16)}`;
  return (await keepImage(house, colour, { userId: ownerId, isDetached: true })).id;
};
const later = async (days: number) => {
  house.clock.move(days * DAY);
  await sweepDetached(house.context(), findUsedPictures);
};
const left = async (...ids: string[]) => {
  const rows = await rowsOf(house, 'SELECT id FROM media WHERE id = ANY($1)', [ids]);
  return ids.map((id) => rows.some((row) => row.id === id));
};

describe('a picture that was made', () => {
  it('is swept after a week when it was saved on nothing, and stays when it was', async () => {
    const [saved, unsaved] = [await paint(), await paint()];
    await makeSiren(owner, { images: [saved] });
    await later(6);
    expect(await left(saved, unsaved)).toEqual([true, true]);
    await later(2);
    expect(await left(saved, unsaved)).toEqual([true, false]);
  });

  it('has another week from when it was taken off a siren', async () => {
    const [attached, dropped, putBack] = [await paint(), await paint(), await paint()];
    const id = await makeSiren(owner, { images: [attached, dropped, putBack] });
    await later(8);
    await owner.ask('PUT', `/api/sirens/${id}`, { images: [attached] });
    await later(6);
    expect(await left(attached, dropped, putBack)).toEqual([true, true, true]);
    expect((await owner.ask('PUT', `/api/sirens/${id}`, { images: [attached, putBack] })).statusCode).toBe(200);
    await later(2);
    expect(await left(attached, dropped, putBack)).toEqual([true, false, true]);
  });

  it('stays while an answer in a story has it', async () => {
    const picture = await paint();
    const at = house.clock.now();
    await rowsOf(
      house,
      'INSERT INTO stories (id, user_id, siren_name, created_at, updated_at) VALUES (77, $1, $2, $3, $3)',
      [ownerId, 'Isla', at],
    );
    await rowsOf(house, 'INSERT INTO composes (story_id, position, user_input, created_at) VALUES (77, 0, $1, $2)', [
      'Hello',
      at,
    ]);
    await rowsOf(
      house,
      `INSERT INTO answers (compose_id, text, image_id, created_at)
       SELECT id, 'Good evening.', $1, $2 FROM composes WHERE story_id = 77`,
      [picture, at],
    );
    await later(8);
    expect(await left(picture)).toEqual([true]);
  });

  it('goes at once with the siren it is on', async () => {
    const attached = await paint();
    const id = await makeSiren(owner, { images: [attached] });
    await owner.ask('DELETE', `/api/sirens/${id}`);
    expect(await left(attached)).toEqual([false]);
  });

  it('in the workshop is on nothing until it is saved', async () => {
    const painter = await house.signUp('Painter', { verified: true });
    const answer = await painter.ask('POST', '/api/sirens/generate-image', {
      appearance: 'A woman of forty in a coat.',
    });
    const { id } = answer.json().image;
    const detachedSince = async () =>
      (await rowsOf(house, 'SELECT loose_since FROM media WHERE id = $1', [id]))[0]?.loose_since;
    expect(await detachedSince()).not.toBeNull();
    await makeSiren(painter, { images: [id] });
    expect(await detachedSince()).toBeNull();
  });
});
