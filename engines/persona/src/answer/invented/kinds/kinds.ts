import type { Act } from '../../../message/acts.ts';
import { countWords, plainMarks } from '../../../prose.ts';
import type { Moment } from '../../../reply/moment.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { isKnownElsewhere } from '../details.ts';
import { questionKey, worldOf } from '../world.ts';
import { conditionsIn, heeding, isCondition, takenUp } from './conditions.ts';
import { contents, foodKinds } from './food.data.ts';
import { gifts, giftsOf, offered } from './gift.data.ts';
import { type Kind, kindNamed } from './kind.ts';
import { materials, thingKinds } from './thing.data.ts';

const KINDS = [...foodKinds, ...thingKinds];

const KIND_OF = /^(?:what|which) (?:kind|sort|type|flavou?r|brand|breed|make|style|variety)s?(?: of (.+))?/i;
const WHAT_THING =
  /^(?:what|which) ([\p{L}' -]+?) (?:is|are|was|were|'s|do|does|did|should|would|will|shall|can|have|has) (?:it|this|that|they|these|those|there|you|he|she|we|I)\b/iu;
const THE_THING =
  /^what(?:'s| is| are|'re) (?:the|your|today's|tonight's) ([\p{L}' -]+?)(?: (?:today|tonight|of the day|like|about|made of|then))*$/iu;
const CONTENTS =
  /^what(?:'s| is| was| did you put| do you put| goes| have you put|'ve you put| would you put| should (?:I|we) put| are you putting) (?:all )?(?:in|into|inside) (?:it|there|this|that|the (.+)|your (.+)|that (.+)|this (.+))$|^what(?:'s| is) (?:it|this|that|the (.+)) made (?:of|from|out of)$/i;
const ADVISED =
  /^what (?:would|should|could|do|can|shall) (?:you|I|we) (?:recommend|suggest|put|add|use|pick|choose|order|drink|eat|have|wear|take|bring|buy|get|give|cook|bake|make|plant|read|play|sing|mix|serve|try)\b(?! (?:of|when|if)\b)/i;
/** What she herself will have. */
const HER_ORDER =
  /^what (?:do|would|will|can|are|should|may) (?:you|I|we) (?:like |want |fancy |feel like |care )?(?:for |get you|having|(?:to )?(?:drink|eat|have))(?: to (?:drink|eat))?(?: you)?\b|^what(?:'s| is) your (?:poison|order|usual)\b/i;
const ON_OFFER =
  /^what(?: have you got| do you (?:have|serve|sell|offer|got)|'s on (?:the menu|offer|tap)| is on (?:the menu|offer|tap)| can I (?:get|have|order)| is there(?: to (?:eat|drink))?|'s there(?: to (?:eat|drink))?)(?: here| tonight| today| for (?:me|us|sale))?$/i;

/** What a verb of advice is about, where no thing is named. */
const BY_VERB: [RegExp, string][] = [
  [/\bwear\b/i, 'clothes'],
  [/\bdrink\b/i, 'drink'],
  [/\b(?:eat|cook|order|bake|serve)\b/i, 'food'],
  [/\bread\b/i, 'book'],
  [/\b(?:sing|play)\b/i, 'song'],
  [/\bplant\b/i, 'flower'],
];

/** Where a thing may have been named: the message, then what she said last, then what was said before, then her trade. */
const namedIn = (kinds: readonly Kind[], { story, reading }: Moment): Kind | null => {
  const trade = reading.facts
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const isHerTrade = contents.slice(0, 2).some(({ form }) => form.test(trade));
  const places = [
    story.message.replace(/,? and (?:is|are) there\b.*/i, ''),
    isHerTrade ? trade : '',
    story.lastReply,
    story.theirs.at(-2) ?? '',
    trade,
  ];
  for (const place of places) {
    const kind = kindNamed(kinds, place.replace(/\b(?:it|this|that)\b/gi, ''));
    if (kind) return kind;
  }
  return null;
};

/** What is wanted of a question: a kind and the forms of its answer; null where it asks for nothing of the sort. */
function wantedKind(text: string, moment: Moment): { kind: Kind; isAdvice: boolean } | null {
  const found = (kind: Kind | null, isAdvice = false) => (kind === null ? null : { kind, isAdvice });
  const inside = text.match(CONTENTS);
  if (inside || /^what would (?:you|I|we) (?:put|use|add)\b/i.test(text)) {
    const isAdvice = !inside || /\b(?:would|should)\b/i.test(text);
    const isMade = /\bmade (?:of|from|out of)$/i.test(text);
    const thing = inside?.slice(1).find((part) => part !== undefined);
    const dish = thing === undefined ? namedIn(contents, moment) : kindNamed(contents, thing);
    if (dish) return found(dish, isAdvice);
    if (isMade) return found({ form: /./, values: materials, tails: [] });
    const box = kindNamed(thingKinds.slice(-1), thing ?? moment.story.message);
    return found(box ?? contents.at(-1) ?? null, isAdvice);
  }
  const kind = text.match(KIND_OF);
  if (kind) {
    const thing = kind[1]?.replace(/ (?:is|are|was|were|do|does|did|you|have|has|would|will|should|can)\b.*$/i, '');
    return found(thing === undefined ? namedIn(KINDS, moment) : kindNamed(KINDS, thing));
  }
  if (ADVISED.test(text)) {
    const isForOther =
      /\b(?:her|him|them|my \w+|an? (?:\w+ )?(?:kid|child|boy|girl|man|woman|friend|teenager|colleague|boss|neighbou?r|guy)|some(?:one|body))\b/i.test(
        text,
      ) && /\b(?:give|bring|buy|get)\b/i.test(text);
    if (isForOther) return found(gifts, true);
    const byVerb = BY_VERB.find(([form]) => form.test(text))?.[1];
    const own = kindNamed(KINDS, text) ?? (byVerb === undefined ? namedIn(KINDS, moment) : kindNamed(KINDS, byVerb));
    return found(own, true);
  }
  const head = text.match(WHAT_THING)?.[1] ?? text.match(THE_THING)?.[1];
  if (
    head === undefined ||
    countWords(head) > 3 ||
    /\b(?:time|year|day|name|number|age|place|way|part|thing|happened|point|matter|plan|problem|called|named|like|doing|for|going)\b/i.test(
      head,
    )
  )
    return null;
  return found(kindNamed(THE_THING.test(text) ? foodKinds : KINDS, head));
}

const FORMS = ['{Value}.', '{Value}, I think.', '{Value}, today.', '{Value}. Nothing fancy.'];
const ADVICE_FORMS = [
  '{Value}.',
  '{Value}, I’d say.',
  'I’d take {value}.',
  'My advice: {value}.',
  '{Value}. You won’t be sorry.',
];

const ORDERS = ['{Value}, if there is any.', '{Value}. Thank you, that’s kind.', 'For me, {value}.'];

const isAsking = ({ question }: Act) => question !== null && ADVISED.test(plainMarks(question.text));

/** Answers what kind a thing is, what is in it, or which to take: made up once, and true from then on. */
export const kindAsked: Answerer = (act, moment, acts): Answer | null => {
  // What is liked is part of the question that it belongs to.
  if (act.kind === 'statement' && acts.some(isAsking) && isCondition(act.text)) return { says: [], isTakenUp: true };
  const { question } = act;
  if (!question || question.form === 'polar' || question.form === 'choice') return null;
  const whole = plainMarks(question.text).replace(/^whats\b/i, "what's");
  const [text = '', second] = whole.split(/,? and (?=(?:is|are) there\b)/i);
  if (isKnownElsewhere(moment, text) || (question.subject === 'user' && !ADVISED.test(text))) return null;
  const world = worldOf(moment);
  const key = questionKey(text);
  if (ON_OFFER.test(text)) {
    const list = /\bdrink|tap\b/i.test(text) ? offered.drink : /\beat|menu\b/i.test(text) ? offered.food : offered.any;
    return { says: [world.line(key, list)] };
  }
  if (HER_ORDER.test(text) && !/^what should (?:I|we)\b/i.test(text)) {
    const kind = kindNamed(KINDS, /\beat\b/i.test(text) ? 'food' : 'drink');
    const value = kind === null ? '' : world.fixed(`order ${key}`, kind.values);
    if (value !== '') return { says: [world.line(key, ORDERS, { value })] };
  }
  const wanted = wantedKind(text, moment);
  if (wanted === null) return null;
  const conditions = wanted.isAdvice ? conditionsIn(moment.story.message) : { likes: null, dislikes: null };
  if (wanted.kind === gifts && conditions.likes !== null)
    return { says: [world.line(key, giftsOf, { x: conditions.likes })] };
  const value = world.fixed(`kind ${key} ${wanted.kind.values[0]}`, heeding(wanted.kind.values, conditions));
  const forms = wanted.isAdvice ? ADVICE_FORMS : FORMS;
  // What has a comma or a colon of its own stands alone.
  const says = world.line(key, /[,;:]/.test(value) ? forms.slice(0, 1) : forms, { value });
  const tail = wanted.kind.tails.length === 0 ? '' : world.line(`tail ${key}`, wanted.kind.tails);
  const lead = takenUp(conditions);
  const also = second === undefined ? '' : thereToo(second, moment);
  return { says: [[lead, says, also].filter((part) => part !== '').join(' ')], more: tail === '' ? [] : [tail] };
};

/** 'And is there bread': there is, of some kind. */
function thereToo(text: string, moment: Moment): string {
  const kind = kindNamed(KINDS, text);
  if (!kind) return 'And yes, there is.';
  return `And yes: ${worldOf(moment).fixed(`there ${questionKey(text)}`, kind.values)}.`;
}
