import { CARD_LIKE } from '../../likeness.ts';
import { holdsAnswer } from '../../match/answer-kind.ts';
import type { Question } from '../../message/question.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { cardMatches, topicKeys } from '../card-match.ts';
import { sayFact } from '../from-card.ts';
import { turned } from './clause-said.ts';
import { cardDetails, isKnownElsewhere } from './details.ts';
import { howLines, measureLines, whenLines, whereForYou, whereLines, whoLines } from './facts.data.ts';
import { deedLines } from './scene/deeds.data.ts';
import { superlativesOf } from './scene/superlatives.data.ts';
import {
  admissionAsks,
  admissions,
  favouriteForms,
  plainAdmissions,
  superlatives,
  thingLines,
  unknownYet,
  whatLines,
  whichOne,
  wordOfHers,
} from './what.data.ts';
import { dishes, favourites } from './world.data.ts';
import { numberWord, questionKey, type Toned, type World, worldOf, yearsOf } from './world.ts';

const linesFor = (list: readonly [RegExp, Toned][], text: string): Toned | null =>
  list.find(([form]) => form.test(text))?.[1] ?? null;

function whenOf({ text, isPast }: Question): Toned {
  if (/\b(?:do|can|will|could) (?:I|we) (?:get|see|meet|have|hear)\b/i.test(text)) return whenLines.coming;
  if (/\b(?:should|do|can|must|will) (?:I|we)\b/i.test(text)) return whenLines.soon;
  if (isPast && !/\bever\b/.test(text)) return whenLines.past;
  return /\b(?:usually|always|normally|do you (?:sleep|get up|wake|eat|work|open|close|start))\b/i.test(text)
    ? whenLines.habit
    : whenLines.coming;
}

/** A count that fits what is counted. */
function countOf(world: World, key: string, { head, text }: Question, moment: Moment): string {
  const thing = `${head ?? ''} ${text}`.toLowerCase();
  if (
    /\b(?:children|kids|sons|daughters|brothers|sisters|siblings|wives|husbands|marriages|divorces|weddings|exes)\b/.test(
      thing,
    )
  )
    return numberWord(world.number(key, 1, 4));
  if (/\b(?:years)\b/.test(thing))
    return numberWord(world.number(key, 2, Math.max(3, Math.min(25, yearsOf(moment.reading) - 18))));
  if (/\b(?:hours|days|weeks|months|times|languages|cats|dogs|rooms|people live|cups|drinks)\b/.test(thing))
    return numberWord(world.number(key, 2, 9));
  return numberWord(world.number(key, 4, 60));
}

