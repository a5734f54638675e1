import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { hasPeople } from '../features/accounts/operator-accounts.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { findPeople, openPeople } from './demo-accounts.service.ts';
import type { DemoSiren, DemoStory } from './demo-content.ts';
import { deleteLease, findStep, insertStep, upsertLease } from './demo-ledger.store.ts';
import { type DemoLogin, openLogins } from './demo-logins.service.ts';
import { joinedAt } from './demo-times.rules.ts';
import type { Demo, Filling } from './filling.ts';
import { addPortraits, makeSiren, sayIntro } from './siren-making.service.ts';
import { makeStory, type StoryMedia, storyKeyOf } from './story-making.service.ts';

/** State of an installation: to be filled or continued, filled, removed for good, or in use by accounts of its own. */
export type DemoState = 'open' | 'filled' | 'removed' | 'inhabited';

const LEASE_MS = 5 * 60_000;
const MOST_TRIES = 3;

/** How the place stands, and since when it is being filled. */
export async function findDemo(ctx: Context): Promise<{ state: DemoState; since: Date | null }> {
  const since = (await findStep(ctx.db, 'begun'))?.at ?? null;
  if (await findStep(ctx.db, 'removed')) return { state: 'removed', since };
  if (await findStep(ctx.db, 'done')) return { state: 'filled', since };
  if (since === null && (await hasPeople(ctx))) return { state: 'inhabited', since };
  return { state: 'open', since };
}

/** Says that the place is being filled, if it may be; since when. */
async function begin(ctx: Context): Promise<Date | null> {
  return inTransaction(ctx, async (ctx) => {
    const { state, since } = await findDemo(ctx);
    if (state !== 'open') return null;
    if (since) return since;
    const now = ctx.clock.now();
    await insertStep(ctx.db, { key: 'begun', thingId: null, at: now });
    return (await findStep(ctx.db, 'begun'))?.at ?? now;
  });
}

/** One thing to make. */
interface Step {
  key: string;
  make(): Promise<number | null>;
  /** The log line once it is made. */
  logText: string;
}

/** Every fourth story has speech, and every third a picture. */
const mediaOf = (place: number): StoryMedia => ({ hasSpeech: place % 4 === 3, hasPicture: place % 3 === 1 });

async function findSirenId({ ctx }: Filling, key: string): Promise<number> {
  const id = (await findStep(ctx.db, `siren:${key}`))?.thingId;
  if (!id) throw new Error(`There is no siren ${key}.`);
  return id;
}

function storyStep(filling: Filling, story: DemoStory, place: number, logText: string): Step {
  const make = async () => {
    const siren = filling.demo.sirens.find(({ key }) => key === story.siren);
    if (!siren) throw new Error(`Nobody has heard of ${story.siren}.`);
    return makeStory(filling, { siren, sirenId: await findSirenId(filling, siren.key) }, story, mediaOf(place));
  };
  return { key: `story:${storyKeyOf(story)}`, make, logText };
}

/**
 * Everything to make, in an order in which the place is alive early: every siren with her cover, then the stories, then
 * voices and more portraits, which take long.
 */
function stepsOf(filling: Filling): Step[] {
  const { sirens, stories } = filling.demo;
  const ofSirens = (name: string, logText: string, make: (siren: DemoSiren) => Promise<number | null>): Step[] =>
    sirens.map((siren, place) => ({
      key: `${name}:${siren.key}`,
      make: () => make(siren),
      logText: `${place + 1} of ${sirens.length} ${logText}`,
    }));
  const quickFirst = stories
    .map((story, place) => ({ story, place }))
    .toSorted((a, b) => Number(mediaOf(a.place).hasSpeech) - Number(mediaOf(b.place).hasSpeech));
  return [
    ...ofSirens('siren', 'sirens are here', (siren) => makeSiren(filling, siren)),
    ...quickFirst.map(({ story, place }, done) =>
      storyStep(filling, story, place, `${done + 1} of ${stories.length} stories are posted`),
    ),
    ...ofSirens('intro', 'sirens have a voice', async (siren) => {
      await sayIntro(filling, siren, await findSirenId(filling, siren.key));
      return null;
    }),
    ...ofSirens('portraits', 'sirens have all their portraits', async (siren) => {
      await addPortraits(filling, siren, await findSirenId(filling, siren.key));
      return null;
    }),
  ];
}

/** Does the steps that are not done yet; false when one failed, or another process has the lease now. */
async function makeOnce(filling: Filling, renewLease: () => Promise<boolean>): Promise<boolean> {
  const { ctx } = filling;
  let isWhole = true;
  for (const { key, make, logText } of stepsOf(filling)) {
    if (await findStep(ctx.db, key)) continue;
    await filling.rest();
    ctx.signal.throwIfAborted();
    if (!(await renewLease())) return false;
    try {
      const thingId = await make();
      await insertStep(ctx.db, { key, thingId, at: ctx.clock.now() });
      ctx.log.info({ event: 'demo_step_done' }, `demo: ${logText}`);
    } catch (error) {
      ctx.signal.throwIfAborted();
      isWhole = false;
      ctx.log.warn(
        { event: 'demo_step_failed', err: error, step: key },
        'demo: something could not be made; it is tried again later',
      );
    }
  }
  return isWhole;
}

/** The same with a few retries: a step that failed on a busy machine may succeed a little later. */
async function makeAll(filling: Filling, renewLease: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await makeOnce(filling, renewLease)) return true;
    if (!(await renewLease())) return false;
  }
  return false;
}

/** Dependencies of the filling. */
export interface Surroundings {
  demo: Demo;
  rest(): Promise<void>;
  /** No other process uses the database. */
  isAlone: boolean;
  /** Called with the accounts to log in to, as soon as they are open. */
  onLogins(logins: DemoLogin[]): void;
}

/** Fills an empty place, or goes on with it; how it stands afterwards. `ctx` is the demonstration's own. */
export async function fillDemo(ctx: Context, { demo, rest, isAlone, onLogins }: Surroundings): Promise<DemoState> {
  const since = await begin(ctx);
  if (!since) return (await findDemo(ctx)).state;
  const holder = randomInt(2 ** 31);
  const renewLease = async () => {
    const now = ctx.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    // Without other processes the lease can only be that of a dead one, so it is taken over early.
    const isMine = await upsertLease(ctx.db, { holder, now: isAlone ? until : now, until });
    return isMine && (await findDemo(ctx)).state === 'open';
  };
  if (!(await renewLease())) return 'open';
  try {
    const oldest = Math.max(0, ...[...demo.sirens, ...demo.stories].map(({ daysAgo }) => daysAgo));
    await openPeople(ctx, demo.people, (place) => joinedAt(since, oldest, place));
    onLogins(await openLogins(ctx));
    const filling: Filling = { ctx, demo, since, people: await findPeople(ctx), rest };
    if ((await makeAll(filling, renewLease)) && (await renewLease())) {
      await insertStep(ctx.db, { key: 'done', thingId: null, at: ctx.clock.now() });
    }
  } finally {
    await deleteLease(ctx.db, holder);
  }
  return (await findDemo(ctx)).state;
}
