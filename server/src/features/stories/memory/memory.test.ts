import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, ownerNamed, readStory } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { StoryOwner } from '../stories.tables.ts';

const moderator = makeTestModerator();
let house: TestApp;
let reader: Visitor;
let other: Visitor;
let owner: StoryOwner;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { ...quickEngines(), moderation: moderator } });
  other = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  sirenId = await makeSiren(other, { private: false });
});
afterAll(() => house.close());
beforeEach(() => {
  moderator.refuse = () => false;
  moderator.asked = [];
});

const at = (id: number, rest = '') => `/api/story/${id}/memory${rest}`;
const textsOf = (memory: { facts: { text: string }[] }) => memory.facts.map(({ text }) => text);

describe('what a siren remembers', () => {
  it('is empty in the beginning, and put in the own words of whoever chats', async () => {
    const id = await beginStory(house, owner, sirenId);
    const empty = { summary: '', summarised: 0, facts: [] };
    expect((await reader.ask('GET', at(id))).json()).toEqual(empty);
    const summary = 'They met at the harbour.';
    const edited = await reader.ask('PATCH', at(id), { summary: `  ${summary} ` });
    expect([edited.statusCode, edited.json()]).toEqual([200, { ...empty, summary }]);
    expect((await reader.ask('GET', at(id))).json()).toEqual({ ...empty, summary });
    expect((await reader.ask('PATCH', at(id), { summary: '' })).json()).toEqual(empty);
  });

  it('holds facts that can be added, changed and removed', async () => {
    const id = await beginStory(house, owner, sirenId);
    const [compose] = (await readStory(reader, id)).composes;
    const added = await reader.ask('POST', at(id, '/facts'), { text: ' Her cat is grey. ', compose_id: compose?.id });
    expect(added.statusCode, added.body).toBe(201);
    const [fact] = added.json().facts;
    expect(fact).toEqual({ id: expect.any(Number), text: 'Her cat is grey.', compose_id: compose?.id });
    const second = (await reader.ask('POST', at(id, '/facts'), { text: 'It snows.' })).json();
    expect(second.facts[1]).toMatchObject({ text: 'It snows.', compose_id: null });
    const changed = await reader.ask('PUT', at(id, `/facts/${fact.id}`), { text: 'Her cat is black.' });
    expect([changed.statusCode, textsOf(changed.json())]).toEqual([200, ['Her cat is black.', 'It snows.']]);
    const removed = await reader.ask('DELETE', at(id, `/facts/${fact.id}`));
    expect([removed.statusCode, textsOf(removed.json())]).toEqual([200, ['It snows.']]);
    expect((await reader.ask('DELETE', at(id, `/facts/${fact.id}`))).statusCode).toBe(404);
    expect((await reader.ask('PUT', at(id, `/facts/${fact.id}`), { text: 'x' })).statusCode).toBe(404);
  });

  it('has room for thirty facts', async () => {
    const id = await beginStory(house, owner, sirenId);
    for (let n = 1; n <= 30; n++) {
      expect((await reader.ask('POST', at(id, '/facts'), { text: `Fact ${n}` })).statusCode).toBe(201);
    }
    const full = await reader.ask('POST', at(id, '/facts'), { text: 'One more' });
    expect([full.statusCode, full.json().errors]).toEqual([
      400,
      { text: ['At most 30 facts are remembered. Please remove one first.'] },
    ]);
    const { facts } = (await reader.ask('GET', at(id))).json();
    await reader.ask('DELETE', at(id, `/facts/${facts[0].id}`));
    expect((await reader.ask('POST', at(id, '/facts'), { text: 'One more' })).statusCode).toBe(201);
  });

  it('takes neither too much, nor nothing, nor what no text can hold', async () => {
    const id = await beginStory(house, owner, sirenId);
    for (const text of ['', '  ', 'x'.repeat(301), null, 7, undefined, 'a\0b']) {
      expect((await reader.ask('POST', at(id, '/facts'), { text })).statusCode, JSON.stringify(text)).toBe(400);
    }
    for (const summary of ['x'.repeat(4001), null, 7, undefined, 'a\0b']) {
      expect((await reader.ask('PATCH', at(id), { summary })).statusCode, JSON.stringify(summary)).toBe(400);
    }
    expect((await reader.ask('POST', at(id, '/facts'), { text: 'x'.repeat(300) })).statusCode).toBe(201);
    expect((await reader.ask('PATCH', at(id), { summary: 'x'.repeat(4000) })).statusCode).toBe(200);
  });

  it('takes facts from messages of the same story only', async () => {
    const [id, elsewhere] = [await beginStory(house, owner, sirenId), await beginStory(house, owner, sirenId)];
    const [foreign] = (await readStory(reader, elsewhere)).composes;
    const answer = await reader.ask('POST', at(id, '/facts'), { text: 'A fact', compose_id: foreign?.id });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['compose_id']]);
    const fact = (await reader.ask('POST', at(elsewhere, '/facts'), { text: 'A fact' })).json().facts[0];
    expect((await reader.ask('PUT', at(id, `/facts/${fact.id}`), { text: 'Changed' })).statusCode).toBe(404);
    expect((await reader.ask('DELETE', at(id, `/facts/${fact.id}`))).statusCode).toBe(404);
    expect(textsOf((await reader.ask('GET', at(elsewhere))).json())).toEqual(['A fact']);
  });

  it('is judged, alone and with what was written before', async () => {
    const id = await beginStory(house, owner, sirenId);
    await reader.ask('POST', at(id, '/facts'), { text: 'First part' });
    expect(moderator.asked).toMatchObject([{ kind: 'chat', text: 'First part' }]);
    const refusal = { allowed: false, category: 'minors', reason: 'test/rule' } as const;
    moderator.refuse = ({ kind, text }) =>
      kind === 'chat' && text?.includes('Second part\nFirst part') === true && refusal;
    const answer = await reader.ask('POST', at(id, '/facts'), { text: 'Second part' });
    expect([answer.statusCode, answer.json().error]).toEqual([406, 'Input considered harmful. Please try again.']);
    expect(textsOf((await reader.ask('GET', at(id))).json())).toEqual(['First part']);
    moderator.refuse = () => refusal;
    expect((await reader.ask('PATCH', at(id), { summary: 'Anything' })).statusCode).toBe(406);
    const notes = await rowsOf(house, 'SELECT subject FROM refusals WHERE subject = $1', [`story:${id}`]);
    expect(notes.length).toBeGreaterThan(1);
  });

  it("is the owner's alone", async () => {
    const id = await beginStory(house, owner, sirenId);
    const { facts } = (await reader.ask('POST', at(id, '/facts'), { text: 'Mine' })).json();
    for (const stranger of [other, house.visitor()]) {
      const statuses = [
        await stranger.ask('GET', at(id)),
        await stranger.ask('PATCH', at(id), { summary: 'Yours' }),
        await stranger.ask('POST', at(id, '/facts'), { text: 'Yours' }),
        await stranger.ask('PUT', at(id, `/facts/${facts[0].id}`), { text: 'Yours' }),
        await stranger.ask('DELETE', at(id, `/facts/${facts[0].id}`)),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await reader.ask('GET', at(id))).json()).toEqual({ summary: '', summarised: 0, facts });
  });
});
