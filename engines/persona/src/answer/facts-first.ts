import { sumIn } from '../message/sums.ts';
import { capitalised } from '../prose.ts';
import { keysOf } from '../story/user-statement.ts';
import type { Answer, Answerer } from './answer.ts';
import { topicKeys } from './card-match.ts';

/** A sum among other things that a message asks. */
export const sum: Answerer = (act): Answer | null => {
  const result = act.question === null ? null : sumIn(act.text);
  return result === null ? null : { says: [`That makes ${result}.`], isCertain: true };
};

/** What the person pinned answers before anything that was only said: 'Which plot am I on again?' */
export const pinned: Answerer = (act, { story }): Answer | null => {
  const isTheirs = act.question?.subject === 'user' || /^(?:remind me|what was|which)\b.*\bI\b/.test(act.text);
  if (!act.question || !isTheirs) return null;
  const keys = topicKeys(act.text);
  const [best] = story.userStatements
    .filter(({ isPinned }) => isPinned)
    .map((userStatement) => ({
      telling: userStatement,
      shared: [...keysOf(userStatement.text)].filter((key) => keys.has(key)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return best ? { says: [`${capitalised(best.telling.text)}.`], isCertain: true } : null;
};
