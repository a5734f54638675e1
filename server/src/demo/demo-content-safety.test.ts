import { readRequest } from '@sirenade/painter/identity';
import { rulesModerator } from '@sirenade/safety';
import { describe, expect, it } from 'vitest';
import { jointKind } from '../features/moderation/moderation.rules.ts';
import { judgedGroups } from '../features/posts/posting/post-text.rules.ts';
import { plainTranscriptOf } from '../features/posts/posting/transcript.rules.ts';
import { judgedFields, NEW_SIREN } from '../features/sirens/editing/siren-draft.rules.ts';
import type { SubjectKind } from '../providers/moderation/moderation.ts';
import type { DemoComment } from './demo-content.ts';
import { demoPeople } from './demo-people.ts';
import { demoSirens } from './demo-sirens.ts';
import { demoStories } from './demo-stories.ts';

const moderator = rulesModerator({ realPeople: [], year: 2026 });
const YOUNGEST = 25;

async function expectAllowed(kind: SubjectKind, text: string, before: string[] = []): Promise<void> {
  const verdict = await moderator.judge({ kind, text, before }, { signal: new AbortController().signal });
  expect(verdict, text).toEqual({ allowed: true });
}

const withAnswers = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...withAnswers(comment.answers)]);

const allTexts = [
  ...demoPeople.map(({ bio }) => bio),
  ...demoSirens.flatMap(({ description, personality, examples, intro }) => [description, personality, examples, intro]),
  ...demoStories.flatMap(({ title, composes, comments }) => [
    title,
    ...composes.flatMap(({ user, siren }) => [user, siren]),
    ...withAnswers(comments).map(({ text }) => text),
  ]),
];

describe('what the demo says', () => {
  it('is of grown people: no age in it is below twenty-five', () => {
    const agePattern = /\b(?:is|aged?|at|,) (\d{1,2})(?=,| and\b|\.|$)|\b(\d{1,2}) years old\b/g;
    const ages = allTexts.flatMap((text) =>
      [...text.matchAll(agePattern)].map(([, age, years]) => Number(age ?? years)),
    );
    expect(ages.length).toBeGreaterThan(15);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(YOUNGEST);
    for (const { appearance, description, portraits, name } of demoSirens) {
      for (const scene of portraits) {
        const { age = YOUNGEST } = readRequest({ appearance, description, scene });
        expect(age, name).toBeGreaterThanOrEqual(YOUNGEST);
      }
    }
  });

  it('is said calmly', () => {
    for (const text of allTexts) {
      expect(text).not.toMatch(/!\s*[!?]|\?!/);
      expect(text.split('!').length - 1, text).toBeLessThanOrEqual(3);
    }
    const marks = allTexts.join(' ').split('!').length - 1;
    expect(marks / allTexts.join(' ').split(/\s+/).length).toBeLessThan(0.002);
  });

  it('has no addresses and nothing that was left to be filled in', () => {
    for (const text of allTexts) expect(text).not.toMatch(/https?:|www\.|\{\{|lorem|TODO|undefined/i);
  });
});

describe('the safety floor', () => {
  it('lets the people of the demo be', async () => {
    for (const { username, bio } of demoPeople) {
      await expectAllowed('name', username);
      await expectAllowed('comment', bio);
    }
  });

  it.each(demoSirens.map((siren) => [siren.name, siren] as const))(
    'lets %s be, alone and jointly',
    async (_, siren) => {
      const { name, gender, voice, description, personality, examples, tags, appearance } = siren;
      const prompts = siren.portraits.flatMap((scene) => [
        `${appearance}. ${scene}`,
        `${appearance}\n\n${description}`,
      ]);
      const texts = { ...NEW_SIREN, name, gender, voice, description, personality, examples, tags, appearance };
      const fields = judgedFields({ ...texts, private: false }, prompts);
      for (const { kind, text } of fields) await expectAllowed(kind, text);
      await expectAllowed(jointKind('siren', 'name'), fields.map(({ text }) => text).join('\n'));
      await expectAllowed('reply', siren.intro, [description, personality]);
    },
  );

  it.each(demoStories.map((story) => [story.title, story] as const))(
    'lets “%s” be told and posted',
    async (_, story) => {
      const siren = demoSirens.find(({ key }) => key === story.siren);
      const before = [siren?.description ?? '', siren?.personality ?? ''];
      for (const { user, siren: answer } of story.composes) {
        await expectAllowed('chat', user, before);
        before.push(user);
        await expectAllowed('reply', answer, before);
        before.push(answer);
      }
      const exchanges = story.composes.map(({ user, siren: text }) => ({ userInput: user, text }));
      const transcript = plainTranscriptOf(exchanges, { author: story.author, siren: siren?.name ?? '' });
      for (const fields of judgedGroups({ title: story.title, tags: story.tags, transcript })) {
        for (const { kind, text } of fields) await expectAllowed(kind, text);
        await expectAllowed('post', fields.map(({ text }) => text).join('\n'));
      }
      for (const { text } of withAnswers(story.comments)) await expectAllowed('comment', text);
    },
  );
});
