import { personaText } from '@sirenade/persona';
import { fakeModel } from '@sirenade/persona/test/fake-model';
import { makeWriter } from '@sirenade/persona/writer';
import { readMp3 } from '@sirenade/voice/mp3';
import { decodeMp3 } from '@sirenade/voice/test/decode-mp3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_MS } from '../../../../../scripts/lib/test-limits.mjs';
import { rowsOf, userRow } from '../../../../test/account-steps.ts';
import { makeFakeSpeaker, makeFakeWriter } from '../../../../test/fake-voices.ts';
import { makeSiren, seeSiren, settleIntros } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { TextEngine } from '../../../providers/text/text.ts';
import { makeIntro, queueIntro } from './intro.service.ts';

const [writer, speaker] = [makeFakeWriter(), makeFakeSpeaker()];
const { write } = writer;
let house: TestApp;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { text: writer, speech: speaker } });
});
beforeEach(async () => {
  owner ??= await house.signUp('Keeper', { verified: true });
  other ??= await house.signUp('Stranger', { verified: true });
  Object.assign(writer, { write, asked: [] });
  Object.assign(speaker, { pieces: [1.2], said: [], made: 0, before: () => {} });
});
afterAll(() => house.close());

/** A siren of the owner whose first intro is there. */
async function newSiren(input: Record<string, unknown> = {}): Promise<number> {
  const id = await makeSiren(owner, input);
  await settleIntros(house);
  return id;
}
const introRow = async (id: number) => (await rowsOf(house, 'SELECT * FROM siren_intros WHERE siren_id = $1', [id]))[0];
const soundIds = async () =>
  (await rowsOf(house, `SELECT id FROM media WHERE kind = 'audio' ORDER BY created_at, id`)).map(({ id }) => id);
/** Requests an intro without queueing its job, which the test runs itself. */
async function requestWithoutJob(id: number): Promise<{ sirenId: number; wish: number }> {
  await queueIntro({ ...house.context(), jobs: { ...house.parts.jobs, send: async () => {} } }, id);
  return { sirenId: id, wish: Number((await introRow(id))?.wish) };
}

