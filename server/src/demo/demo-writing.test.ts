import { limits } from '@sirenade/contract/limits';
import { sirenBody } from '@sirenade/contract/sirens';
import { readRequest } from '@sirenade/painter/identity';
import { spokenText } from '@sirenade/voice/spoken-text';
import { voices } from '@sirenade/voice/voices';
import { describe, expect, it } from 'vitest';
import { MOST_SECONDS } from '../features/sirens/intro/intro.rules.ts';
import { readExamples } from '../features/stories/prompt/examples.rules.ts';
import { hotOf } from '../platform/hot-rank.ts';
import type { DemoComment, DemoStory } from './demo-content.ts';
import { demoPeople } from './demo-people.ts';
import { demoSirens } from './demo-sirens.ts';
import { demoStories } from './demo-stories.ts';

const sentencesIn = (text: string) => text.match(/[.?!…][”’)*]*(?=\s|$)/g)?.length ?? 0;
const wordsIn = (text: string) => text.split(/\s+/).length;
const withAnswers = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...withAnswers(comment.answers)]);
const depthOf = (comments: readonly DemoComment[]): number =>
  comments.length === 0 ? 0 : 1 + Math.max(...comments.map(({ answers }) => depthOf(answers)));

/** Slips between two words: how alike they look in a list. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const TITLES = /^(?:Captain|Dr|Professor|Sir) /;
const givenName = (name: string) => name.replace(TITLES, '').split(' ')[0] ?? '';

it('everybody of the demo makes sirens, tells stories and talks about those of others', () => {
  const commentators = demoStories.flatMap(({ comments }) => withAnswers(comments)).map(({ by }) => by);
  expect(demoPeople).toHaveLength(6);
  for (const { username, bio } of demoPeople) {
    expect(bio.length).toBeGreaterThan(60);
    expect(demoSirens.map(({ maker }) => maker)).toContain(username);
    expect(demoStories.map(({ author }) => author)).toContain(username);
    expect(commentators).toContain(username);
  }
});

describe('the sirens of the demo', () => {
  it('are of every gender and of every grown age', () => {
    for (const gender of ['female', 'male', 'non_binary']) {
      expect(demoSirens.filter((siren) => siren.gender === gender).length).toBeGreaterThanOrEqual(4);
    }
    const ages = demoSirens.flatMap(
      ({ appearance }) => readRequest({ appearance, description: '', scene: '' }).age ?? [],
    );
    expect(Math.min(...ages)).toBeLessThan(30);
    expect(Math.max(...ages)).toBeGreaterThan(80);
  });

  it('have names of which no two are alike', () => {
    const names = demoSirens.map(({ name }) => givenName(name).toLowerCase());
    for (const [at, name] of names.entries()) {
      for (const other of names.slice(at + 1))
        expect(slipsBetween(name, other), `${name}, ${other}`).toBeGreaterThan(2);
    }
  });

  it.each(demoSirens.map((siren) => [siren.name, siren] as const))('%s is what the form takes', (_, siren) => {
    const { name, gender, voice, description, personality, examples, tags, appearance } = siren;
    const input = { name, gender, voice, description, personality, examples, tags, appearance };
    expect(sirenBody.parse(input)).toMatchObject(input);
    expect(tags.length).toBeGreaterThanOrEqual(3);
  });

  it.each(demoSirens.map((siren) => [siren.name, siren] as const))('%s is written to be read', (_, siren) => {
    const { name, description, personality, examples, intro } = siren;
    const first = description.split(/(?<=[.?!])\s/)[0] ?? '';
    expect(first.length).toBeLessThanOrEqual(80);
    expect(sentencesIn(description)).toBeGreaterThanOrEqual(2);
    expect(wordsIn(description)).toBeLessThanOrEqual(90);
    expect(sentencesIn(personality)).toBeGreaterThanOrEqual(5);
    expect(intro).toMatch(/\*[^*]+\*/);
    // Two words and a half in a second, slowly spoken.
    expect(wordsIn(spokenText(intro)) / 2.5).toBeLessThan(MOST_SECONDS);
    const lines = readExamples(examples, name)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const [at, line] of lines.entries()) expect(line.startsWith(at % 2 === 0 ? 'User: ' : `${name}: `)).toBe(true);
  });

  it('have each a voice of their own that suits them', () => {
    expect(new Set(demoSirens.map(({ voice }) => voice)).size).toBe(demoSirens.length);
    for (const { name, voice, gender } of demoSirens) {
      const known = voices.find(({ id }) => id === voice);
      if (gender !== 'non_binary') expect(known?.labels.gender, name).toBe(gender);
    }
  });

  it('have portraits in words that the painter draws, and every cover is another', () => {
    const covers = demoSirens.map(({ name, appearance, description, portraits }) => {
      const drawn = portraits.map((scene) => readRequest({ appearance, description, scene }));
      for (const { garment, scene, expression, skin, eyes } of drawn) {
        for (const part of [garment, scene, expression, skin, eyes]) expect(part, name).toBeDefined();
      }
      const looks = drawn.map(({ garmentColour, garment, scene }) => `${garmentColour} ${garment} ${scene}`);
      expect(new Set(looks).size, name).toBe(portraits.length);
      const [cover] = drawn;
      return `${cover?.skin} ${cover?.hairColour} ${cover?.hairShape} ${cover?.garment} ${cover?.scene}`;
    });
    expect(new Set(covers).size).toBe(demoSirens.length);
  });
});

