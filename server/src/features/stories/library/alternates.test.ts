import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, keepAudio } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, GREETING, ownerNamed, readStory, say, startReply } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { StoryOwner } from '../stories.tables.ts';

let house: TestApp;
let reader: Visitor;
let owner: StoryOwner;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  const maker = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  sirenId = await makeSiren(maker, { private: false });
});
afterAll(() => house.close());

const show = (id: number, composeId: number | undefined, index: unknown, query = '?media=url') =>
  reader.ask('PUT', `/api/story/${id}/compose/${composeId}/alternate${query}`, { index });

describe('the answers to one message', () => {
  it('are all kept, the newest is shown, and each can be shown again [T8]', async () => {
    const id = await beginStory(house, owner, sirenId, [GREETING, ['And now?', 'First.', 'Second.', 'Third.']]);
    const last = (await readStory(reader, id)).composes[1];
    expect(last).toMatchObject({ ai_response: 'Third.', alternate: { shown: 2, count: 3 } });
    for (const [index, text] of [
      [0, 'First.'],
      [1, 'Second.'],
      [2, 'Third.'],
      [1, 'Second.'],
    ] as const) {
      const answer = await show(id, last?.id, index);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ id: last?.id, ai_response: text, alternate: { shown: index, count: 3 } });
    }
    expect((await readStory(reader, id)).composes[1]?.ai_response).toBe('Second.');
  });

  it('come with their own sound, in base64 unless that is declined', async () => {
    const audio = await keepAudio(house, 1, await idOf(house, 'Sailor'));
    const spoken = { text: 'Spoken.', audioId: audio.id };
    const id = await beginStory(house, owner, sirenId, [['Hm?', spoken, 'Silent.']]);
    const [compose] = (await readStory(reader, id)).composes;
    expect(compose?.audio_url).toBeNull();
    expect((await show(id, compose?.id, 0)).json()).not.toHaveProperty('audio');
    const whole = (await show(id, compose?.id, 0, '')).json();
    expect([whole.audio_url, whole.audio.length > 100]).toEqual([`/media/audio/${audio.id}.mp3`, true]);
  });

  it('can be changed for the last message only', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'A', 'B'], GREETING]);
    const [first] = (await readStory(reader, id)).composes;
    const answer = await show(id, first?.id, 0);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect((await readStory(reader, id)).composes[0]?.ai_response).toBe('B');
  });

  it('cannot be changed while another one is written', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'A', 'B']]);
    const [compose] = (await readStory(reader, id)).composes;
    await startReply(house, id, { composeId: compose?.id ?? 0, kind: 'redo' });
    const answer = await show(id, compose?.id, 0);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'reply_running']);
  });

  it('are as many as there are: another number, message or story is refused or not found', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'A', 'B']]);
    const other = await beginStory(house, owner, sirenId, [['One', 'A', 'B']]);
    const [compose] = (await readStory(reader, id)).composes;
    expect((await show(id, compose?.id, 2)).statusCode).toBe(404);
    expect((await show(other, compose?.id, 0)).statusCode).toBe(404);
    expect((await show(id, 1e15, 0)).statusCode).toBe(404);
    for (const index of [-1, 0.5, 1001, '0', null, undefined, [0]]) {
      expect((await show(id, compose?.id, index)).statusCode, `${index}`).toBe(400);
    }
    expect((await readStory(reader, id)).composes[0]?.ai_response).toBe('B');
  });

  it('are none for a message that was never answered', async () => {
    const id = await beginStory(house, owner, sirenId, [['One']]);
    const [compose] = await say(house, id, [['Two']]);
    expect((await readStory(reader, id)).composes[1]?.alternate).toEqual({ shown: 0, count: 0 });
    expect((await show(id, compose?.id, 0)).statusCode).toBe(404);
  });
});
