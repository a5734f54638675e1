import { askedIn } from '../message/self-question.ts';
import { capitalised, plainMarks } from '../prose.ts';
import type { Moment } from '../reply/moment.ts';
import type { Fact } from '../siren/facts.ts';
import type { Answer, Answerer } from './answer.ts';
import { sayFact, sayOnce } from './from-card.ts';
import { spoken } from './speech.ts';

/** Where the card says she lives or works: 'Lisbon', 'the night ferry between Naples and Palermo'. */
export function placeIn(facts: readonly Fact[]): string | null {
  for (const { text } of facts.slice(0, 4)) {
    const place = plainMarks(text).match(
      /\b(?:in|at|on|aboard|near) ((?:the |a |an )?(?:[\p{L}-]+ ){0,4}?\p{Lu}[\p{L}'-]*(?:(?: (?:of|the|and|upon|under|de|la) | )\p{Lu}[\p{L}'-]*)*(?:, \p{Lu}[\p{L}'-]+)*)/u,
    )?.[1];
    if (place !== undefined) return place;
  }
  return null;
}

const first = (facts: readonly Fact[], form: RegExp) => facts.find(({ text }) => form.test(plainMarks(text)));

const TRADE = /^I (?:am|have been) (?:now |still )?(?:an?|the) /;

/** Facts by what is asked of her, the best first. */
function factsOn(asked: string, { reading }: Moment, question: string): Fact[] {
  const { facts } = reading;
  const all = facts.filter(({ isSecret }) => !isSecret);
  const by = (form: RegExp) => all.filter(({ text }) => form.test(plainMarks(text)));
  if (asked === 'work') {
    const trade = all.filter(({ text }) => TRADE.test(text)).slice(0, 1);
    return [
      ...trade,
      ...by(
        /\b(?:I (?:work|drive|teach|run|keep|mend|cook|sell|grow|serve|restore|guide|fly|bake|play|sing|write|repair|build|own)|for (?:a living|\w+ years))\b/,
      ),
    ];
  }
  if (asked === 'home') {
    if (/\b(?:from|born|grow up|grew up)\b/i.test(question))
      return [...by(/\b(?:born|raised|grew up|come from|came from|from)\b/), ...by(/\b(?:live|in|at|on) /)];
    return [
      ...by(/\b(?:I live|my (?:flat|house|home|cottage|cabin|room))\b/),
      ...by(/\b(?:in|at|on|aboard) (?:the |a |an )?\p{Lu}/u),
    ];
  }
  return all.filter(({ aspects }) => aspects.includes(asked as never));
}

const BUSY =
  /\bwhat (?:are|were) you (?:actually |really |even |always |still )*(?:making|working on|writing|building|looking for|searching for|after|trying to (?:do|make|find)|up to|obsessed with|into|raking|collecting|carving|painting)\b/i;

/** 'What are you making?': what her card says she is after. */
function workingOn(question: string, moment: Moment): Answer | null {
  if (!BUSY.test(question)) return null;
  const [best] = moment.reading.facts.filter(
    ({ text, isSecret }) =>
      !isSecret &&
      /\b(?:obsessed with|trying to|working on|looking for|writing|building|collect|searching)\b/i.test(text),
  );
  return best ? { says: [sayOnce(moment, best)] } : null;
}

const BY_RULE = new Set(['name', 'age', 'work', 'home', 'self']);
const EARLIER = /\b(?:before|earlier|used to|was|were|did|had|ever|first|last|previous|old|former)\b/i;

/** Answers what everybody asks: name, age, work, home, kin, likes, fears, looks, past. */
export const attribute: Answerer = (act, moment): Answer | null => {
  const { reading } = moment;
  const { question } = act;
  if (question && (question.subject === 'user' || question.form === 'why')) return null;
  if (!question && act.kind !== 'request') return null;
  const doing = workingOn(plainMarks(act.text), moment);
  if (doing) return doing;
  const asked = askedIn(act.text);
  // The rest is found by what the sentences of the card mean.
  if (asked === null || !BY_RULE.has(asked) || (asked === 'work' && EARLIER.test(act.text))) return null;
  if (asked === 'name' && reading.name !== '') {
    const says =
      reading.shortName !== reading.name ? `${reading.name}. ${reading.shortName} will do.` : `I am ${reading.name}.`;
    const [trade] = reading.facts.filter(({ text }) => TRADE.test(text));
    return {
      says: [spoken(says, reading)],
      ...(trade && { more: [sayFact(moment, trade.text)] }),
      ...(moment.story.user === null && { asks: ['And you are?', 'And what do I call you?'] }),
    };
  }
  if (asked === 'age' && reading.age !== null) {
    const age = capitalised(`${spoken(`I am ${reading.age}`, reading)}.`);
    return moment.story.spokenLines.holds(age) ? null : { says: [age] };
  }
  const facts = factsOn(asked, moment, plainMarks(act.text)).filter(
    (fact, at, all) => all.indexOf(fact) === at && fact.heat <= moment.heat,
  );
  const place = asked === 'home' ? placeIn(reading.facts) : null;
  const [fresh = facts[0], ...rest] = facts.filter(({ text }) => !moment.story.spokenLines.holds(text));
  if (!fresh) return null;
  const text = sayOnce(moment, fresh);
  const isPolar = question?.form === 'polar';
  const isDenied = /\b(?:never|no|not|divorced|widow\w*|childless|orphan)\b/i.test(text);
  // 'Do you live alone?' is answered by with whom.
  const yes = !isPolar || /\b(?:alone|still|always|ever)\b/i.test(act.text) ? '' : isDenied ? 'No. ' : 'Yes. ';
  const where =
    place !== null && !isPolar && !text.includes(place) && question?.form === 'where' ? `${capitalised(place)}. ` : '';
  return { says: [`${yes}${where}${text}`], more: rest.slice(0, 3).map((fact) => sayFact(moment, fact.text)) };
};

export const trade = ({ reading }: Pick<Moment, 'reading'>): Fact | undefined => first(reading.facts, TRADE);
