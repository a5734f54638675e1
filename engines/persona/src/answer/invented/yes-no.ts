import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { sayFact } from '../from-card.ts';
import { BE, type Clause, clauseOf } from './clause.ts';
import { shortSaid, subjectSaid, turned, wholeSaid } from './clause-said.ts';
import { cardDetails, isKnownElsewhere } from './details.ts';
import { questionKey, type World, worldOf } from './world.ts';
import { aboutHer, aboutPeople, aboutThem, aboutThings, neverSo, oneThing, theirView } from './yes-no.data.ts';
import { tails } from './yes-no-tails.data.ts';

const UNSAFE =
  /\b(?:kill(?:ed)?|bite people|eat people|murder(?:ed)?|hurt (?:someone|anyone|me|people)|hit (?:me|her|him|a child)|beat (?:me|her|him)|torture\w*|naked|sex|nude|hate me|leave me|cheat(?:ed)? on|lie to me|lying to me|betray\w*)\b/i;
const BAD =
  /\b(?:going to (?:crash|die|fail|hurt|sink|explode|break|fall|go wrong|end|be fired)|stupid|bad|weird|wrong|silly|crazy|mad|boring|ugly|too late|too much|pathetic|selfish|terrible|awful|hopeless|useless|a failure|an idiot|in trouble|in the way|disturbing|bothering|annoying|ridiculous|fired|broken|dead|lost|late|over|taken|occupied|rude|cheating|evil|fake|cursed|childish|horrible|dumb|lame|strange|sad)\b/i;
const GOOD =
  /\b(?:ok|okay|fine|normal|safe|true|good|real|right|possible|enough|allowed|free|open|ready|alive|welcome|included|fair|kind|beautiful|pretty|nice|worth|legal|yours|work|works|help|helps)\b/i;

/** Whether her last words hold what is asked, so that she only has to stand by it. */
function wasHerWord({ story }: Pick<Moment, 'story'>, text: string): boolean {
  const own = keysOf(story.lastReply);
  return [...keysOf(text)].some((key) => own.has(key));
}

/** Yes or no to what a clause supposes: by what is decent, by what was said, else by chance that stays the same. */
function isYes(clause: Clause, moment: Moment, world: World, key: string, lean: number): boolean {
  const text = plainMarks(`${clause.verb} ${clause.complement}`);
  if (UNSAFE.test(text)) return false;
  if (clause.isStatement) return !(clause.person === 'user' && BAD.test(text));
  if (clause.person !== 'siren' && BAD.test(text)) return false;
  if (
    clause.auxiliary === 'will' &&
    /^(?:crash|die|fail|sink|explode|break|fall|go wrong|end|lose|hurt|hate|laugh at)\b/i.test(text)
  )
    return false;
  if (GOOD.test(text) || clause.person === 'user') return true;
  if (wasHerWord(moment, text)) return true;
  return world.rng(`yes ${key}`).chance(lean);
}

function tailOf(clause: Clause, isPositive: boolean) {
  const { auxiliary, adverbs, person, verb, isStatement } = clause;
  const side = isPositive ? 'yes' : 'no';
  if (isStatement && person === 'siren') return tails.stated[side];
  if (isStatement) return [];
  if (BE.test(auxiliary) && person === 'siren' && /^\w+ing\b/i.test(clause.complement)) return tails.doing[side];
  if (person === 'other' && /^(?:he|she)$/.test(subjectSaid(clause))) return aboutPeople[side];
  if (person === 'other' || person === 'both') return aboutThings[side];
  if (person === 'user') return aboutThem[side];
  if (/^ha(?:ve|s|d)$/.test(auxiliary)) return tails.ever[side];
  if (adverbs.includes('ever') && auxiliary === 'did') return tails.ever[side];
  if (
    auxiliary === 'did' &&
    /^(?:think|know|believe|expect|hope|want|feel|mean|guess|suspect|love|like|notice)$/i.test(verb)
  )
    return tails.thought[side];
  if (
    auxiliary === 'did' &&
    /^(?:make|build|write|carve|paint|draw|cook|bake|sew|knit|grow|invent|design|forge|weave|compose)$/i.test(verb)
  )
    return tails.made[side];
  if (auxiliary === 'did') return tails.past[side];
  if (/^(?:can|could)$/.test(auxiliary)) return tails.can[side];
  if (auxiliary === 'should') return tails.should[side];
  if (
    /^(?:will|would)$/.test(auxiliary) &&
    /^(?:miss|remember|forget|regret|love|like|enjoy|think|mind|feel)$/i.test(verb)
  )
    return tails.feel[side];
  if (/^(?:would|might)$/.test(auxiliary)) return tails.would[side];
  if (/^(?:will|shall)$/.test(auxiliary)) return tails.will[side];
  if (subjectSaid(clause) === 'we') return aboutThings[side];
  return verb === '' ? tails.state[side] : tails.now[side];
}

/** A thought put as a question: 'maybe he likes you?' */
const MAYBE = /^(?:maybe|perhaps|probably) /i;

const ENDS_BADLY = /\b(?:a|an|the|to|of|with|for|and|or|but|if|my|your|in|at|that)$/i;

