import { SECRET_LIKE } from '../likeness.ts';
import { plainMarks } from '../prose.ts';
import { keysOf } from '../story/user-statement.ts';
import type { Answer, Answerer } from './answer.ts';
import { topicKeys } from './card-match.ts';
import { sayFact } from './from-card.ts';

/** After so many of her replies there is enough trust for what she hides. */
const TRUST_TURNS = 5;
const ASKS_SECRET =
  /\b(?:secrets?|hiding|hide|never told|not telling|confess|honestly|truth|really (?:happened|matter)|what's wrong|what is it|what's going on|are you (?:ok|okay|all right|alright))\b/i;

const NOT_YET = [
  'That one I keep to myself for now. Ask me again when we know each other better.',
  'There’s something there, yes. Not tonight.',
  'I’d rather not say, not yet. Give me a little time.',
  'You’ve got good eyes. Let me get used to you first.',
  'Stay a while, and I may tell you.',
];

/** Answers from what she hides: told to somebody who has stayed and asks for it, put off before that. */
export const fromSecrets: Answerer = (act, moment, acts): Answer | null => {
  const { reading, near, story } = moment;
  const isPut = act.question !== null && act.question.subject !== 'user';
  if (reading.secrets.length === 0 || (!isPut && act.kind !== 'request')) return null;
  const keys = topicKeys(act.text);
  const likeness = near.secrets[acts.indexOf(act)] ?? [];
  const [best] = reading.secrets
    .map((fact, at) => {
      const own = keysOf(fact.text);
      const shared = [...keys].filter((key) => own.has(key)).length;
      return { fact, shared, near: likeness[at] ?? 0 };
    })
    .filter(({ fact }) => !story.spokenLines.holds(fact.text))
    .sort((a, b) => b.near + b.shared * 0.3 - (a.near + a.shared * 0.3));
  if (!best) return null;
  const asksOutright = ASKS_SECRET.test(plainMarks(act.text));
  const isMet = (best.shared > 0 && best.near >= SECRET_LIKE.shared) || best.near >= SECRET_LIKE.alone;
  if (!isMet && !asksOutright) return null;
  if (story.hers.length >= TRUST_TURNS) return { says: [sayFact(moment, best.fact.text)], isGrave: true };
  if (!asksOutright) return null;
  const line =
    NOT_YET.filter((text) => !story.spokenLines.holds(text)).at(reading.name.length % NOT_YET.length) ??
    NOT_YET.find((text) => !story.spokenLines.holds(text));
  return line === undefined ? null : { says: [line] };
};
