import { quoteLine } from '../../platform/one-line.ts';
import type { CommentRow, PostRow } from './posts.tables.ts';

interface Reviewed {
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

/** A post as the operator reads it in a terminal, line by line. */
export function viewPostReview({ post, author, feed, exchanges, media }: Reviewed): string {
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

/** A comment as the operator reads it. */
export function viewCommentReview({ comment, author }: { comment: CommentRow; author: string }): string {
  const { id, postId, content } = comment;
  return `Comment ${id} by ${author} on post ${postId}, ${stateOf(comment, 'public')}\n  ${quoteLine(content)}`;
}
