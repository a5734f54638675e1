import { toldBack } from '../../language/told-back.ts';
import { countWords } from '../../prose.ts';
import type { Entry } from './entry.ts';

type Found = Pick<Entry, 'kind' | 'value' | 'text'>;

const END = '(?=[.,;!?]|$| (?:and|but|so|because|who|which|since|btw|by the way|lol|here|from|in [A-Z])\\b)';
const AGE =
  /\b(?:I'm|I am|I just turned|I turned|I'll be|turning) (\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|eighteen|nineteen)(?: years old)?(?=[.,;!?]|$| (?:and|years|today|now|but)\b)/i;
const FROM =
  /(?:\b(?:I'm(?: [\p{L}']+){0,3}|I am(?: [\p{L}']+){0,3}|(?:[Dd]rive|[Dd]rove|[Tt]rip|[Ff]light|[Tt]rain|[Ww]ay|[Tt]ravelled)|I come|I came|we're|I'm originally|I was born and raised|originally)|^(?:\p{Lu}[\p{L}-]+,?)|[,.] (?:\p{Lu}[\p{L}-]+,?)?)(?: all the way| over| back| here| to \p{Lu}[\p{L}-]+)* ?\b[Ff]rom ((?:the )?\p{Lu}[\p{L}'.-]*(?:[ -](?:\p{Lu}[\p{L}'.-]*|de|of|la|on|upon))*)/u;
const LIVE =
  /\b(?:I|we) (?:now |still |currently )?(?:live|grew up|was born|was raised|moved|stay) (?:in|near|on|to|at|up in|out in) ((?:the |an? )?[\p{L}' -]{2,40}?)(?=[.,;!?]|$| (?:and|but|with|since|because|for|when)\b)/iu;
const WORK_FORM =
  /\bI (?:(?:also|mostly|only|just|actually|still|now|used to) )?(?:work|worked|teach|drive|clean|audit|run|sell|manage|study|paint|write|cook|bake|nurse|fix|repair|build|design|translate|deliver|farm|code|program|coach|keep|guard|fly|sail|play|sing|tune|grow|restore|make|do|edit|draw)\b(?! (?:it|that|this|you|not|like|want|my best|so|what|too)\b)/i;
const AM_A = new RegExp(`\\bI(?:'m| am|'m just| was) ((?:an?|the) (?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+)${END}`, 'iu');
const NAMED_A = /\bI(?:'m| am) \p{Lu}[\p{L}-]+, ((?:(?:an?|the|your) )?(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)(?=[.,;!?]|$)/u;
const TRADES =
  /(?:er|or|ist|ian|eer|nurse|chef|cook|student|mechanic|architect|accountant|guard|pilot|clerk|judge|monk|poet|smith|wright|vet|analyst|consultant|surgeon|man|woman|soldier|assistant|dev|agent|attendant|apprentice|intern|hand|midwife|medic|aide|rep|lead|dj|linguistics|law|medicine|physics|chemistry|biology)$/i;
const NO_TRADE =
  /(?:lover|loser|fighter|believer|stranger|monster|hater|dreamer|thinker|failure|sinner|killer|disaster|beginner|sleeper|talker|listener|reader|father|mother|brother|sister|daughter|winner|survivor|liar|member|visitor|number|outsider|drinker|eater|burden|mess|bit|little|ever|never|other|over|under|after|better|later|matter|customer|neighbour|foreigner|prisoner|owner|newcomer|commander|bother|together|man|woman|door|floor|dinner|river|for)$/i;
const ALLERGY = /\ballergic to ([\p{L} ,]+?)(?=[.;!?]|$| (?:and I|but|so)\b)/iu;
const LIKE =
  /\bI (?:really |do |absolutely |still )?(love|like|adore|hate|can't stand|don't like|dislike|loathe) (?!you|it\b|that|this|how|when|your|to\b|him|her|them|what|where|the way)([\p{L}' -]{3,40}?)(?=[.,;!?]|$| (?:and|but|so|because|when|too|lol)\b)/iu;

const ASKED_WORK =
  /\b(?:what do you do|do you do for|your (?:work|job|trade|profession|line)|what is it you do|do for a living|where do you work|what (?:kind of )?work)\b/i;
const ASKED_HOME =
  /\b(?:where (?:are|do|did) you (?:from|come|live|hail)|where (?:you're|you are|you) from|come from|where's home|where have you come)\b/i;
const ASKED_AGE = /\bhow old (?:are|would) you\b|\byour age\b/i;

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^I\b/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

function workIn(sentence: string): Found | null {
  const appositive = sentence.match(NAMED_A)?.[1];
  if (appositive !== undefined && TRADES.test(appositive)) {
    const value = appositive.replace(/^your /, 'my ');
    return { kind: 'work', value, text: /^(?:an?|the|my) /i.test(value) ? `you are ${value}` : `you are in ${value}` };
  }
  const trade = sentence.match(AM_A)?.[1];
  if (
    trade !== undefined &&
    TRADES.test(trade) &&
    (!NO_TRADE.test(trade) || /(?:fire|post|police|fisher|crafts|sales|business|repair|camera)(?:wo)?man$/i.test(trade))
  )
    return { kind: 'work', value: trade, text: `you ${/\bI was an?\b/i.test(sentence) ? 'were' : 'are'} ${trade}` };
  const at = sentence.search(WORK_FORM);
  const clause =
    at < 0 ? '' : (sentence.slice(at).split(/[.;!?]|, (?=(?:but|so|and I|because)\b)| but | because /)[0] ?? '');
  if (clause === '' || countWords(clause) < 3 || countWords(clause) > 12 || /\byou\b/i.test(clause)) return null;
  if (
    /^I (?:keep|make|do|play|draw|write|run|study|fix|build|fly|grow|paint|sing|cook|bake)\b/i.test(clause) &&
    !/\b(?:for a living|at the|professionally|in an?|on the|for the|all day|every|mon|weekdays)\b/i.test(clause) &&
    !/^I (?:paint|study|audit|teach|bake|grow|run an?|make|build|fly|write) \w+s?$/i.test(clause)
  )
    return null;
  const restated = toldBack(clause, false);
  return restated === null ? null : { kind: 'work', value: restated.replace(/^you /, ''), text: restated };
}

/** What a sentence tells of the person's age, work, home, likes; `asked` is what she had asked before. */
export function ofPerson(sentence: string, asked: string): Found[] {
  const found: Found[] = [];
  const age =
    sentence.match(AGE)?.[1] ?? (ASKED_AGE.test(asked) ? sentence.match(/^(?:\D{0,8})(\d{2})\b/)?.[1] : undefined);
  if (age !== undefined) found.push({ kind: 'age', value: age, text: `you are ${age.toLowerCase()}` });
  const home = (sentence.match(FROM)?.[1] ?? sentence.match(LIVE)?.[1])?.replace(/\.$/, '');
  if (home !== undefined && !/^(?:here|there|alone)$/i.test(home)) {
    const isLive = sentence.match(FROM)?.[1] === undefined;
    const restated = isLive ? toldBack(sentence.match(LIVE)?.[0] ?? '', false) : null;
    found.push({ kind: 'home', value: home, text: restated ?? `you are from ${home}` });
  }
  const work = workIn(sentence);
  if (work) found.push(work);
  const [answer = ''] = sentence.split(/[.!?;]\s*/);
  const isShort =
    countWords(answer) > 0 &&
    countWords(answer) <= 6 &&
    !/^(?:yes|no|nothing|lol|haha|ok|sorry|well)\b|\b(?:lol|haha|jk)\b/i.test(answer) &&
    !/\?$/.test(sentence);
  if (isShort && !work && ASKED_WORK.test(asked) && !/\b(?:I|you|it|that)\b/.test(answer))
    found.push({ kind: 'work', value: small(answer), text: `your work is ${small(answer)}` });
  if (isShort && home === undefined && ASKED_HOME.test(asked) && /^\p{Lu}/u.test(answer) && countWords(answer) <= 3)
    found.push({ kind: 'home', value: answer, text: `you are from ${answer}` });
  const allergy = sentence.match(ALLERGY)?.[1];
  if (allergy !== undefined && /\bI\b|\bI'm\b/.test(sentence))
    found.push({ kind: 'allergy', value: allergy, text: `you are allergic to ${allergy}` });
  const [, verb = '', thing] = sentence.match(LIKE) ?? [];
  if (thing !== undefined) {
    const kind = /love|^like|adore/i.test(verb) ? 'like' : 'dislike';
    found.push({ kind, value: thing, text: toldBack(`I ${verb} ${thing}`, false) ?? `you ${verb} ${thing}` });
  }
  return found;
}
