import { rulesModerator } from '@sirenade/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { makeTestModerator } from '../../../test/moderation-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { makeLog } from '../../platform/log.ts';
import { makeRateLimits } from '../../platform/security/rate-limits.ts';
import { type JudgedField, judgeFields, judgePicture } from './moderation.service.ts';
import { sweepModeration } from './moderation-queue.service.ts';

const moderator = makeTestModerator();
const lines: string[] = [];
let house: TestApp;
let author: Context;
beforeAll(async () => {
  house = await makeTestApp(
    {},
    { providers: { moderation: moderator }, log: makeLog('trace', { write: (line) => lines.push(line) }) },
  );
  await house.signUp('Author');
  const { id } = await userRow(house, 'Author');
  const user = { username: 'Author', sessionId: 's', verified: true, authorized: true, roles: [], twoFactor: false };
  author = house.context({ kind: 'user', id: Number(id), ...user });
});
afterAll(() => house.close());
beforeEach(async () => {
  moderator.asked = [];
  moderator.fault = undefined;
  moderator.refuse = () => false;
  await rowsOf(house, 'DELETE FROM refusals');
});

const refusal = { allowed: false, category: 'minors', reason: 'test/rule' } as const;
const refusals = () => rowsOf(house, 'SELECT * FROM refusals ORDER BY id');
const field = (name: string, text: string, kind: JudgedField['kind'] = 'siren') => ({ field: name, kind, text });
const fieldsOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error) => {
      expect(error).toBeInstanceOf(AppError);
      expect([error.code, error.status]).toEqual(['refused', 406]);
      return error.fields;
    },
  );

