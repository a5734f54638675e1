import type { DemoComment } from './demo-content.ts';

/** A comment in one line: author, hours after the post, text, usernames that liked it, and the answers. */
export function remark(
  by: string,
  hoursAfter: number,
  text: string,
  likes: string[] = [],
  answers: DemoComment[] = [],
): DemoComment {
  return { by, hoursAfter, text, likes, answers };
}
