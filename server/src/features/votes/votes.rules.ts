/** A vote up, a vote down, or none. */
export type Vote = boolean | null;

const weightOf = (vote: Vote) => (vote === null ? 0 : vote ? 1 : -1);

/** The karma after one vote has changed. */
export function karmaAfter(karma: number, before: Vote, after: Vote): number {
  return karma - weightOf(before) + weightOf(after);
}