describe('the stories of the demo', () => {
  it.each(demoStories.map((story) => [story.title, story] as const))('%s is a whole chat', (_, story) => {
    const siren = demoSirens.find(({ key }) => key === story.siren);
    // An author does not tell stories with a siren of their own.
    expect(siren?.maker).not.toBe(story.author);
    expect(story.composes.length).toBeGreaterThanOrEqual(5);
    expect(story.composes.length).toBeLessThanOrEqual(9);
    for (const { user, siren: answer } of story.composes) {
      expect(wordsIn(user)).toBeLessThanOrEqual(40);
      expect(answer.length).toBeLessThanOrEqual(limits.message);
      // Actions stand between two asterisks.
      expect(answer.split('*').length % 2).toBe(1);
    }
    expect(story.composes.filter(({ siren: answer }) => answer.includes('*')).length).toBeGreaterThanOrEqual(4);
    expect(story.tags.length).toBeGreaterThanOrEqual(3);
    for (const tag of story.tags) {
      expect(tag).toBe(tag.toLowerCase());
      expect(tag.length).toBeLessThanOrEqual(limits.siren.tag);
    }
  });

  it('are talked about in threads, in the order of time, and nobody likes their own comment', () => {
    expect(demoStories.filter(({ comments }) => depthOf(comments) >= 3).length).toBeGreaterThanOrEqual(5);
    for (const { comments, daysAgo } of demoStories) {
      for (const { by, text, hoursAfter, likes, answers } of withAnswers(comments)) {
        expect(hoursAfter, text).toBeLessThan(daysAgo * 24);
        for (const answer of answers) expect(answer.hoursAfter, answer.text).toBeGreaterThan(hoursAfter);
        expect(likes, text).not.toContain(by);
      }
    }
  });

  it('differ in their first place by heat, by time, and by votes of a day, a week, a month and a year', () => {
    const karmaOf = ({ likes, dislikes }: DemoStory) => likes.length - dislikes.length;
    const now = Date.UTC(2030, 0, 1);
    const order = (worth: (story: DemoStory) => number, days = Number.POSITIVE_INFINITY) =>
      demoStories
        .filter(({ daysAgo }) => daysAgo <= days)
        .sort((a, b) => worth(b) - worth(a) || a.daysAgo - b.daysAgo)
        .map(({ siren }) => siren);
    const newest = order(({ daysAgo }) => -daysAgo);
    const hottest = order((story) => hotOf(karmaOf(story), new Date(now - story.daysAgo * 86_400_000)));
    expect(newest[0]).not.toBe(hottest[0]);
    const best = [1, 7, 30, 365].map((days) => order(karmaOf, days)[0]);
    expect(new Set(best).size).toBe(4);
  });
});
