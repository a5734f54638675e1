import { CARD_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import { cardMatches } from '../card-match.ts';
import { sayFact } from '../from-card.ts';

/** What the two of them know, and what the person told: it is looked up where it was told, never made up. */
const TOLD =
  /\b(?:did|was|were|have|had) (?:I|my)\b|\b(?:is|'s|are|was|were) my\b|\b(?:who|what|where) am I\b|\bam I (?:allergic|called|from)\b|\bcall me\b|\bmy (?:own )?name\b|\bknow (?:me|who I am)\b|\bI (?:said|told|mentioned)\b|\b(?:what|who|which|where|when|how many)(?:'s| is| was| did| were| are| do)?\b.* again[?!.]*$|\b(?:remember|remind|recall)\b|\bwe (?:agreed|said|decided|settled|meet|met|first)\b|\bpromised? (?:me|us)\b|\b(?:did|have) we (?:meet|met|first|agree|say|said|talk|decide|promise)/i;
/** Between the two of them: not a matter of taste. */
const BETWEEN =
  /\b(?:love|like|miss|want|hate|need|trust|fancy|forgive|leave|ignore|ignoring|missing|desire) me\b(?! to\b)/i;
const HEEDED = /\b(?:allergic|afraid|scared|can't|cannot|vegetarian|vegan|hate)\b/i;

/** Whether a question is not for invention: it touches what was told, or what is between the two. */
export function isKnownElsewhere({ story }: Pick<Moment, 'story'>, text: string): boolean {
  const plain = plainMarks(text);
  if (TOLD.test(plain) || BETWEEN.test(plain)) return true;
  const named = plain.match(/\bwhat(?: was|'s| is)? (?:the|her|his|its|that) (\p{L}+)\b.*\b(?:name|called)\b/iu)?.[1];
  if (named !== undefined && story.theirs.slice(0, -1).some((message) => message.toLowerCase().includes(named)))
    return true;
  const keys = keysOf(plain);
  return story.userStatements.some(
    (userStatement) =>
      (userStatement.isPinned || HEEDED.test(userStatement.text)) &&
      [...keysOf(userStatement.text)].some((key) => keys.has(key)),
  );
}

/** What the card says close to an act, to go on after an answer that stands nowhere. */
export function cardDetails(act: Act, moment: Moment, acts: readonly Act[], most = 2): string[] {
  return cardMatches(act, moment, acts.indexOf(act))
    .filter(
      ({ fact, near, shared, chance }) =>
        !fact.isSecret &&
        (chance >= CARD_LIKE.detailChance || (near >= CARD_LIKE.beside && shared > 0)) &&
        !moment.story.spokenLines.holds(fact.text),
    )
    .filter(({ fact }) => fact.aspects[0] !== 'age')
    .slice(0, most)
    .map(({ fact }) => sayFact(moment, fact.text));
}
