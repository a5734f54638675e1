import type { Act } from '../../message/acts.ts';
import type { Moment } from '../../reply/moment.ts';
import { cardMatches } from '../card-match.ts';
import { sayFact } from '../from-card.ts';

/** How near a sentence of the card must come to follow an answer that does not stand there. */
const NEAR = 0.33;

/** What the card says close to an act, to go on after an answer that stands nowhere. */
export function cardDetails(act: Act, moment: Moment, acts: readonly Act[], most = 3): string[] {
  return cardMatches(act, moment, acts.indexOf(act))
    .filter(
      ({ fact, near, shared }) => !fact.isSecret && (near >= NEAR || shared > 0) && !moment.story.said.holds(fact.text),
    )
    .filter(({ fact }) => fact.aspects[0] !== 'age')
    .slice(0, most)
    .map(({ fact }) => sayFact(moment, fact.text));
}