function measureOf(question: Question, moment: Moment, world: World, key: string): string | null {
  const { measure, text, isPast, subject } = question;
  const low = text.toLowerCase();
  const put = (kind: string, n = '') => world.line(key, measureLines[kind] ?? { any: [] }, { n });
  const cost =
    /\b(?:cost|price|charge|owe|pay|for (?:one|two|three|a|an|the|it|this|that|them)|is (?:it|this|that|one))\b/.test(
      low,
    );
  const isSum =
    /\b(?:is that|altogether|in total|per \w+|does that (?:make|leave)|would that be|if (?:it's|you|I|there))\b/.test(
      low,
    );
  const hasNumbers = (moment.story.message.match(/\d+/g) ?? []).length > 1;
  // 'How many keys on a piano' has a right answer, and she does not know it.
  const isOfTheWorld = subject === 'other' && /\b(?:on|in|does|has) an? \w+/.test(low);
  if ((isSum || hasNumbers || isOfTheWorld) && /^(?:many|much)$/.test(measure ?? '')) return null;
  if (measure === 'many') return subject === 'user' ? null : put('many', countOf(world, key, question, moment));
  if (measure === 'much') {
    if (subject === 'user') return null;
    if (!cost) return put('much');
    const n = numberWord(world.number(key, 3, 40));
    const coin = world.era === 'old' ? 'silver' : world.era === 'space' ? 'credits' : '';
    return put('price', `${n} ${coin}`.trim());
  }
  if (measure === 'long' && /\b(?:feel(?:s|ing)?|hurt(?:s|ing)?|grief|get (?:better|over)|miss(?:ing)?)\b/.test(low))
    return put('grief');
  if (measure === 'long') {
    if (/\b(?:have (?:you|they|we)|has|been|since)\b/.test(low)) return put('since');
    return put(/\b(?:did|was|were)\b/.test(low) ? 'lasted' : 'takes');
  }
  if (measure === 'soon' || measure === 'late' || measure === 'early') return world.line(key, whenLines.coming);
  if (measure === 'old') {
    if (/\bwere you\b/.test(low))
      return world.line(key, ['{Young}.', 'I was {young}.', '{Young}, and sure of everything.']);
    return put('oldThing');
  }
  if (measure === 'often') return put('often');
  if (measure === 'far' || measure === 'close') return put('far');
  if (measure === 'good') return put('good');
  if (/^(?:big|tall|deep|high|wide|small)$/.test(measure ?? '') && !isPast)
    return put('size', numberWord(world.number(key, 2, 12)));
  return put('degree');
}

function favouriteOf(text: string, world: World, key: string): string | null {
  const match = text.match(
    /\b(?:favou?rite|best|worst|prettiest|ugliest|strangest|hardest|weirdest|funniest|oldest|biggest|greatest|loveliest|saddest|scariest|nicest|finest|craziest|happiest|proudest|toughest|silliest|oddest|longest|record|most \w+)\b\s*([^,?]*)/i,
  );
  if (!match) return null;
  const thing = match[1] ?? '';
  const list = [...dishes, ...favourites].find(([form]) => form.test(thing.toLowerCase()))?.[1];
  const isFood = /\b(?:food|dish|meal|thing to eat|breakfast|dinner|supper|lunch)\b/i.test(thing);
  if (list || isFood) {
    const fav = isFood || !list ? world.around(key, 'food') : world.fixed(`fav ${questionKey(thing)}`, list);
    return world.line(key, favouriteForms, { fav });
  }
  if (/\b(?:place|spot|room|corner|city|town)\b/i.test(thing))
    return world.line(key, favouriteForms, { fav: world.around(key, 'places') });
  const ofClass = linesFor(superlativesOf, text);
  if (ofClass) return world.line(key, ofClass);
  return /\b(?:about|way|idea|plan|for me|advice)\b/i.test(thing) ? null : world.line(key, superlatives);
}

function whatOf(question: Question, { story }: Moment, world: World, key: string): string | null {
  const hers = keysOf(story.lastReply);
  const isOfHers = [...keysOf(question.text)].some((word) => hers.has(word));
  const low = plainMarks(question.text).toLowerCase();
  const rest = low
    .replace(/^(?:what|which|whats)\s*/, '')
    .replace(/^'(s|re|d|ll)\s*/, (_, end: string) => ({ s: 'is ', re: 'are ', d: 'did ', ll: 'will ' })[end] ?? '');
  if (/^(?:one|of (?:them|those|these))\b/.test(rest) && question.form === 'which') return world.line(key, whichOne);
  const favourite = favouriteOf(low, world, key);
  if (favourite !== null) return favourite;
  const lines = linesFor(whatLines, rest) ?? linesFor(whatLines, question.rest.toLowerCase());
  if (lines) return world.line(key, lines);
  const kind = [...dishes, ...favourites].find(
    ([form]) => question.head !== null && form.test(question.head.toLowerCase()),
  )?.[1];
  if (kind && question.subject !== 'user')
    return world.line(key, ['{Fav}.', '{Fav}, I think.'], { fav: world.fixed(`fav ${key}`, kind) });
  if (/^(?:is|are|was) (?:that|this|those|these)\b/.test(rest)) return world.line(key, thingLines);
  const deed = question.subject === 'user' ? null : linesFor(deedLines, rest);
  if (deed) return world.line(key, deed);
  // 'What earlier life?' hangs on a word of hers.
  if (
    countWords(rest) <= 3 &&
    !/^(?:is|are|was|were|do|does|did|can|could|would|will|should|about|else)\b/.test(rest) &&
    rest !== ''
  )
    return isOfHers ? world.line(key, wordOfHers) : null;
  return null;
}

function saidTo(question: Question, moment: Moment, world: World, key: string): string | null {
  const text = plainMarks(question.text);
  switch (question.form) {
    case 'who':
    case 'whose':
      return /^who (?:am|are) I\b/i.test(text)
        ? null
        : world.line(key, linesFor(whoLines, text.toLowerCase()) ?? { any: [] });
    case 'where':
      if (question.subject === 'user' || question.subject === 'both') return world.line(key, whereForYou);
      return world.line(key, linesFor(whereLines, text.toLowerCase()) ?? { any: [] });
    case 'when':
      return world.line(key, whenOf(question));
    case 'measure':
      return measureOf(question, moment, world, key);
    case 'how': {
      const rest = text
        .replace(/^how(?:'s|s\b)?\s*/i, (lead) => (/s\s*$/i.test(lead.trim()) ? 'is ' : ''))
        .toLowerCase();
      const lines = linesFor(howLines, rest);
      return lines ? world.line(key, lines) : null;
    }
    case 'what':
    case 'which':
      return whatOf(question, moment, world, key);
    case 'fragment':
      return favouriteOf(text.toLowerCase(), world, key);
    default:
      return null;
  }
}

const NAME_ASKED = /\b(?:name|named|called|call (?:it|him|her|them))\b/i;
const ANIMALS =
  /\b(?:dog|cat|beagle|terrier|dachshund|hound|spaniel|collie|poodle|parrot|magpie|crow|horse|mare|pony|donkey|goat|hen|tortoise|ferret|rabbit|camel|snake|fox|pet|bird)\b/i;

/** The name that the card gives to what is asked about: 'a beagle called Tripod' for a dog. */
function nameInCard({ reading }: Moment, asked: string): { name: string; fact: string } | null {
  const keys = topicKeys(asked);
  const facts = reading.facts.flatMap(({ text, isSecret }) => {
    const match = isSecret
      ? null
      : plainMarks(text).match(/\b(?:called|named) ['"]?(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)/u);
    return match?.[1] === undefined ? [] : [{ name: match[1], fact: text }];
  });
  const shared = facts.find(({ fact }) => [...keysOf(fact)].some((key) => keys.has(key)));
  return shared ?? (ANIMALS.test(asked) ? (facts.find(({ fact }) => ANIMALS.test(fact)) ?? null) : null);
}

/** What she would give a lot to know herself. */
const SOUGHT =
  /\b(?:find(?:ing)? out|looking for|searching for|trying to (?:find|learn)|straight answer|whoever|who (?:will|left|took|stole|wrote|made)|learning who|proving who)\b/i;

/** Answers a question of what, who, where, when or how that stands nowhere; the same in the whole story. */
export const invented: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  if (!question || isKnownElsewhere(moment, question.text)) return null;
  const world = worldOf(moment);
  const key = `${question.form} ${questionKey(question.text)}`;
  const [sought] = cardMatches(act, moment, acts.indexOf(act)).filter(
    ({ fact, shared }) => shared > 0 && !fact.isSecret && SOUGHT.test(fact.text),
  );
  if (
    sought &&
    !moment.story.spokenLines.holds(sought.fact.text) &&
    /^(?:who|where|what|which|when|how)$/.test(question.form)
  ) {
    return { says: [world.line(key, unknownYet), sayFact(moment, sought.fact.text)] };
  }
  // Before somebody is made up: does the card hold one?
  const [held] = cardMatches(act, moment, acts.indexOf(act)).filter(
    ({ fact, near }) =>
      near >= CARD_LIKE.held &&
      !/^I am (?:an?|the) /.test(fact.text) &&
      !fact.isSecret &&
      holdsAnswer(question, fact.text) &&
      !moment.story.spokenLines.holds(fact.text),
  );
  if (held && question.subject !== 'user' && /^(?:who|whose|where|when|measure)$/.test(question.form))
    return { says: [sayFact(moment, held.fact.text)], more: cardDetails(act, moment, acts) };
  const name = NAME_ASKED.test(plainMarks(question.text)) ? nameInCard(moment, question.text) : null;
  if (name !== null) return { says: [`${name.name}.`, sayFact(moment, name.fact)] };
  const says = saidTo(question, moment, world, key);
  return says === null || says === '' ? null : { says: [says], more: cardDetails(act, moment, acts) };
};

const SMALL_TALK =
  /^(?:what if .*|how (?:are|r) (?:you|u)(?: (?:doing|feeling|today|tonight|now|this \w+))*|how's (?:it going|life|your day|things)|how (?:was|is) your (?:day|night|week|morning|evening)|how have you been|how do you feel(?: today| now)?|what are you (?:doing|up to)(?: (?:here|now|right now|today|tonight))*|what's (?:wrong|the matter|going on)(?: with you)?|what have you been (?:up to|doing)(?: today)?|what did you do (?:today|yesterday|this morning|all day))(?:,.*)?$/i;

/** What everybody is asked: how she is, what she is doing, what is wrong. Before the card, which hits these by accident. */
export const smallTalk: Answerer = (act, moment): Answer | null => {
  const { question } = act;
  if (!question || !SMALL_TALK.test(plainMarks(question.text))) return null;
  const world = worldOf(moment);
  const key = `${questionKey(question.text)} ${moment.story.hers.length}`;
  const says = saidTo(question, moment, world, key);
  return says === null
    ? null
    : { says: [says], ...(/\byou\b/i.test(question.text) && { asks: ['And you?', 'How about you?'] }) };
};

/** What a question is about, as she would name it; null where it names nothing. */
function thingAsked({ text, head, rest }: Question): string | null {
  const noun =
    head ??
    text.match(/\b((?:the|a|an|your|my|his|her|their|this|that) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]{3,})$/iu)?.[1] ??
    rest.match(/\b(?:of|about|on) ([\p{L}' -]{3,30})$/iu)?.[1];
  if (noun === undefined || noun === null || countWords(noun) > 4 || /\b(?:you|I|do|did|is|are|was)\b/.test(noun))
    return null;
  return turned(noun.toLowerCase() === noun ? noun : noun);
}

/** Where nothing fits she says so, names the thing and asks back. */
export const admission: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  // What the person told is looked up elsewhere.
  if (
    !question ||
    isKnownElsewhere(moment, question.text) ||
    /^(?:what|who|why|how) the (?:hell|heck|fuck|devil)\b/i.test(question.text)
  )
    return null;
  const world = worldOf(moment);
  const key = questionKey(question.text);
  // Before she admits it: what the card may say on it.
  const [own] = cardMatches(act, moment, acts.indexOf(act)).filter(
    ({ fact, shared, near, chance }) =>
      shared > 0 &&
      near >= CARD_LIKE.held &&
      chance >= CARD_LIKE.lastChance &&
      !fact.isSecret &&
      !moment.story.spokenLines.holds(fact.text),
  );
  if (own && question.subject !== 'user') return { says: [sayFact(moment, own.fact.text)] };
  const supposed = /\bwhat if\b/i.test(question.text) ? linesFor(whatLines, 'if') : null;
  if (supposed) return { says: [world.line(key, supposed)] };
  const thing = thingAsked(question);
  const says = thing === null ? world.line(key, plainAdmissions) : world.line(key, admissions, { x: thing });
  return { says: [says], asks: [world.fixed(key, admissionAsks)], isAdmission: true };
};
