import { voteOnComment } from '../features/posts/comments/comment-votes.service.ts';
import { addComment } from '../features/posts/comments/comments.service.ts';
import { voteOnPost } from '../features/posts/post-votes.service.ts';
import { createPost } from '../features/posts/posting/post-writing.service.ts';
import { type ImportedExchange, importStory } from '../features/stories/library/story-import.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { DemoComment, DemoSiren, DemoStory } from './demo-content.ts';
import { asPerson, atTime, type Person } from './demo-context.ts';
import { findStep, insertStep } from './demo-ledger.store.ts';
import { paintOnce, speak } from './demo-media.service.ts';
import { commentedAt, madeAt } from './demo-times.rules.ts';
import { castVotes, type Filling } from './filling.ts';

/** The media of a story beside its text. */
export interface StoryMedia {
  hasSpeech: boolean;
  hasPicture: boolean;
}

/** The key of a story in the ledger. */
export const storyKeyOf = ({ author, title }: DemoStory) => `${author}:${title}`;

/** The words of a story, the first answer spoken and the last one with a picture where that is wanted. */
async function makeExchanges(filling: Filling, author: Person, siren: DemoSiren, story: DemoStory, media: StoryMedia) {
  const exchanges: ImportedExchange[] = [];
  const last = story.composes.length - 1;
  for (const [place, { user, siren: text }] of story.composes.entries()) {
    const sound = media.hasSpeech && place === 0 ? await speak(filling.ctx, author, text, siren.voice) : null;
    const name = `${storyKeyOf(story)}:${place}`;
    const picture = { name, siren, scene: siren.portraits.at(-1) ?? '', isPortrait: false };
    const imageId = media.hasPicture && place === last ? await paintOnce(filling.ctx, author, picture) : null;
    exchanges.push({ userInput: user, text, audioId: null, audioWords: [], ...sound, imageId });
  }
  return exchanges;
}

/** Saves the chat once; its id. */
async function saveChat(
  filling: Filling,
  author: Person,
  partner: { siren: DemoSiren; sirenId: number },
  story: DemoStory,
  media: StoryMedia,
  at: Date,
): Promise<number> {
  const { ctx } = filling;
  const key = `chat:${storyKeyOf(story)}`;
  const saved = (await findStep(ctx.db, key))?.thingId;
  if (saved) return saved;
  const exchanges = await makeExchanges(filling, author, partner.siren, story, media);
  return inTransaction(atTime(asPerson(ctx, author), at), async (ctx) => {
    const id = await importStory(ctx, { sirenId: partner.sirenId, tags: story.tags, exchanges });
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

async function comment(filling: Filling, entry: DemoComment, { postId, posted, key, parentId }: Place): Promise<void> {
  const author = filling.people.get(entry.by);
  if (!author) return;
  const at = commentedAt(filling.since, posted, entry.hoursAfter);
  const input = { post_id: postId, content: entry.text, parent_id: parentId };
  const { new_comment } = await addComment(atTime(asPerson(filling.ctx, author), at), input, `demo:${key}`);
  const { id } = new_comment;
  await castVotes(filling, entry.likes, { key, made: at }, (ctx) => voteOnComment(ctx, id, true));
  for (const [place, answer] of entry.answers.entries()) {
    await comment(filling, answer, { postId, posted, key: `${key}.${place}`, parentId: id });
  }
}

/** Makes a story, posts it and lets people talk about it; null when its author is gone. */
export async function makeStory(
  filling: Filling,
  partner: { siren: DemoSiren; sirenId: number },
  story: DemoStory,
  media: StoryMedia,
): Promise<number | null> {
  const author = filling.people.get(story.author);
  if (!author) return null;
  const key = storyKeyOf(story);
  const posted = madeAt(filling.since, story.daysAgo, key);
  const storyId = await saveChat(filling, author, partner, story, media, posted);
  const { title, tags } = story;
  const input = { story_id: storyId, title, tags, audio: true, images: true };
  const { id: postId } = await createPost(atTime(asPerson(filling.ctx, author), posted), input);
  const about = { key, made: posted };
  await castVotes(filling, story.likes, about, (ctx) => voteOnPost(ctx, postId, true));
  await castVotes(filling, story.dislikes, about, (ctx) => voteOnPost(ctx, postId, false));
  for (const [place, entry] of story.comments.entries()) {
    await comment(filling, entry, { postId, posted, key: `${key}:${place}`, parentId: null });
  }
  return postId;
}
