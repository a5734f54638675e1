import { voteOnComment } from '../features/posts/comments/comment-votes.service.ts';
import { addComment } from '../features/posts/comments/comments.service.ts';
import { voteOnPost } from '../features/posts/post-votes.service.ts';
import { createPost } from '../features/posts/posting/post-writing.service.ts';
import { keepStory, type SaidBefore } from '../features/stories/library/story-import.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { DemoComment, DemoSiren, DemoStory } from './demo-content.ts';
import { asPerson, atTime, type Person } from './demo-context.ts';
import { findStep, insertStep } from './demo-ledger.store.ts';
import { paintOnce, speak } from './demo-media.service.ts';
import { madeAt, saidAt } from './demo-times.rules.ts';
import { castVotes, type Filling } from './filling.ts';

/** What of a story is heard and seen beside its words. */
export interface Shown {
  isHeard: boolean;
  isPictured: boolean;
}

/** What a story is called in the ledger. */
export const storyKeyOf = ({ teller, title }: DemoStory) => `${teller}:${title}`;

/** The words of a story, the first answer spoken and the last one with a picture where that is wanted. */
async function sayAll(filling: Filling, teller: Person, siren: DemoSiren, story: DemoStory, shown: Shown) {
  const said: SaidBefore[] = [];
  const last = story.composes.length - 1;
  for (const [place, { user, siren: text }] of story.composes.entries()) {
    const sound = shown.isHeard && place === 0 ? await speak(filling.ctx, teller, text, siren.voice) : null;
    const name = `${storyKeyOf(story)}:${place}`;
    const picture = { name, siren, scene: siren.portraits.at(-1) ?? '', isPortrait: false };
    const imageId = shown.isPictured && place === last ? await paintOnce(filling.ctx, teller, picture) : null;
    said.push({ userInput: user, text, audioId: null, audioWords: [], ...sound, imageId });
  }
  return said;
}

/** Keeps the chat once; its id. */
async function tell(
  filling: Filling,
  teller: Person,
  met: { siren: DemoSiren; sirenId: number },
  story: DemoStory,
  shown: Shown,
  at: Date,
): Promise<number> {
  const { ctx } = filling;
  const key = `chat:${storyKeyOf(story)}`;
  const told = (await findStep(ctx.db, key))?.thingId;
  if (told) return told;
  const said = await sayAll(filling, teller, met.siren, story, shown);
  return inTransaction(atTime(asPerson(ctx, teller), at), async (ctx) => {
    const id = await keepStory(ctx, { sirenId: met.sirenId, tags: story.tags, said });
    await insertStep(ctx.db, { key, thingId: id, at });
    return id;
  });
}

interface Place {
  postId: number;
  posted: Date;
  /** Names each comment by where it stands, so that it is written once. */
  key: string;
  parentId: number | null;
}

async function comment(filling: Filling, said: DemoComment, { postId, posted, key, parentId }: Place): Promise<void> {
  const author = filling.people.get(said.by);
  if (!author) return;
  const at = saidAt(filling.since, posted, said.hoursAfter);
  const input = { post_id: postId, content: said.text, parent_id: parentId };
  const { new_comment } = await addComment(atTime(asPerson(filling.ctx, author), at), input, `demo:${key}`);
  const { id } = new_comment;
  await castVotes(filling, said.likes, { key, made: at }, (ctx) => voteOnComment(ctx, id, true));
  for (const [place, answer] of said.answers.entries()) {
    await comment(filling, answer, { postId, posted, key: `${key}.${place}`, parentId: id });
  }
}

/** Tells a story, posts it and lets people talk about it; null when its teller is gone. */
export async function makeStory(
  filling: Filling,
  met: { siren: DemoSiren; sirenId: number },
  story: DemoStory,
  shown: Shown,
): Promise<number | null> {
  const teller = filling.people.get(story.teller);
  if (!teller) return null;
  const key = storyKeyOf(story);
  const posted = madeAt(filling.since, story.daysAgo, key);
  const storyId = await tell(filling, teller, met, story, shown, posted);
  const { title, tags } = story;
  const input = { story_id: storyId, title, tags, audio: true, images: true };
  const { id: postId } = await createPost(atTime(asPerson(filling.ctx, teller), posted), input);
  const about = { key, made: posted };
  await castVotes(filling, story.likes, about, (ctx) => voteOnPost(ctx, postId, true));
  await castVotes(filling, story.dislikes, about, (ctx) => voteOnPost(ctx, postId, false));
  for (const [place, said] of story.comments.entries()) {
    await comment(filling, said, { postId, posted, key: `${key}:${place}`, parentId: null });
  }
  return postId;
}
