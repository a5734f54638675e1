import { REFUSAL_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { topicKeys } from '../card-match.ts';
import { drawOwn, pickOwn } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { refusalOffers, refusals, refusedLeave, refusedOffers } from './company.data.ts';

/** A sentence of the card that says what she does not do, cannot do or cannot bear. */
const AGAINST =
  /\b(?:never|not|cannot|can't|won't|don't|doesn't|refuse\w*|hate|loathe|detest|despise|dislike|afraid|terrified|scared|fear|allergic|quit|gave up|stopped|no longer|avoid|swor[en]|swore off|dread|forbid\w*|forbidden|banned)\b|n't\b/i;
/** 'I never sing the same song twice' and 'I don't wear it on Sundays' leave the thing itself open. */
const ON_CONDITION =
  /\b(?:twice|before|until|till|unless|except|without|same|again|after|more than|less than|(?:on|at) (?:\w+days?|night|noon|weekends?))\b/i;
/** What is held out without its name: what was done or said beside it names it. */
const ELLIPTIC =
  /^(?:(?:so|well|and|here),? )*(?:(?:do you |would you |you )?(?:want|like|fancy|care for|try)(?: (?:some|one|any|a (?:bite|sip|piece|taste|go|drag|bit)|it|this|that|to try(?: it| some| one)?|half))?|hungry|thirsty|have (?:some|one|a (?:bite|sip|piece))|try (?:some|it|one|this)|taste (?:it|this)|bite|help yourself|dig in|for you|it's for you|this is for you)[\s,.!?]*(?:please|too|then)?$/i;
/** What she just did is wanted once more. */
const ONCE_MORE =
  /^(?:(?:oh|please|yes|and|now),? )*(?:again|once more|encore|one more time|the same(?: one| again)?|(?:sing|play|do|say) (?:it|that|the same(?: one)?) again)\b/i;
const TWICE = /\b(?:twice|the same|again)\b/i;
/** Whether what was just said is all right with her. */
const ASKS_WHETHER =
  /^(?:(?:so|and|well),? )*(?:is (?:that|it|this) (?:a problem|ok|okay|all right|alright|fine|allowed)(?: (?:with|by|for) you)?|do you mind|you don't mind|that's (?:ok|okay|fine),? right)[\s.!?]*$/i;
/** What is brought or made for her. */
const BROUGHT =
  /^(?:(?:so|well|and|hey|look),? )*(?:I(?:'ve| have)? (?:just )?(?:brought|made|baked|cooked|got|bought|ordered|saved)(?: you| us)?|here(?:'s| is| are)|have (?:some|a|an)|try (?:this|some|my)|I was thinking(?: of| maybe)?|how about|what about) /i;
const OFFERED =
  /^(?:want to|wanna|care to|fancy|join me|shall we|should we|let's|let us|how about|come|got an?|any chance|would you like|do you want|can|could|may|will|would|is there room|teach|may I|play|sing|dance|drink|eat|try|swim|fly)\b/i;

/** Words in a message and words in a card that mean the same matter. */
const SAME_MATTER: [RegExp, RegExp][] = [
  [
    /\b(?:flask|bottle|beer|wine|whisk\w+|rum|gin|vodka|pint|drinks?|booze|shots?|cocktails?|champagne|brandy|ale|tipsy|drunk)\b/i,
    /\b(?:drink|alcohol|sober|teetotal\w*)\b/i,
  ],
  [/\b(?:smoke|cigarettes?|cigar|vape|lighter)\b/i, /\b(?:smok\w+|tobacco|cigarettes?)\b/i],
  [/\b(?:steak|burger|bacon|sausages?|chicken|beef|ham|roast|meat)\b/i, /\b(?:vegetarian|vegan|meat)\b/i],
  [/\b(?:swim|pool|sea|lake|dive|dip|bath|boat|water)\b/i, /\b(?:swim|pool|drown\w*|deep water|the sea|the water)\b/i],
  [/\b(?:plane|fly|flight|helicopter)\b/i, /\b(?:fly|flying|planes?|helicopters?)\b/i],
  [/\b(?:ladder|roof|heights?|cliff|climb|tower|up there|balcony)\b/i, /\b(?:heights?|climb\w*|ladders?)\b/i],
  [/\b(?:birds?|swans?|geese|goose|ducks?|pigeons?)\b/i, /\b(?:birds?|swans?|geese|goose|ducks?|pigeons?)\b/i],
  [/\b(?:kitten|cat|kitty)\b/i, /\bcats?\b/i],
  [/\b(?:puppy|dog|hound)\b/i, /\bdogs?\b/i],
  [/\b(?:music|radio|song|record)\b/i, /\b(?:radio|music)\b/i],
  [/\b(?:write|letters|words|name|text|quote)\b/i, /\b(?:lettering|letters|words)\b/i],
  [/\b(?:photo|picture|selfie|portrait)\b/i, /\b(?:photograph\w*|photos?|pictures? taken)\b/i],
];

/** What a body can do only in part: 'I can move only socks.' */
const ABLE_ONLY =
  /\b(?:can (?:only )?(?:move|touch|lift|hold|carry|handle)\b.*\bonly\b|can only (?:move|touch|lift|hold|carry|handle)|cannot (?:touch|move|hold|lift|carry)|can't (?:touch|move|hold|lift|carry)|has no (?:hands|body|arms)|have no (?:hands|body|arms))/i;
const BY_HAND =
  /^(?:(?:can|could|would|will) you (?:please )?)?(?:fold|hold|open|close|shut|carry|lift|take|pass|give|bring|hand|make|fix|pour|catch|throw|wash|cut|pull|push|pick|get|fetch|hug|turn|put|help)\b/i;

/** Whether an act asks her for something, or asks her along. */
const isWish = (act: Act): boolean => {
  if (ASKS_WHETHER.test(plainMarks(act.text))) return true;
  if (/^help\b/i.test(act.text)) return false;
  if (ONCE_MORE.test(plainMarks(act.text))) return true;
  if (act.kind === 'statement') return BROUGHT.test(plainMarks(act.text)) || ELLIPTIC.test(plainMarks(act.text));
  if (act.kind === 'request')
    return !/^(?:tell|describe|explain|remind|name|say|write|note|fill|read|list|sum|repeat|ask|remember|don't|stop|look|listen|wait)\b/i.test(
      act.text,
    );
  if (act.kind !== 'question') return false;
  const text = plainMarks(act.question?.text ?? act.text);
  if (ELLIPTIC.test(text) || BROUGHT.test(text)) return true;
  return (OFFERED.test(text) || /\b(?:want to|join me|with me|come over)\b/i.test(text)) && !/\byou ever\b/i.test(text);
};

/** Where the card says that she does not do a thing, she does not do it when asked either, and says why. */
export const refusal: Answerer = (act, moment, acts): Answer | null => {
  if (!isWish(act)) return null;
  const { reading, near, heat, story } = moment;
  const at = acts.indexOf(act);
  const own = topicKeys(act.text);
  const all = topicKeys(story.message);
  const message = plainMarks(story.message);
  const order = plainMarks(act.question?.text ?? act.text);
  const isElliptic = ELLIPTIC.test(order) || ASKS_WHETHER.test(order);
  const isBrought = act.kind === 'statement' && !ONCE_MORE.test(order);
  const isOnceMore = ONCE_MORE.test(order);
  const score = (text: string, likeness: number, whole: number) => {
    if (ON_CONDITION.test(plainMarks(text)) && !(isOnceMore && TWICE.test(plainMarks(text)))) return 0;
    const keys = keysOf(text);
    const shared = [...own].filter((key) => keys.has(key)).length;
    const beside = [...all].filter((key) => keys.has(key)).length;
    const best = Math.max(likeness, whole);
    const isNear =
      (shared > 0 && best >= REFUSAL_LIKE.shared) ||
      (beside > 0 && (isElliptic || (!isBrought && best >= REFUSAL_LIKE.beside))) ||
      (!isBrought && likeness >= REFUSAL_LIKE.alone);
    const plain = plainMarks(text);
    if (isOnceMore) return AGAINST.test(plain) && TWICE.test(plain) ? 1 : 0;
    if (ABLE_ONLY.test(plain) && BY_HAND.test(order) && shared === 0) return 1;
    const isSame = !isBrought && SAME_MATTER.some(([said, held]) => said.test(message) && held.test(plain));
    return AGAINST.test(plain) && (isNear || isSame) ? best + shared * 0.2 + 0.01 : 0;
  };
  const [best] = reading.facts
    .map((fact, n) => ({
      fact,
      points: fact.heat > heat ? 0 : score(fact.text, near.acts[at]?.[n] ?? 0, near.facts[n] ?? 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const isOffer =
    isElliptic || BROUGHT.test(order) || /^(?:want|would you like|do you want|fancy|care for)\b/i.test(order);
  const isAsked = ASKS_WHETHER.test(order);
  const no = drawOwn(moment, isAsked ? refusedLeave : isOffer ? refusedOffers : refusals) ?? 'No.';
  if (best) return { says: [no, sayFact(moment, best.fact.text)], isCertain: true };
  // What stands in her way may be a secret: then she declines and does not say why.
  const isHidden = reading.secrets.some(({ text }, n) => score(text, near.secrets[at]?.[n] ?? 0, 0) > 0);
  return isHidden ? { says: [no, pickOwn(moment, refusalOffers) ?? ''] } : null;
};
