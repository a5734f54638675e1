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

/** Posts whose karma is not the sum of their votes, or that stand elsewhere in the lists by tag. */
export async function postKarmaFaults(house: TestApp): Promise<Record<string, unknown>[]> {
  return rowsOf(
    house,
    `SELECT p.id, p.karma, v.sum FROM posts p
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(CASE WHEN is_upvote THEN 1 ELSE -1 END), 0) AS sum FROM post_votes WHERE post_id = p.id) AS v
     WHERE p.karma <> v.sum OR abs(p.hot - extract(epoch FROM p.created_at) / 45000
         - sign(p.karma) * log(greatest(1, abs(p.karma)))) > 1e-6
       OR EXISTS (SELECT 1 FROM search.post_tags t WHERE t.post_id = p.id AND (t.karma, t.hot) <> (p.karma, p.hot))`,
  );
}

/** Tags whose count is not that of the posts in sight that have them. */
export async function tagCountFaults(house: TestApp): Promise<Record<string, unknown>[]> {
  return rowsOf(
    house,
    `SELECT tag, counted.posts, real.posts AS wanted FROM search.tags AS counted
     FULL JOIN (SELECT tag, count(*) AS posts FROM posts, unnest(tags) AS tag WHERE listed GROUP BY tag) AS real
       USING (tag)
     WHERE counted.posts IS DISTINCT FROM real.posts`,
  );
}

/** Asks again when the server has no room at the moment, as clients do. */
async function askUntilServed(person: Visitor, method: 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) {
  for (;;) {
    const answer = await person.ask(method, url, body);
    if (answer.statusCode !== 503) return answer;
  }
}

/** All users toggle their votes concurrently, and every request is sent twice. */
export async function toggleTogether(
  people: Visitor[],
  ids: number[],
  rounds: number,
  seed: number,
  kind: 'siren' | 'post' = 'siren',
): Promise<void> {
  const draws = seededDraws(seed);
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      people.flatMap((person) => {
        const url = `/api/reactions/${kind}/${draws.pick(ids)}`;
        const body = { is_upvote: draws.chance(0.6) };
        const method = draws.pick(['PUT', 'PATCH', 'DELETE'] as const);
        const send = () => askUntilServed(person, method, url, method === 'DELETE' ? undefined : body);
        return [send(), send()];
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
}
