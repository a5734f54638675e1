import { expect } from 'vitest';
import { rowsOf } from './account-steps.ts';
import { seededDraws } from './seeded.ts';
import type { TestApp, Visitor } from './test-app.ts';

/** Sirens whose karma is not the sum of their votes, or whose heat in the search is not theirs. */
export async function karmaFaults(house: TestApp): Promise<Record<string, unknown>[]> {
  return rowsOf(
    house,
    `SELECT s.id, s.karma, v.sum FROM sirens s
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(CASE WHEN is_upvote THEN 1 ELSE -1 END), 0) AS sum FROM siren_votes WHERE siren_id = s.id) AS v
     WHERE s.karma <> v.sum OR EXISTS (
       SELECT 1 FROM search.siren_words w WHERE w.siren_id = s.id AND w.heat <> floor(s.hot * 10))`,
  );
}

/** Everybody votes this way and that at the same time, and every request is sent twice. */
export async function toggleTogether(people: Visitor[], sirens: number[], rounds: number, seed: number): Promise<void> {
  const draws = seededDraws(seed);
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      people.flatMap((person) => {
        const url = `/api/reactions/siren/${draws.pick(sirens)}`;
        const body = { is_upvote: draws.chance(0.6) };
        const method = draws.pick(['PUT', 'PATCH', 'DELETE'] as const);
        const send = () => person.ask(method, url, method === 'DELETE' ? undefined : body);
        return [send(), send()];
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
}