/** The plain answer: whole where it is short enough to be said whole. */
function plainAnswer(clause: Clause, isPositive: boolean, world: World, key: string): string {
  if (/^(?:any|some)thing\b/i.test(clause.subject))
    return world.line(
      `plain ${key}`,
      isPositive
        ? ['Once, yes.', 'Once or twice, yes.', 'Yes, one thing.']
        : ['Nothing I know of.', 'No, nothing.', 'Not that I heard.'],
    );
  const whole = wholeSaid(clause, isPositive);
  const short = shortSaid(clause, isPositive);
  // Only what she says of herself is surely right as a whole sentence.
  const canWhole =
    clause.person === 'siren' &&
    countWords(whole) <= 9 &&
    !/[,;:]/.test(whole) &&
    !ENDS_BADLY.test(whole) &&
    !/^(?:it|that|this)$/i.test(clause.complement);
  const word = isPositive ? 'Yes' : 'No';
  const forms = canWhole
    ? [`${word}, {whole}.`, `{Whole}${isPositive ? ', yes' : ''}.`]
    : [`${word}, {short}.`, '{Short}.'];
  return world.line(`plain ${key}`, forms, { whole, short });
}

/** Answers a yes/no question that stands nowhere: yes or no, the thing asked, and half a sentence on it. */
export const yesNo: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  const isMaybe = question?.form === 'fragment' && MAYBE.test(question.text);
  if (!question || isKnownElsewhere(moment, question.text)) return null;
  if (/^(?:can|could|may) I ask(?: you)?(?: something| a question)?$/i.test(question.text) && acts.at(-1) !== act)
    return null;
  // 'Is it still there, do you think?' asks only the first.
  if (/^(?:do|don't) you think(?: so)?$/i.test(question.text) && acts.some((other) => other !== act && other.question))
    return null;
  if (isMaybe) return { says: [worldOf(moment).line(questionKey(question.text), theirView)], more: [] };
  if (question.form !== 'polar' || isKnownElsewhere(moment, question.text)) return null;
  const clause = clauseOf(question);
  if (clause === null) return null;
  const world = worldOf(moment);
  const key = questionKey(question.text);
  const more = cardDetails(act, moment, acts);
  if (/^there$/i.test(clause.subject) && /^(?:any|some)(?:thing|one|body)\b.*\byou\b/i.test(clause.complement)) {
    const owed = moment.reading.facts.find(
      ({ text, isSecret }) =>
        !isSecret &&
        /\b(?:want|wish|mean|hope|need|owe|have) to (?:tell|say|apologi\w+|ask|confess|thank)\b/i.test(text),
    );
    if (owed && /\b(?:say|tell|ask|confess)\b/i.test(clause.complement))
      return { says: [`Yes. ${sayFact(moment, owed.text)}`] };
    return { says: [world.line(key, oneThing)], more };
  }
  if (clause.person === 'user' && /^(?:should|shall)$/.test(clause.auxiliary)) {
    const isWise = !UNSAFE.test(clause.complement) && world.rng(key).chance(0.8) !== clause.isNegated;
    return { says: [world.line(key, isWise ? aboutThem.should : aboutThem.shouldNot)], more };
  }
  if (
    clause.person === 'user' &&
    clause.isStatement &&
    /^(?:think|thought|guess|feel|felt|suppose|bet|believe|hope|heard)$/i.test(clause.verb)
  ) {
    return { says: [world.line(key, theirView)], more };
  }
  // 'Did I leave it here?' asks what only the person knows.
  if (clause.person === 'user' && /^(?:did|was|were|have|had)$/.test(clause.auxiliary)) return null;
  // 'Has she really never laughed?'
  if (clause.person === 'other' && clause.adverbs.includes('never')) return { says: [world.line(key, neverSo)], more };
  const predicate =
    clause.verb === ''
      ? `are ${clause.complement}`
      : `${/^ha(?:ve|s|d)$/.test(clause.auxiliary) ? 'have ' : ''}${clause.verb} ${clause.complement}`;
  const kind = clause.person === 'siren' ? aboutHer.find(({ form }) => form.test(predicate.toLowerCase())) : undefined;
  const isPositive =
    isYes(clause, moment, world, key, kind?.lean ?? (clause.person === 'other' ? 0.75 : 0.65)) &&
    !(clause.isNegated && clause.isStatement);
  const object = turned(clause.complement);
  const isPlainObject =
    object !== '' &&
    countWords(object) <= 5 &&
    !/[,;:]/.test(object) &&
    !ENDS_BADLY.test(object) &&
    !/^(?:to|that|when|if|how|what|why|where|when|it|me|you|about|\w+ing)\b/i.test(object);
  if (kind && !/^(?:did|will|would)$/.test(clause.auxiliary) && !clause.isStatement) {
    const own = isPositive ? kind.yes : kind.no;
    const fits = (line: string) => isPlainObject || !/\{object\}/i.test(line);
    const list = { any: own.any.filter(fits), [world.tone]: (own[world.tone] ?? []).filter(fits) };
    const slots = {
      whole: wholeSaid(clause, isPositive),
      short: shortSaid(clause, isPositive),
      short2: 'I were',
      object,
    };
    const says = world.line(key, list, slots);
    if (says !== '') return { says: [says], more };
  }
  const says = plainAnswer(clause, isPositive, world, key);
  // What she is only asked to stand by needs no more than a detail of the card.
  const tail = world.line(`tail ${key}`, tailOf(clause, isPositive));
  if (says === '') return null;
  return { says: clause.isStatement && more.length > 0 ? [says] : [says, tail].filter((text) => text !== ''), more };
};
