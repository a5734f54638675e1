import type { Context } from '../src/context.ts';
import type { DemoComment, DemoSiren, DemoStory } from '../src/demo/demo-content.ts';
import { demoContext } from '../src/demo/demo-context.ts';
import type { DemoLogin } from '../src/demo/demo-logins.service.ts';
import { type DemoState, fillDemo } from '../src/demo/demo-seeding.service.ts';
import type { Demo } from '../src/demo/filling.ts';
import { rowsOf } from './account-steps.ts';
import type { TestApp } from './test-app.ts';

const siren = (input: Partial<DemoSiren> & Pick<DemoSiren, 'key' | 'maker' | 'name' | 'daysAgo'>): DemoSiren => ({
  gender: 'female',
  voice: 'aoife',
  description: `${input.name} is a lighthouse keeper of forty who collects storms.`,
  personality: 'Keeps a drawer of letters that were never sent.',
  examples: 'User: Good evening.\nHer: Come in, the kettle is on.',
  tags: ['sea', 'calm'],
  appearance: '40 years old, grey eyes, short black hair',
  portraits: ['wool coat, on a ship', 'in a tavern by the fire'],
  intro: '*She looks up.* Come in, and shut the door against the wind.',
  likes: [],
  dislikes: [],
  ...input,
});

const comment = (by: string, text: string, hoursAfter: number, rest: Partial<DemoComment> = {}): DemoComment => ({
  by,
  text,
  hoursAfter,
  likes: [],
  answers: [],
  ...rest,
});

const story = (input: Partial<DemoStory> & Pick<DemoStory, 'siren' | 'author' | 'title' | 'daysAgo'>): DemoStory => ({
  tags: ['sea'],
  composes: [
    { user: 'Good evening.', siren: 'Come in, the kettle is on.' },
    { user: 'What do you keep in that drawer?', siren: '*She smiles.* Weather, mostly.' },
  ],
  likes: [],
  dislikes: [],
  comments: [],
  ...input,
});

/** A small place: enough for votes, threads, sound and pictures. */
export const SMALL: Demo = {
  people: [
    { username: 'saltwind', bio: 'Makes people who know weather.' },
    { username: 'mossgarden', bio: 'Drinks tea.' },
    { username: 'nightbus', bio: 'Drives the N7.' },
  ],
  sirens: [
    siren({ key: 'isla', maker: 'saltwind', name: 'Isla', daysAgo: 40, likes: ['mossgarden', 'nightbus'] }),
    siren({ key: 'bram', maker: 'mossgarden', name: 'Bram', gender: 'male', daysAgo: 9, dislikes: ['nightbus'] }),
    siren({ key: 'wren', maker: 'saltwind', name: 'Wren', daysAgo: 1, likes: ['mossgarden'] }),
  ],
  stories: [
    story({
      siren: 'isla',
      author: 'nightbus',
      title: 'The drawer of weather',
      daysAgo: 20,
      likes: ['saltwind', 'mossgarden'],
      comments: [
        comment('mossgarden', 'I want that kettle.', 2, {
          likes: ['saltwind'],
          answers: [
            comment('nightbus', 'It is the kettle that wants you.', 3, {
              answers: [comment('mossgarden', 'That is fair.', 5)],
            }),
          ],
        }),
        comment('saltwind', 'She would never say mostly.', 30),
      ],
    }),
    story({ siren: 'bram', author: 'saltwind', title: 'A short walk', daysAgo: 6, dislikes: ['nightbus'] }),
    story({ siren: 'wren', author: 'mossgarden', title: 'First frost', daysAgo: 0, likes: ['nightbus'] }),
    story({ siren: 'isla', author: 'mossgarden', title: 'The long lamp', daysAgo: 3 }),
  ],
};

export interface Fill {
  demo?: Demo;
  signal?: AbortSignal;
  rest?: () => Promise<void>;
  onLogins?: (logins: DemoLogin[]) => void;
}

/** The context in which the demonstration works. */
export const stageOf = (house: TestApp, signal?: AbortSignal): Context => {
  const ctx = house.context();
  return demoContext(signal ? { ...ctx, signal } : ctx, ctx.providers);
};

/** Fills a place as a server does at its start. */
export function fill(house: TestApp, input: Fill = {}): Promise<DemoState> {
  return fillDemo(stageOf(house, input.signal), {
    demo: input.demo ?? SMALL,
    rest: input.rest ?? (async () => {}),
    isAlone: true,
    onLogins: input.onLogins ?? (() => {}),
  });
}

/** How many rows everything has that the demonstration makes. */
export async function countAll(house: TestApp): Promise<Record<string, unknown>> {
  const tables = [
    ...['users', 'sirens', 'siren_images', 'siren_intros', 'siren_votes', 'stories', 'composes', 'answers'],
    ...['posts', 'shared_composes', 'post_votes', 'comments', 'comment_votes', 'credit_entries'],
  ];
  const counts = tables.map((table) => `(SELECT count(*)::integer FROM ${table}) AS ${table}`);
  const [row] = await rowsOf(house, `SELECT ${counts.join(', ')}`);
  return row ?? {};
}
