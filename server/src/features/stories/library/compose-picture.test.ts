import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { makeFakePainter } from '../../../../test/fake-painter.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { openHolds } from '../../../../test/reply-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, ownerNamed, readStory, startReply } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';

const painter = makeFakePainter();
const moderator = makeTestModerator();
let house: TestApp;
let maker: Visitor;
let reader: Visitor;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { ...quickEngines(), image: painter, moderation: moderator } });
  maker = await makeMember(house, 'Keeper');
  sirenId = await makeSiren(maker, { private: false, appearance: 'red hair' });
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});
let readers = 0;
let name: string;
/** A verified user with the images of the trial. */
beforeEach(async () => {
  painter.before = () => {};
  moderator.refuse = () => false;
  name = `Sailor${++readers}`;
  reader = await house.signUp(name, { verified: true });
});

const imagesOf = async (visitor: Visitor) => (await paymentsOf(visitor))[2];
const begin = async (inputs?: Parameters<typeof beginStory>[3]) => {
  const id = await beginStory(house, await ownerNamed(house, name), sirenId, inputs);
  return { id, composeId: (await readStory(reader, id)).composes[0]?.id ?? 0 };
};
const paint = (visitor: Visitor, id: number, composeId: number) =>
  visitor.ask('POST', `/api/story/${id}/compose/${composeId}/picture?media=url`);

describe('a picture of an answer that has none', () => {
  it('shows the scene of the answer, costs one image, and is made once', async () => {
    const { id, composeId } = await begin([['Hello', '*lights the lamp at the top of the lighthouse* Come up.']]);
    const images = Number(await imagesOf(reader));
    const got = await paint(reader, id, composeId);
    expect(got.statusCode, got.body).toBe(200);
    expect(got.json()).toMatchObject({ id: composeId, image_url: expect.any(String) });
    expect(painter.requests.at(-1)).toMatchObject({
      appearance: 'red hair',
      scene: 'lights the lamp at the top of the lighthouse',
      seed: sirenId,
    });
    const count = painter.requests.length;
    expect((await paint(reader, id, composeId)).json().image_url).toBe(got.json().image_url);
    expect([painter.requests.length, await imagesOf(reader)]).toEqual([count, images - 1]);
    expect((await reader.ask('GET', got.json().image.card_url)).statusCode).toBe(200);
    expect((await maker.ask('GET', got.json().image.card_url)).statusCode).toBe(404);
  });

  it('costs nothing when it fails, and can be asked for again', async () => {
    const { id, composeId } = await begin();
    const images = Number(await imagesOf(reader));
    painter.before = () => {
      throw new AppError('busy');
    };
    expect((await paint(reader, id, composeId)).json().code).toBe('busy');
    expect(await imagesOf(reader)).toBe(images);
    painter.before = () => {};
    expect((await paint(reader, id, composeId)).statusCode).toBe(200);
    expect(await imagesOf(reader)).toBe(images - 1);
  });

  it('is judged before and after it is painted, and costs nothing when it is refused', async () => {
    const { id, composeId } = await begin();
    const images = Number(await imagesOf(reader));
    const refusal = { allowed: false, category: 'minors', reason: 'test/rule' } as const;
    moderator.refuse = ({ kind }) => kind === 'image_prompt' && refusal;
    const count = painter.requests.length;
    expect((await paint(reader, id, composeId)).statusCode).toBe(406);
    expect(painter.requests).toHaveLength(count);
    moderator.refuse = ({ kind }) => kind === 'image' && refusal;
    expect((await paint(reader, id, composeId)).json().code).toBe('picture_refused');
    expect(await imagesOf(reader)).toBe(images);
    expect((await readStory(reader, id)).composes[0]?.image).toBeNull();
  });

  it('is made once for two requests at the same time', async () => {
    const { id, composeId } = await begin();
    const images = Number(await imagesOf(reader));
    const gate = makeGate();
    const count = painter.requests.length;
    painter.before = () => gate.opened;
    const first = paint(reader, id, composeId);
    await expect.poll(() => painter.requests.length).toBe(count + 1);
    expect((await paint(reader, id, composeId)).statusCode).toBe(409);
    gate.open();
    expect((await first).statusCode).toBe(200);
    expect(await imagesOf(reader)).toBe(images - 1);
  });

  it('is the owner’s alone to ask for, of a written answer, in a chat that goes on', async () => {
    const { id, composeId } = await begin();
    expect((await paint(maker, id, composeId)).statusCode).toBe(404);
    expect((await paint(house.visitor(), id, composeId)).statusCode).toBe(404);
    expect((await paint(reader, id, 999_999)).statusCode).toBe(404);
    const empty = await begin([['Hello']]);
    expect((await paint(reader, empty.id, empty.composeId)).json().code).toBe('conflict');
    await startReply(house, id, { composeId, kind: 'redo' });
    expect((await paint(reader, id, composeId)).json().code).toBe('reply_running');
  });

  it('needs an image credit and a verified e-mail', async () => {
    const unverified = await house.signUp('Newcomer');
    const theirs = await beginStory(house, await ownerNamed(house, 'Newcomer'), sirenId);
    const [compose] = (await readStory(unverified, theirs)).composes;
    expect((await paint(unverified, theirs, compose?.id ?? 0)).json().code).toBe('paint_unverified');
    const left = Number(await imagesOf(reader));
    for (let n = 0; n < left; n++) {
      const { id, composeId } = await begin();
      expect((await paint(reader, id, composeId)).statusCode).toBe(200);
    }
    const { id, composeId } = await begin();
    const got = await paint(reader, id, composeId);
    expect([got.statusCode, got.json().code]).toEqual([402, 'out_of_images']);
  });
});
