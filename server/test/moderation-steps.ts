import type { Moderator, Subject, Verdict } from '../src/providers/moderation/moderation.ts';
import { rowsOf } from './account-steps.ts';
import type { TestApp } from './test-app.ts';

/** A moderation server that refuses the texts that a test sets, records its requests, and can be away. */
export interface TestModerator extends Moderator {
  asked: Subject[];
  refuse: (subject: Subject) => Verdict | false;
  fault: Error | undefined;
}

export function makeTestModerator(): TestModerator {
  const moderator: TestModerator = {
    kind: 'test',
    asked: [],
    refuse: () => false,
    fault: undefined,
    judge: async (subject) => {
      moderator.asked.push(subject);
      if (moderator.fault) throw moderator.fault;
      return moderator.refuse(subject) || { allowed: true };
    },
  };
  return moderator;
}

/** The reports about a siren, oldest first. */
export const reportsAbout = (house: TestApp, sirenId: number) =>
  rowsOf(house, `SELECT * FROM reports WHERE subject = 'siren' AND subject_id = $1 ORDER BY id`, [sirenId]);

/** The reason that the owner of a hidden siren reads; null for a visible one. */
export async function hiddenReasonOf(house: TestApp, sirenId: number): Promise<string | null> {
  const [row] = await rowsOf(house, 'SELECT hidden_at, hidden_reason FROM sirens WHERE id = $1', [sirenId]);
  return row?.hidden_at ? String(row.hidden_reason) : null;
}