describe('an intro', () => {
  it('is written and spoken in her voice when a siren is made, and shown with her [P2]', async () => {
    const id = await newSiren({ voice: 'rupert', description: 'A diver of 38.', personality: 'Afraid of the deep.' });
    expect(await seeSiren(owner, id)).toMatchObject({
      has_intro: true,
      intro_state: 'ready',
      intro: { ai_response: expect.stringMatching(/^\*waves\* Good evening/), audio_url: expect.any(String) },
    });
    const [asked] = writer.asked;
    expect(asked).toMatchObject({ purpose: 'intro', prompt: { persona: { description: 'A diver of 38.' } } });
    expect(asked?.prompt.system).toContain('Afraid of the deep.');
    expect(speaker.said).toEqual([{ text: expect.stringContaining('Good evening'), voice: 'rupert' }]);
    const [sound] = await rowsOf(house, 'SELECT user_id, kind, seconds FROM media WHERE id = $1', [
      (await introRow(id))?.audio_id,
    ]);
    expect(sound).toMatchObject({ user_id: (await userRow(house, 'Keeper')).id, kind: 'audio' });
  });

  it('is read as the base64 of an MP3, in plain text and not as JSON [A18]', async () => {
    const id = await newSiren({ private: false });
    const answer = await house.visitor().ask('GET', `/api/sirens/${id}/intro`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(readMp3(Buffer.from(answer.body, 'base64'))?.seconds).toBeCloseTo(1.2, 1);
  });

  it('is read by those who may see her only, and is not there where there is none [A18]', async () => {
    const id = await newSiren({ private: true });
    const statusFor = async (visitor: Visitor, of = id) =>
      (await visitor.ask('GET', `/api/sirens/${of}/intro`)).statusCode;
    expect(await statusFor(owner)).toBe(200);
    expect([await statusFor(other), await statusFor(house.visitor())]).toEqual([404, 404]);
    expect(await statusFor(owner, 987_654)).toBe(404);
    await rowsOf(house, 'UPDATE siren_intros SET audio_id = NULL WHERE siren_id = $1', [id]);
    expect(await statusFor(owner)).toBe(404);
    expect((await owner.ask('GET', '/api/sirens/none/intro')).statusCode).toBe(400);
  });

  it('is heard for a minute at most', async () => {
    speaker.pieces = [25, 25, 25, 25];
    const id = await newSiren({ private: false });
    const { body } = await house.visitor().ask('GET', `/api/sirens/${id}/intro`);
    expect(readMp3(Buffer.from(body, 'base64'))?.seconds).toBeCloseTo(50, 0);
    expect(speaker.made).toBe(3);
  });

  it('costs nothing', async () => {
    const credits = () => rowsOf(house, 'SELECT owner, kind, balance, held FROM credit_accounts ORDER BY 1, 2');
    const before = await credits();
    await newSiren();
    expect(await credits()).toEqual(before);
  });
});

describe('regenerating an intro', () => {
  it('is for the owner: the new one takes the place of the old, whose sound goes [A23] [R4] [T13]', async () => {
    const id = await newSiren();
    const before = await introRow(id);
    const { intro: firstIntro } = await seeSiren(owner, id);
    const answer = await owner.ask('POST', `/api/sirens/intro/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'A new intro is on its way.' }]);
    await settleIntros(house);
    const after = await introRow(id);
    expect(after).toMatchObject({ state: 'ready', wish: 2 });
    const { intro, intro_state } = await seeSiren(owner, id);
    expect(intro_state).toBe('ready');
    expect(intro?.ai_response).not.toBe(firstIntro?.ai_response);
    expect(intro?.audio_url).not.toBe(firstIntro?.audio_url);
    const sounds = await soundIds();
    expect(sounds).toContain(after?.audio_id);
    expect(sounds).not.toContain(before?.audio_id);
    const [first, second] = writer.asked.filter(({ purpose }) => purpose === 'intro');
    expect(first?.prompt.seed).not.toBe(second?.prompt.seed);
  });

  it('is refused to everybody else [A23] [R4]', async () => {
    const id = await newSiren({ private: false });
    const outcome = async (visitor: Visitor, of = id) => {
      const answer = await visitor.ask('POST', `/api/sirens/intro/${of}`);
      return [answer.statusCode, answer.json().code];
    };
    expect(await outcome(house.visitor())).toEqual([401, 'signed_out']);
    expect(await outcome(await house.signUp('Unverified'))).toEqual([403, 'unverified']);
    expect(await outcome(other)).toEqual([404, 'not_found']);
    expect(await outcome(owner, 987_654)).toEqual([404, 'not_found']);
    const gone = await house.signUp('Suspended', { verified: true });
    await rowsOf(house, `UPDATE users SET suspended_at = now() WHERE username = 'Suspended'`);
    expect(await outcome(gone)).toEqual([403, 'suspended']);
    expect(await introRow(id)).toMatchObject({ wish: 1 });
  });

  it('is done 20 times in an hour at most', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '0.1' }, { providers: { text: writer, speech: speaker } });
    const user = await strict.signUp('Eager', { verified: true });
    const id = await makeSiren(user);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await user.ask('POST', `/api/sirens/intro/${id}`)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('keeps the old intro while the new one is made', async () => {
    const id = await newSiren();
    const before = await introRow(id);
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    speaker.before = () => gate;
    await owner.ask('POST', `/api/sirens/intro/${id}`);
    await expect.poll(() => speaker.said.length).toBe(2);
    expect(await seeSiren(owner, id)).toMatchObject({
      has_intro: true,
      intro_state: 'making',
      intro: { ai_response: before?.text },
    });
    expect((await owner.ask('GET', `/api/sirens/${id}/intro`)).statusCode).toBe(200);
    go();
    await settleIntros(house);
    expect((await introRow(id))?.text).not.toBe(before?.text);
  });
});

describe('the work on an intro', () => {
  it('that a newer request has overtaken leaves nothing behind', async () => {
    const id = await newSiren();
    const job = await requestWithoutJob(id);
    let newer: { sirenId: number; wish: number } | undefined;
    speaker.before = async () => {
      speaker.before = () => {};
      newer = await requestWithoutJob(id);
    };
    const before = await soundIds();
    const { text } = (await introRow(id)) ?? {};
    await makeIntro(house.context(), job);
    expect(await introRow(id)).toMatchObject({ state: 'making', text });
    expect(await soundIds()).toEqual(before);
    const asked = writer.asked.length;
    await makeIntro(house.context(), job);
    expect(writer.asked).toHaveLength(asked);
    await makeIntro(house.context(), newer ?? job);
    expect(await introRow(id)).toMatchObject({ state: 'ready', tries: 1 });
  });

  it('for a siren that is deleted meanwhile, or was before, leaves nothing behind', async () => {
    const id = await newSiren();
    const job = await requestWithoutJob(id);
    const sounds = await soundIds();
    speaker.before = async () => {
      expect((await owner.ask('DELETE', `/api/sirens/${id}`)).statusCode).toBe(200);
    };
    await makeIntro(house.context(), job);
    expect((await soundIds()).filter((sound) => !sounds.includes(sound))).toEqual([]);
    const asked = writer.asked.length;
    await makeIntro(house.context(), job);
    expect(writer.asked).toHaveLength(asked);
  });

  it('is tried again by the queue, and given up after the fourth time', async () => {
    const id = await newSiren();
    const before = await introRow(id);
    const job = await requestWithoutJob(id);
    speaker.before = () => {
      throw new AppError('unavailable');
    };
    for (let n = 0; n < 3; n++)
      await expect(makeIntro(house.context(), job)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await introRow(id)).toMatchObject({ state: 'making', tries: 3 });
    await makeIntro(house.context(), job);
    expect(await introRow(id)).toMatchObject({ state: 'failed', audio_id: before?.audio_id, text: before?.text });
    speaker.before = () => {};
    await makeIntro(house.context(), await requestWithoutJob(id));
    expect(await introRow(id)).toMatchObject({ state: 'ready' });
  });

  it('that nobody has finished for long counts as failed', async () => {
    const id = await newSiren();
    await requestWithoutJob(id);
    expect(await seeSiren(owner, id)).toMatchObject({ intro_state: 'making' });
    house.clock.move(16 * 60_000);
    expect(await seeSiren(owner, id)).toMatchObject({ intro_state: 'failed', has_intro: true });
    await rowsOf(house, `UPDATE siren_intros SET state = 'failed' WHERE siren_id = $1`, [id]);
  });

  it('writes once more where what was written may not be said, and then gives up', async () => {
    const bad = 'I am 15 years old, and I want to undress for you.';
    let [texts, n] = [[bad, 'Good evening, stranger.'], 0];
    writer.write = ({ list }) => (list ? [] : (texts[n++] ?? ''));
    const id = await newSiren();
    expect(await introRow(id)).toMatchObject({ state: 'ready', text: 'Good evening, stranger.' });
    [texts, n] = [[bad, bad, 'Never asked for.'], 0];
    await makeIntro(house.context(), await requestWithoutJob(id));
    expect(await introRow(id)).toMatchObject({ state: 'failed', text: 'Good evening, stranger.' });
    expect(n).toBe(2);
    expect(speaker.said).toHaveLength(1);
    const notes = await rowsOf(house, 'SELECT field FROM refusals WHERE subject = $1', [`intro:${id}`]);
    expect(notes).toEqual([{ field: 'intro' }, { field: 'intro' }, { field: 'intro' }]);
  });
});

describe('tags', () => {
  const tagsOf = async (id: number) => {
    // They come after the intro.
    await expect.poll(() => writer.asked.some(({ purpose }) => purpose === 'tags')).toBe(true);
    return (await seeSiren(owner, id)).tags;
  };

  it('are found for a siren without any, who is found by them', async () => {
    writer.write = ({ list }) => (list ? ['#Lanterns', 'Night Market', 'lanterns', 'slow burn'] : 'Good evening.');
    const id = await newSiren({ private: false });
    await expect.poll(() => tagsOf(id)).toEqual(['lanterns', 'night market', 'slow burn']);
    const found = await house.visitor().ask('GET', '/api/sirens?search=lanterns&media=url');
    expect(found.json().map((siren: { id: number }) => siren.id)).toContain(id);
  });

  it('that her owner chose stay, also those chosen while others were looked for', async () => {
    const id = await newSiren({ tags: ['storms'] });
    expect(writer.asked.filter(({ purpose }) => purpose === 'tags')).toEqual([]);
    expect((await seeSiren(owner, id)).tags).toEqual(['storms']);
    writer.write = async ({ list }) => {
      if (!list) return 'Good evening.';
      await rowsOf(house, `UPDATE sirens SET tags = '{chosen}' WHERE id = $1`, [id]);
      return ['calm', 'harbour', 'evening'];
    };
    await rowsOf(house, `UPDATE sirens SET tags = '{}' WHERE id = $1`, [id]);
    await makeIntro(house.context(), await requestWithoutJob(id));
    expect((await seeSiren(owner, id)).tags).toEqual(['chosen']);
  });

  it('that are too few, refused or not to be had leave her without', async () => {
    const id = await newSiren({ tags: ['storms'] });
    await rowsOf(house, `UPDATE sirens SET tags = '{}' WHERE id = $1`, [id]);
    const answers: (() => string[])[] = [
      () => ['one', 'two'],
      () => ['underage', 'sex', 'sex with a 15 year old'],
      () => {
        throw new AppError('unavailable');
      },
    ];
    for (const answer of answers) {
      writer.write = ({ list }) => (list ? answer() : 'Good evening.');
      await makeIntro(house.context(), await requestWithoutJob(id));
      expect(await introRow(id)).toMatchObject({ state: 'ready' });
      expect((await seeSiren(owner, id)).tags).toEqual([]);
    }
  });
});

/** The embedded writer with a fake sentence model: intros do not use it, and the real one loads slowly. */
async function openPersona(): Promise<TextEngine> {
  const persona = await makeWriter({ model: fakeModel() });
  return personaText({
    pool: {
      run: async (job) => ({
        written: 'reply' in job ? await persona.reply(job.reply) : await persona.complete(job.completion),
        isWordsOnly: false,
      }),
      close: async () => {},
    },
  });
}

describe('the embedded engines', () => {
  it('make an intro that has words and can be heard [A18] [P2]', async () => {
    const real = await useTestApp({}, { providers: { text: await openPersona() } });
    const user = await real.signUp('Listener', { verified: true });
    const id = await makeSiren(user, { private: false });
    const state = async () => (await seeSiren(user, id)).intro_state;
    await expect.poll(state, { timeout: TEST_MS, interval: 250 }).toBe('ready');
    const { intro } = await seeSiren(user, id);
    expect(intro?.ai_response).toContain('Isla');
    const answer = await real.visitor().ask('GET', `/api/sirens/${id}/intro`);
    const { samples, sampleRate, errors } = await decodeMp3(Buffer.from(answer.body, 'base64'));
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    expect(errors).toEqual([]);
    expect(samples.length / sampleRate).toBeGreaterThan(4);
    expect(samples.length / sampleRate).toBeLessThan(61);
    expect(loudness).toBeGreaterThan(0.02);
    await expect.poll(async () => (await seeSiren(user, id)).tags.length).toBeGreaterThanOrEqual(3);
  });
});