describe('the texts of a form', () => {
  it('are judged each as what they are, and all together once more as a siren', async () => {
    await judgeFields(author, 'siren', [
      field('name', 'Isla', 'name'),
      field('description', 'Keeps a lighthouse.'),
      field('personality', '  \n '),
      field('appearance', 'Grey eyes', 'appearance'),
    ]);
    expect(moderator.asked).toEqual([
      { kind: 'name', text: 'Isla' },
      { kind: 'siren', text: 'Keeps a lighthouse.' },
      { kind: 'appearance', text: 'Grey eyes' },
      { kind: 'siren', text: 'Isla\nKeeps a lighthouse.\nGrey eyes' },
    ]);
    expect(await refusals()).toEqual([]);
  });

  it('of other things are judged together as their first field is', async () => {
    await judgeFields(author, 'post', [field('title', 'One', 'post'), field('tags', 'two', 'name')]);
    expect(moderator.asked.at(-1)).toEqual({ kind: 'post', text: 'One\ntwo' });
    moderator.asked = [];
    await judgeFields(author, 'comment', [field('content', 'Alone', 'comment')]);
    expect(moderator.asked).toHaveLength(1);
  });

  it('are refused field by field without saying why, and stored for moderators', async () => {
    moderator.refuse = ({ text = '' }) => text.includes('forbidden') && refusal;
    const fields = await fieldsOf(
      judgeFields(author, 'siren:7', [
        field('name', 'Isla', 'name'),
        field('description', 'something forbidden'),
        field('examples', 'forbidden too'),
      ]),
    );
    const sentence = 'This cannot be part of a siren here.';
    expect(fields).toEqual({ description: [sentence], examples: [sentence] });
    const stored = {
      subject: 'siren:7',
      category: 'minors',
      reason: 'test/rule',
      user_id: (await userRow(house, 'Author')).id,
    };
    expect(await refusals()).toMatchObject([
      { ...stored, field: 'description', excerpt: 'something forbidden' },
      { ...stored, field: 'examples', excerpt: 'forbidden too' },
    ]);
  });

  it('are refused for what they say together, naming only the fields that it takes', async () => {
    moderator.refuse = ({ text = '' }) => text.includes('alpha') && text.includes('omega') && refusal;
    const fields = await fieldsOf(
      judgeFields(author, 'siren', [
        field('name', 'Isla', 'name'),
        field('description', 'alpha'),
        field('custom', 'harmless'),
        field('custom', 'omega'),
      ]),
    );
    const sentence = 'Together with the rest, this cannot be part of a siren here.';
    expect(fields).toEqual({ description: [sentence], custom: [sentence] });
    expect((await refusals()).map((row) => row.excerpt)).toEqual(['alpha', 'harmless', 'omega']);
  });

  it('are all named when there are too many to tell apart', async () => {
    const many = Array.from({ length: 20 }, (_, index) => field(`f${index}`, `word${index}`));
    moderator.refuse = ({ text = '' }) => text.includes('word1\n') && text.includes('word19') && refusal;
    expect(Object.keys((await fieldsOf(judgeFields(author, 'siren', many))) ?? {})).toHaveLength(20);
  });

  it('that are long are noted by the part that was refused, in at most 500 characters', async () => {
    moderator.refuse = ({ text = '' }) => text.includes('forbidden') && refusal;
    const text = `${'calm words '.repeat(300)}forbidden${' and more'.repeat(300)}`;
    await fieldsOf(judgeFields(author, 'siren', [field('examples', text)]));
    const [row] = await refusals();
    expect(String(row?.excerpt)).toContain('forbidden');
    expect(String(row?.excerpt).length).toBeLessThanOrEqual(500);
  });

  it('are stored even when they contain characters that no column can', async () => {
    moderator.refuse = () => refusal;
    await fieldsOf(judgeFields(author, 'siren', [field('name', 'a\0b')]));
    expect((await refusals()).map((row) => row.excerpt)).toEqual(['ab']);
  });

  it('do not pass while the moderation server is away, and nothing is noted', async () => {
    moderator.fault = new AppError('unavailable');
    const work = judgeFields(author, 'siren', [field('name', 'Isla'), field('description', 'x')]);
    await expect(work).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(await refusals()).toEqual([]);
  });

  it('stay refused when the server goes away while the refusal is narrowed down', async () => {
    moderator.refuse = ({ text = '' }) => {
      if (!text.includes('\n')) return false;
      moderator.fault = new AppError('unavailable');
      return refusal;
    };
    const fields = await fieldsOf(
      judgeFields(author, 'siren', [field('a', 'one'), field('b', 'two'), field('c', 'three')]),
    );
    expect(Object.keys(fields ?? {})).toEqual(['a', 'b', 'c']);
    expect(await refusals()).toHaveLength(3);
  });

  it('never reach the log', async () => {
    moderator.refuse = () => refusal;
    await fieldsOf(judgeFields(author, 'siren', [field('name', 'Unmistakable words')]));
    expect(lines.join('')).toContain('refused by moderation');
    expect(lines.join('')).not.toMatch(/Unmistakable|forbidden/);
  });

  it('are refused by the built-in rules for what stands in two fields', async () => {
    const rules = rulesModerator({ realPeople: ['Ada Lovemore'] });
    const ctx = { ...author, providers: { ...author.providers, moderation: rules } };
    const description = field('description', 'She adores Ada Lovemore.');
    const personality = field('personality', 'She makes love until dawn.');
    await judgeFields(ctx, 'siren', [description, field('name', 'Isla', 'name')]);
    await judgeFields(ctx, 'siren', [personality, field('name', 'Isla', 'name')]);
    const fields = await fieldsOf(judgeFields(ctx, 'siren', [field('name', 'Isla', 'name'), description, personality]));
    expect(Object.keys(fields ?? {})).toEqual(['description', 'personality']);
  });

  it('fill no table: one person is noted so often and no more, but refused always', async () => {
    moderator.refuse = () => refusal;
    const strict = { ...author, limits: makeRateLimits(0.004) };
    for (const name of ['a', 'b', 'c']) {
      expect(await fieldsOf(judgeFields(strict, 'siren', [field(name, 'x')]))).not.toBeNull();
    }
    expect(await refusals()).toHaveLength(2);
  });
});

describe('a finished picture', () => {
  it('is judged as a picture, and refused with a note', async () => {
    const image = new Uint8Array([137, 80]);
    await judgePicture(author, 'picture', image);
    expect(moderator.asked).toEqual([{ kind: 'image', image }]);
    moderator.refuse = () => refusal;
    await expect(judgePicture(author, 'picture', image)).rejects.toMatchObject({
      code: 'picture_refused',
      status: 406,
    });
    expect(await refusals()).toMatchObject([{ subject: 'picture', field: 'picture', category: 'minors', excerpt: '' }]);
    moderator.fault = new AppError('unavailable');
    await expect(judgePicture(author, 'picture', image)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the sweep', () => {
  it('forgets refusals after 180 days', async () => {
    moderator.refuse = () => refusal;
    const refuse = (name: string) => fieldsOf(judgeFields(author, 'siren', [field(name, 'x')]));
    await refuse('old');
    house.clock.move(100 * 86_400_000);
    await refuse('young');
    house.clock.move(81 * 86_400_000);
    await sweepModeration(house.context());
    expect((await refusals()).map((row) => row.field)).toEqual(['young']);
  });
});
