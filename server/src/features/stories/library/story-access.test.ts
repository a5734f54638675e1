import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren } from '../../../../test/siren-steps.ts';
import { beginStory, makeKnownVisitor, ownerNamed, readStory } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { StoryOwner } from '../stories.tables.ts';

const roles = ['nobody', 'visitor', 'otherVisitor', 'unverified', 'suspended', 'other', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

let house: TestApp;
let sirenId: number;
const people = {} as Record<Role, Visitor>;
const owners = {} as Record<'visitor' | 'owner', StoryOwner>;
beforeAll(async () => {
  house = await makeTestApp(
    {},
    {
      providers: {
        text: {
          kind: 'quick',
          window: 4096,
          async *stream() {
            yield { piece: 'Good evening.' };
          },
          complete: async (input) =>
            input.list
              ? { list: ['May I stay?', 'Who lit the lamp?', 'Tell me of the sea.'] }
              : { text: 'Good evening.' },
        },
        speech: {
          kind: 'quick',
          async *speak() {
            yield { audio: silentMp3(1), seconds: 1, words: [], timed: false };
          },
        },
      },
    },
  );
  people.nobody = house.visitor();
  const known = makeKnownVisitor(house);
  people.visitor = known.visitor;
  people.otherVisitor = makeKnownVisitor(house).visitor;
  people.unverified = await house.signUp('Unverified');
  people.suspended = await makeMember(house, 'Suspended');
  people.other = await makeMember(house, 'Keeper');
  people.admin = await makeMember(house, 'Admiral');
  people.owner = await makeMember(house, 'Sailor');
  await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
  await rowsOf(house, `UPDATE users SET roles = '{admin}', two_factor_enabled_at = now() WHERE username = 'Admiral'`);
  owners.visitor = known.owner;
  owners.owner = await ownerNamed(house, 'Sailor');
  sirenId = await makeSiren(people.other, { private: false });
});
afterAll(() => house.close());

/** A story with sound and a picture, of the user or of the visitor. */
async function storyOf(whose: 'visitor' | 'owner') {
  const userId = whose === 'owner' ? await idOf(house, 'Sailor') : null;
  const audio = await keepAudio(house, 1, userId);
  const image = await keepImage(house, '#665544', { userId });
  const answer = { text: 'Come in.', audioId: audio.id, imageId: image.id };
  const id = await beginStory(house, owners[whose], sirenId, [['Good evening.', 'First.', answer]]);
  return { id, compose: (await readStory(people[whose], id)).composes[0] };
}

type Row = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, status: number, body?: object];
const calls: Row[] = [
  ['GET', '/api/story/:id', 200],
  ['POST', '/api/story/copy/:id', 200],
  ['POST', '/api/story/suggestion/:id', 200, {}],
  ['PUT', '/api/story/:id/compose/:compose/alternate', 200, { index: 0 }],
  ['GET', '/api/story/:id/memory', 200],
  ['PATCH', '/api/story/:id/memory', 200, { summary: 'Ours.' }],
  ['POST', '/api/story/:id/memory/facts', 201, { text: 'Ours.' }],
  ['DELETE', '/api/story/:id', 200],
];

describe.each(['owner', 'visitor'] as const)("a chat of the %s's", (whose) => {
  it.each(calls)('is for nobody else: %s %s [R8]', async (method, path, status, body) => {
    const { id, compose } = await storyOf(whose);
    const url = path.replace(':id', `${id}`).replace(':compose', `${compose?.id}`);
    const before = await readStory(people[whose], id);
    for (const role of roles) {
      if (role === whose) continue;
      const answer = await people[role].ask(method, url, body);
      // Suggestions check the permission, which a suspended account lacks, before they look up the story.
      const isBarred = role === 'suspended' && path.includes('suggestion');
      expect([role, answer.statusCode]).toEqual([role, isBarred ? 403 : 404]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await readStory(people[whose], id)).toEqual(before);
    const own = await people[whose].ask(method, url, body);
    expect(own.statusCode, own.body).toBe(status);
  });

  it('has sound and pictures that nobody else gets', async () => {
    const { compose } = await storyOf(whose);
    const addresses = [compose?.audio_url, compose?.image_url, compose?.image?.card_url, compose?.image?.thumb_url];
    for (const url of addresses) {
      const got: [Role, number][] = [];
      for (const role of roles) got.push([role, (await people[role].ask('GET', url ?? '')).statusCode]);
      expect(got).toEqual(roles.map((role) => [role, role === whose ? 200 : 404]));
    }
  });

  it('is in no list of anybody else', async () => {
    const { id } = await storyOf(whose);
    for (const role of roles) {
      const cards: { id: number }[] = (await people[role].ask('GET', '/api/story')).json();
      expect([role, cards.some((card) => card.id === id)]).toEqual([role, role === whose]);
    }
  });
});

describe('a visitor', () => {
  it("reads a chat of theirs as a user does, with nobody's name on it", async () => {
    const { id } = await storyOf('visitor');
    const story = await readStory(people.visitor, id, '');
    expect(story).toMatchObject({ mine: true, closed: null, info: { user_id: null, user: null } });
    expect(story.composes[0]?.audio?.length).toBeGreaterThan(100);
  });

  it('does not have it any more without the cookie, or with an odd one', async () => {
    const { id } = await storyOf('visitor');
    const stranger = house.visitor();
    for (const cookie of ['vid=', `vid=${'x'.repeat(43)}`, `vid=${(owners.visitor as { visitor: string }).visitor}`]) {
      stranger.visitorCookie = cookie;
      expect((await stranger.ask('GET', `/api/story/${id}`)).statusCode, cookie).toBe(404);
    }
  });

  it('sees the picture of an answer that is still on its way, and nobody else does', async () => {
    const { id, compose } = await storyOf('visitor');
    const picture = await keepImage(house, '#998877');
    await rowsOf(
      house,
      `INSERT INTO replies (id, story_id, compose_id, state, kind, user_input, hold_key, heartbeat_at, created_at, image_id)
       VALUES ($1, $2, $3, 'running', 'redo', '', $1, now(), now(), $4)`,
      [`reply-${id}`, id, compose?.id, picture.id],
    );
    const url = `/media/images/${picture.id}/card.webp`;
    expect((await people.visitor.ask('GET', url)).statusCode).toBe(200);
    for (const role of ['nobody', 'otherVisitor', 'other'] as const) {
      expect((await people[role].ask('GET', url)).statusCode).toBe(404);
    }
  });
});
