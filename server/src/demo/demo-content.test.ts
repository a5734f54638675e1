import { usernameSchema } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import { voices } from '@sirenade/voice/voices';
import { describe, expect, it } from 'vitest';
import { isReservedUsername } from '../features/accounts/account.rules.ts';
import type { DemoComment } from './demo-content.ts';
import { demoPeople } from './demo-people.ts';
import { demoSirens } from './demo-sirens.ts';
import { demoStories } from './demo-stories.ts';

const people = demoPeople.map(({ username }) => username);
const flatten = (comments: DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...flatten(comment.answers)]);
const comments = demoStories.flatMap((story) => flatten(story.comments));

const repeated = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

describe('what the demonstration shows', () => {
  it('is enough for a place that looks lived in', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(6);
    expect(demoSirens.length).toBeGreaterThanOrEqual(24);
    expect(demoStories.length).toBeGreaterThanOrEqual(12);
    expect(comments.length).toBeGreaterThanOrEqual(60);
    expect(comments.some(({ answers }) => answers.some(({ answers: deeper }) => deeper.length > 0))).toBe(true);
  });

  it('names each person, siren and story once', () => {
    expect(repeated(people)).toEqual([]);
    expect(repeated(demoSirens.map(({ key }) => key))).toEqual([]);
    expect(repeated(demoSirens.map(({ name }) => name))).toEqual([]);
    expect(repeated(demoStories.map(({ title }) => title))).toEqual([]);
    for (const { username, bio } of demoPeople) {
      expect(usernameSchema.safeParse(username).success && !isReservedUsername(username), username).toBe(true);
      expect(bio.length).toBeLessThanOrEqual(limits.bio.max);
    }
  });

  it('has sirens that could be saved: of known makers and voices, and within every length', () => {
    for (const siren of demoSirens) {
      expect(people, siren.key).toContain(siren.maker);
      expect(
        voices.some(({ id }) => id === siren.voice),
        `${siren.key}: ${siren.voice}`,
      ).toBe(true);
      expect(siren.portraits.length, siren.key).toBeGreaterThanOrEqual(2);
      expect(siren.portraits.length, siren.key).toBeLessThanOrEqual(4);
      expect(siren.name.length, siren.key).toBeLessThanOrEqual(limits.siren.name);
      for (const field of ['description', 'personality', 'examples', 'appearance'] as const) {
        expect(siren[field].length, `${siren.key} ${field}`).toBeGreaterThan(0);
        expect(siren[field].length, `${siren.key} ${field}`).toBeLessThanOrEqual(limits.siren[field]);
      }
      expect(siren.tags.length, siren.key).toBeGreaterThan(0);
      expect(siren.tags.length, siren.key).toBeLessThanOrEqual(limits.siren.tags);
      for (const tag of siren.tags) expect(tag.length, siren.key).toBeLessThanOrEqual(limits.siren.tag);
    }
  });

  it('has stories of known people with known sirens, who were there before', () => {
    for (const story of demoStories) {
      const siren = demoSirens.find(({ key }) => key === story.siren);
      expect(siren, story.title).toBeDefined();
      expect(siren?.daysAgo, story.title).toBeGreaterThanOrEqual(story.daysAgo);
      expect(people, story.title).toContain(story.author);
      expect(story.composes.length, story.title).toBeGreaterThan(1);
      expect(story.title.length, story.title).toBeLessThanOrEqual(limits.post.title);
      expect(story.tags.length, story.title).toBeLessThanOrEqual(limits.post.tags);
    }
  });

  it('has votes and comments of known people, each voting once on a thing', () => {
    const voted = [
      ...demoSirens.map(({ key, maker, likes, dislikes }) => ({
        what: key,
        by: maker,
        votes: [...likes, ...dislikes],
      })),
      ...demoStories.map(({ title, author, likes, dislikes }) => ({
        what: title,
        by: author,
        votes: [...likes, ...dislikes],
      })),
      ...comments.map(({ text, by, likes }) => ({ what: text, by, votes: likes })),
    ];
    for (const { what, by, votes } of voted) {
      expect(people, what).toContain(by);
      expect(people, what).toEqual(expect.arrayContaining(votes));
      expect(repeated(votes), what).toEqual([]);
    }
    for (const { text } of comments) expect(text.length).toBeLessThanOrEqual(limits.comment);
  });
});
