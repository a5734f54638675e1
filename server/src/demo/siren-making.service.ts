import { createSiren, updateSiren } from '../features/sirens/editing/siren-save.service.ts';
import { queueIntro } from '../features/sirens/intro/intro.service.ts';
import { giveIntro } from '../features/sirens/intro/intro-making.service.ts';
import { listSirens } from '../features/sirens/list/siren-list.service.ts';
import { voteOnSiren } from '../features/sirens/siren-votes.service.ts';
import type { DemoSiren } from './demo-content.ts';
import { asPerson, atTime, type Person } from './demo-context.ts';
import { paintOnce } from './demo-media.service.ts';
import { madeAt } from './demo-times.rules.ts';
import { castVotes, type Filling } from './filling.ts';

function paintPortrait({ ctx }: Filling, maker: Person, siren: DemoSiren, place: number): Promise<string> {
  const name = `${siren.key}:portrait:${place}`;
  return paintOnce(ctx, maker, { name, siren, scene: siren.portraits[place] ?? '', isPortrait: true });
}

/** Only the demonstration makes sirens with these accounts, so the name identifies one that was made before. */
async function findMade({ ctx }: Filling, maker: Person, name: string): Promise<number | null> {
  const { sirens } = await listSirens(asPerson(ctx, maker), {
    user_id: maker.id,
    search: '',
    gender: 'all',
    offset: 0,
    media: 'url',
  });
  return sirens.find((siren) => siren.name === name)?.id ?? null;
}

async function create(filling: Filling, maker: Person, siren: DemoSiren, made: Date): Promise<number> {
  const cover = await paintPortrait(filling, maker, siren, 0);
  const own = asPerson(filling.ctx, maker);
  const { name, gender, voice, description, personality, examples, tags, appearance } = siren;
  const input = { name, gender, voice, description, personality, examples, tags, appearance, private: false };
  return (await createSiren(atTime(own, made), { ...input, images: [{ id: cover, b64_png: undefined }] })).id;
}

/** Makes a siren with her cover, and lets people vote on her; null when her maker is gone. */
export async function makeSiren(filling: Filling, siren: DemoSiren): Promise<number | null> {
  const { ctx, since, people } = filling;
  const maker = people.get(siren.maker);
  if (!maker) return null;
  const made = madeAt(since, siren.daysAgo, siren.key);
  const id = (await findMade(filling, maker, siren.name)) ?? (await create(filling, maker, siren, made));
  // With the present time: an intro that was queued days ago would count as lost.
  await queueIntro(ctx, id);
  const about = { key: siren.key, made };
  await castVotes(filling, siren.likes, about, (ctx) => voteOnSiren(ctx, id, true));
  await castVotes(filling, siren.dislikes, about, (ctx) => voteOnSiren(ctx, id, false));
  return id;
}

/** Has a siren say her intro. */
export async function sayIntro({ ctx }: Filling, siren: DemoSiren, sirenId: number): Promise<void> {
  await giveIntro(ctx, sirenId, siren.intro);
}

/** Paints the rest of a siren's portraits and saves her with all of them. */
export async function addPortraits(filling: Filling, siren: DemoSiren, sirenId: number): Promise<void> {
  const maker = filling.people.get(siren.maker);
  if (!maker) return;
  const images: string[] = [];
  for (const place of siren.portraits.keys()) {
    images.push(await paintPortrait(filling, maker, siren, place));
    await filling.rest();
  }
  const made = madeAt(filling.since, siren.daysAgo, siren.key);
  await updateSiren(atTime(asPerson(filling.ctx, maker), made), sirenId, {
    images: images.map((id) => ({ id, b64_png: undefined })),
  });
}
