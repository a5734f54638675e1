import type { DemoComment } from './demo-content.ts';

/** A comment in one line: who, how many hours after the post, what, who liked it, and the answers. */
export function remark(
  by: string,
  hoursAfter: number,
  text: string,
  likes: string[] = [],
  answers: DemoComment[] = [],
): DemoComment {
  return { by, hoursAfter, text, likes, answers };
}
