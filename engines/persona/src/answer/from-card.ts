import { CARD_CHANCE, CARD_LIKE } from '../likeness.ts';
import { topics } from '../match/topics.data.ts';
import type { Act } from '../message/acts.ts';
import type { Question } from '../message/question.ts';
import { countWords, plainMarks } from '../prose.ts';
import { inFrame } from '../reply/lead-self.ts';
import type { Moment } from '../reply/moment.ts';
import { repriseFrames } from '../reply/self.data.ts';
import { type Fact, isQuality } from '../siren/facts.ts';
import { keysOf } from '../story/user-statement.ts';
import type { Answer, Answerer } from './answer.ts';
import { type CardMatch, cardMatches, topicKeys } from './card-match.ts';
import { pickOwn } from './choose.ts';
import { saidBefore } from './recall/say.ts';
import { orderIn } from './request/order.ts';
import { shortened, spoken } from './speech.ts';

const LONGEST: Record<string, number> = { short: 20, medium: 30, long: 40, 'extra long': 40 };

const NEGATIVE =
  /\b(?:not|never|no|nobody|none|cannot|can't|won't|don't|doesn't|hate|hates|refuse|without|except|hardly|isn't|wasn't|haven't|quit|gave up|stopped|used to|divorced|widow\w*|single|unmarried)\b/i;

/** Yes or no as the fact has it to what the question supposes. */
function polarity({ text }: Question, fact: string): 'Yes' | 'No' {
  const asked = plainMarks(text);
  const isMarital = /\b(?:married|husband|wife)\b/i.test(asked);
  if (isMarital && /\bmarried\b/i.test(fact) && !/\b(?:never|not|divorced)\b/i.test(fact)) return 'Yes';
  // 'Do you live alone?' is no where somebody is with her.
  if (/\balone\b/i.test(asked))
    return /\balone\b/i.test(fact) || !/\bwith (?:my|an?|two|three|four|five)\b/i.test(fact) ? 'Yes' : 'No';
  const factNegative = NEGATIVE.test(fact);
  const askedNegative =
    /\b(?:hate|dislike|never|not)\b|n't\b/i.test(asked) &&
    !/^(?:don't|aren't|isn't|didn't|haven't|won't|can't)\b/i.test(asked);
  return factNegative === askedNegative ? 'Yes' : 'No';
}

const isUsable = ({ story }: Moment, { fact }: CardMatch) => !story.spokenLines.holds(fact.text);

/** Says one fact, cut to what fits the size. */
export function sayFact({ reading, size }: Pick<Moment, 'reading' | 'size'>, text: string): string {
  return spoken(shortened(text, LONGEST[size] ?? 30), reading);
}

/** Says a fact, or says it again in other words. */
export function sayOnce(moment: Moment, fact: Fact): string {
  const text = sayFact(moment, fact.text);
  if (!moment.story.spokenLines.holds(fact.text) && !moment.story.spokenLines.holds(text)) return text;
  const own = { ...fact, text: text.replaceAll('\u2019', "'") };
  return inFrame(moment, repriseFrames, own) ?? saidBefore(moment, text);
}

/** Facts on the same matter that may follow. */
export function details(moment: Moment, matches: CardMatch[], used: CardMatch): string[] {
  const keys = topicKeys(used.fact.text);
  return matches
    .filter((match) => match !== used && isUsable(moment, match) && match.fact.aspects[0] !== 'age')
    .filter(
      ({ fact, near, shared, chance }) =>
        chance >= CARD_LIKE.detailChance ||
        (near >= CARD_LIKE.detail && shared > 0) ||
        (fact.sentence >= 0 && fact.sentence === used.fact.sentence) ||
        [...topicKeys(fact.text)].some((key) => keys.has(key)),
    )
    .slice(0, 2)
    .map(({ fact }) => sayFact(moment, fact.text));
}

/** 'Do you love me?' is about the two of them, whatever words it shares with the card. */
const BETWEEN_US =
  /\b(?:love|like|miss|want|hate|need|trust|kiss|marry|remember|know|fancy|forgive|leave|with|for|about|of) (?:me|us)\b/i;
const ASKS_TO_TELL = /\b(?:tell|talk|say|explain|describe|show)\b.*\b(?:about|of|your|why|how|what|where|who)\b/i;
const ASKS_FOR_OWN =
  /^(?:do you (?:still |even |really |also )?(?:have|own|keep)|have you got|got any|any|is there|are there)\b/i;
/** What somebody says of her as if they knew: 'you must love the smell', 'I bet you sing'. */
const SUPPOSES =
  /^(?:(?:so|and|but|well|ha|haha|lol|oh|wow|aw|ok|okay),? )*(?:you (?:must|never|always|don't|can't|won't|probably|surely|do|are|have|look|seem|sound|really|said)|you're|you've|your|I (?:bet|guess|suppose|assume|imagine|thought|heard|hear)(?: that)? (?:you|your))\b/i;
const OFFERS =
  /^(?:would you (?:like|care for)|do you (?:want|need)|(?:you )?want|care for|fancy|like) (?:an?|some|another|to|my|the|one)\b/i;
/** 'You love that goose' is not about the tea that she loves. */
const HAS_TASTE = /\byou (?:really |just |do |must )?(?:love|like|hate|adore|miss|want|enjoy) /i;
/** What she would do is for her to think up, unless the card plainly has it. */
const HYPOTHETICAL = /^(?:what|which|how|where|who)(?: \w+){0,3} (?:would|should|could) (?:you|your \w+)\b/i;
/** The strangest thing she ever found is a tale of its own. */
const SUPERLATIVE =
  /\b(?:strangest|weirdest|funniest|oddest|craziest|silliest|scariest|saddest|most \w+) (?:\w+ )?(?:you(?:'ve)?|anyone|anybody) (?:ever|have)\b/i;
/** 'Can you find out how he is?' wants it done. */
const isFavour = (act: Act): boolean =>
  act.question?.form === 'polar' &&
  /^(?:can|could|will|would) you (?!ever\b|really\b|still\b|even\b)(?:please |maybe |just )*\w+\b.*\b(?:me|us|him|her|he|she|it|them|this|that|my)\b/i.test(
    act.question.text,
  );
const ENDED =
  /\b(?:quit|left|former|formerly|ex|retired|gave up|no longer|any more|anymore|lost|used to|until|stopped|sold|closed|once)\b/i;
const OF_THEIR_PAST = /\b(?:did|have|had|was|were) I\b|\bI (?:said|told|mentioned|was|did|had)\b/i;
const RECALLS = /\b(?:recall|remember|remind|forgotten|forget)\b/i;
/** A second fact is told with the first where it is nearly as likely, or comes from the same sentence of the card. */
const SECOND = 0.4;
const SECOND_CHANCE = 0.2;
/** How much less likely a fact is meant that was told before, and one that only says what she is like. */
const TOLD_BEFORE = 0.4;
const OF_HER_NATURE = 0.7;

/** 'Play me something' wants no word on what she plays; what speaks against it is said elsewhere. */
const DEED =
  /^(?:play|sing|hum|read|pour|draw|paint|sketch|throw|toss|pass|hand|stamp|dance|perform|recite|show|teach|make|cook|bake|mix|do (?:the|that|it|your|an?)|say something|tell (?:me|us) (?:an?|another|your (?:best|worst|favou?rite)) (?:\w+ )?(?:joke|pun|riddle|poem|story))\b/i;

function isDeedAsked(act: Act): boolean {
  const order = orderIn(act);
  if (order === null || !DEED.test(order)) return false;
  // 'Can you play the piano?' asks what she is able to.
  return (
    act.kind !== 'question' ||
    !act.text.includes('?') ||
    /\b(?:me|us|it|that|this|something|anything|my)\b/i.test(order)
  );
}

/** How an act may be about her: the less plainly, the surer the fact must be. */
export type CardUse = 'ask' | 'other' | 'suppose' | 'fragment' | 'shared' | 'mention';

function useOf(act: Act, { story, seen }: Moment): CardUse | null {
  const { question } = act;
  if (BETWEEN_US.test(act.text) || seen.repeats > 0 || isDeedAsked(act) || RECALLS.test(act.text)) return null;
  if (question) {
    if (question.form === 'fragment' || countWords(question.text) < 2) return 'fragment';
    // An offer asks for no fact, unless one speaks against it.
    if (OFFERS.test(question.text)) return 'mention';
    if (HYPOTHETICAL.test(question.text) || SUPERLATIVE.test(question.text) || isFavour(act)) return 'shared';
    if (question.subject === 'siren') return 'ask';
    // What the person did and said stands on no card of hers.
    if (question.subject === 'user' && OF_THEIR_PAST.test(question.text)) return null;
    return question.subject === 'other' ? 'other' : 'shared';
  }
  if (act.kind === 'request') return ASKS_TO_TELL.test(act.text) ? 'other' : 'mention';
  // A few words behind a question of hers answer it.
  if (act.kind === 'gesture' || (story.lastReply.trimEnd().endsWith('?') && countWords(act.text) < 6)) return null;
  return SUPPOSES.test(plainMarks(act.text)) ? 'suppose' : 'mention';
}

/** Whether two texts share a word beside how somebody feels about it. */
function sharesThing(one: string, other: string): boolean {
  const keys = keysOf(other);
  return [...topicKeys(one)].some((key) => keys.has(key) && !/^(?:lov|lik|hat|ador|miss|want|enjoy)/.test(key));
}

/** Yes or no in front, only where the fact plainly is about what the question supposes. */
function yesOrNo(question: Question | null, { fact, shared, near }: CardMatch): string {
  if (question?.form !== 'polar') return '';
  const [asked, told] = [plainMarks(question.text), plainMarks(fact.text)];
  const isEnded = ENDED.test(told);
  if (/\bstill\b/i.test(asked) && isEnded) return 'No. ';
  if (/\balone\b/i.test(asked))
    return /\bwith (?:my|an?|the|\w+ )/i.test(told) ? 'No. ' : /\balone\b/i.test(told) ? 'Yes. ' : '';
  const isAbout = shared > 0 || near >= CARD_LIKE.alone;
  if (!ASKS_FOR_OWN.test(asked) || !isAbout || isEnded) return '';
  return `${polarity(question, fact.text)}. `;
}

/** Facts that answer another act of the same message. */
const usedFacts = new WeakMap<Moment, Set<Fact>>();

function usedIn(moment: Moment): Set<Fact> {
  const used = usedFacts.get(moment) ?? new Set<Fact>();
  usedFacts.set(moment, used);
  return used;
}

/** Answers from the card where a fact is so likely to be meant. */
function answerFrom(least: Record<CardUse, number>): Answerer {
  return (act, moment, acts): Answer | null => {
    const use = useOf(act, moment);
    if (use === null) return null;
    const used = usedIn(moment);
    const matches = cardMatches(act, moment, acts.indexOf(act)).filter(
      ({ fact }) => fact.aspects[0] !== 'age' && !used.has(fact),
    );
    const { question } = act;
    const [best] = matches;
    // What was told before, and what she is like, must be meant more surely.
    const doubt = best && (isUsable(moment, best) ? 1 : TOLD_BEFORE) * (isQuality(best.fact) ? OF_HER_NATURE : 1);
    if (!best || best.chance * (doubt ?? 1) < least[use]) return null;
    // What nobody asked for must be on the very matter, and new.
    const isUnasked = use === 'mention' || use === 'suppose';
    if (HAS_TASTE.test(act.text) && !question && !sharesThing(act.text, best.fact.text)) return null;
    if (isUnasked && (!isUsable(moment, best) || (best.shared === 0 && best.near < CARD_LIKE.unasked))) return null;
    const text = sayOnce(moment, best.fact);
    const [second] = matches.filter(
      (other) =>
        other !== best &&
        isUsable(moment, other) &&
        ((other.rank >= best.rank * SECOND && other.chance >= SECOND_CHANCE) ||
          (other.fact.sentence >= 0 && other.fact.sentence === best.fact.sentence && other.chance > 0.02)),
    );
    const beside =
      second && (use === 'ask' || use === 'other' || use === 'suppose') ? [sayFact(moment, second.fact.text)] : [];
    return {
      says: [`${yesOrNo(question, best)}${text}`, ...beside],
      more: details(moment, matches, best),
      isCertain: true,
    };
  };
}

const AGAINST =
  /\b(?:teetotal\w*|vegan|vegetarian|hate|loathe|detest|despise|dislike|forbid|refuse|allergic|afraid|terrified|(?:can't|cannot|won't|will not|don't|do not) \p{L}+|never|no \p{L}+ near)\b/iu;

const OFFERED =
  /\b(?:get|buy|bring|make|pour|order|fetch|offer) (?:you|us|some|two|a round)\b|\b(?:want|care for|fancy|like) (?:some|an?|one|another)\b/i;
/** What is eaten and drunk, in the words of an offer and of a card. */
const TREATS = topics.filter(({ name }) => name === 'food' || name === 'drink');

const isTreat = (offer: string, fact: string) => TREATS.some(({ asked, told }) => asked.test(offer) && told.test(fact));

/** What somebody does or offers that her card speaks against: they are stopped, with the reason. */
export const againstHer: Answerer = (act, moment, acts): Answer | null => {
  const isOffer = act.kind !== 'gesture' && OFFERED.test(act.text);
  if (act.kind !== 'gesture' && !isOffer) return null;
  const [best] = cardMatches(act, moment, acts.indexOf(act)).filter(({ fact }) => AGAINST.test(plainMarks(fact.text)));
  if (!best) return null;
  const isMeant = isOffer && isTreat(plainMarks(act.text), plainMarks(best.fact.text));
  if (best.chance < (isMeant ? CARD_CHANCE.treat : CARD_CHANCE.against)) return null;
  const stop = pickOwn(
    moment,
    isOffer
      ? ['Kind of you, but no.', 'Not for me, thank you.', 'Thank you, no.', 'I’ll pass, thanks.', 'Better not.']
      : ['Ah. Not that, please.', 'Please don’t.', 'Wait. No.', 'Careful with that.', 'Must you?'],
  );
  return { says: [...(stop === null ? [] : [stop]), sayOnce(moment, best.fact)], isCertain: true };
};

/** What her card surely answers, before any other way to answer is tried. */
export const surelyFromCard = answerFrom(CARD_CHANCE.sure);

/** What her card may answer, before anything is made up. */
export const fromCard = answerFrom(CARD_CHANCE.likely);
