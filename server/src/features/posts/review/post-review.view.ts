import { quoteLine } from '../../../platform/text/one-line.ts';
import type { CommentRow, PostRow } from '../posts.tables.ts';

interface StoredText {
  text: string;
  createdAt: Date;
}

interface Reviewed<T> {
  id: number;
  now: T | null;
  evidence: StoredText[];
}

interface PostNow {
  post: PostRow;
  author: string;
  feed: string;
  exchanges: { userInput: string; text: string }[];
  media: { kind: string; hash: string; prompt: string }[];
}

const stateOf = (
  { hiddenAt, hiddenReason }: { hiddenAt: Date | null; hiddenReason: string },
  otherwise: string,
): string => (hiddenAt ? `hidden since ${hiddenAt.toISOString()}: ${quoteLine(hiddenReason)}` : otherwise);

const viewEvidence = ({ text, createdAt }: StoredText) =>
  [`As it was on ${createdAt.toISOString()}:`, ...text.split('\n').map((line) => `  ${quoteLine(line)}`)].join('\n');

const viewWhole = (name: string, now: string | null, evidence: StoredText[]) =>
  [now ?? `${name} is deleted.`, ...evidence.map(viewEvidence)].join('\n');

function viewPostNow({ post, author, feed, exchanges, media }: PostNow): string {
  const { id, title, tags, sirenId, sirenName } = post;
  const siren = sirenId === null ? `${quoteLine(sirenName)}, who is gone` : `${sirenId} ${quoteLine(sirenName)}`;
  return [
    `Post ${id} ${quoteLine(title)} by ${author} in ${feed}, ${stateOf(post, post.listed ? 'public' : 'not seen because of its siren')}`,
    `  Siren: ${siren}`,
    ...(tags.length > 0 ? [`  Tags: ${quoteLine(tags.join(', '))}`] : []),
    ...exchanges.flatMap(({ userInput, text }) => [
      `  ${author}: ${quoteLine(userInput)}`,
      `  Siren: ${quoteLine(text)}`,
    ]),
    ...media.map(({ kind, hash, prompt }) =>
      kind === 'image' ? `  Picture ${hash}: ${quoteLine(prompt || 'no prompt')}` : `  Sound ${hash}`,
    ),
  ].join('\n');
}

/** A post for review, as text for the terminal. */
export function viewPostReview({ id, now, evidence }: Reviewed<PostNow>): string {
  return viewWhole(`Post ${id}`, now && viewPostNow(now), evidence);
}

function viewCommentNow({ comment, author }: { comment: CommentRow; author: string }): string {
  const { id, postId, content } = comment;
  return `Comment ${id} by ${author} on post ${postId}, ${stateOf(comment, 'public')}\n  ${quoteLine(content)}`;
}

/** A comment for review, as text for the terminal. */
export function viewCommentReview({ id, now, evidence }: Reviewed<{ comment: CommentRow; author: string }>): string {
  return viewWhole(`Comment ${id}`, now && viewCommentNow(now), evidence);
}
