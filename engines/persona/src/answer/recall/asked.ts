import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import { knownOnes } from '../../story/ledger/names-of.ts';
import { keysOf } from '../../story/user-statement.ts';

/** What the sought sentence must hold. */
export type Sought =
  | 'name'
  | 'number'
  | 'time'
  | 'place'
  | 'colour'
  | 'promise'
  | 'order'
  | 'advice'
  | 'ban'
  | 'errand'
  | 'age'
  | null;

/** A sentence of the story that is asked for. */
export interface AskedLine {
  kind: 'line';
  by: 'user' | 'siren' | null;
  sought: Sought;
  keys: ReadonlySet<string>;
  /** The message says itself that it asks for something said before. */
  isSure: boolean;
  isPolar: boolean;
}

/** One thing that a message asks her to remember. */
export type Asked =
  | { kind: 'who' }
  | { kind: 'work' | 'home' | 'age' | 'allergy' | 'like' | 'dislike' }
  | { kind: 'name of'; of: string; isTheirs: boolean; isSure: boolean }
  | { kind: 'summary'; isOfPerson: boolean }
  | AskedLine;

/** Says that what is asked for was said before. */
const SURE =
  /\b(?:(?:what|which|where|when|who|whose|how|what's|who's|tell me|say)\b[^.]*\bagain\b|(?:did|have) I (?:just )?(?:say|said|tell|told|mention|mentioned|promise|promised|order|ordered|call|called|ask|asked)|(?:what|which|where|when|who|how|the \w+|that) (?:\w+ )?(?:I|we) (?:said|told you|mentioned|promised|agreed|ordered)|(?<!\b(?:how|why) )(?:do|did|can) you (?:still |even |really )*(?:remember|recall|know what I)|remind me|I(?:'ve| have)? (?:forgot|forgotten|forget)|quick test\b|test(?:ing)? (?:you|me|lol|for)\b|test:|(?<=, )test\b|you still know|do you (?:even )?listen|did you (?:even )?listen|were you listening|read (?:that|it|this|me) back|read me back)/i;
/** May ask for something that she said. */
const HERS =
  /\b(?:you(?:'ve)? (?:just )?(?:said|told me|called|wrote|promised|mentioned)|did you (?:just )?(?:say|call|write|tell me|promise|mention))\b/i;
const NOT_RECALL =
  /\b(?:never|ever|see|try|happen|leave|lose|love|come|return|walk|dance|sing|feel|be) (?:\w+ ){0,3}again\b/i;
const SUMMARY =
  /\b(?:sum(?:marise|marize)? (?:it |that |this |everything |all )?(?:up|for)?|recap|what (?:did|have) we (?:agree|settle|decide)\w*|read (?:that|it|this|me|the \w+) back|read me back|what do you (?:know|remember) (?:about|of) me|what (?:have|did) I (?:told|tell) you (?:about (?:me|myself)|so far)|do you (?:still )?remember me|what did I tell you\W*$)/i;
const WHO =
  /\b(?:(?:what(?:'s| is| was)|remember|know|say|tell me|forgot(?:ten)?|did you (?:catch|get)) my (?:own |first |last |full |sur)?name\b|who am I\b|what(?:'s| is| was)? I (?:said )?(?:I'm )?called|I say my name was|what did I say my name|my name again|(?:what|do you know) my name is)/i;
const WORK =
  /\b(?:what (?:do|did|is it) I (?:do for (?:a living|work)|work as)|(?:what(?:'s| is| was)|remember|say|forgot) my (?:job|work|trade|profession)\b|where do I work|I say my job was|remember what I do\b|what I do for (?:a living|work))/i;
const HOME =
  /\b(?:where (?:am I|I'm|I am|do I|did I|I|was I)(?: say I)? (?:from|come from|came from|come|live|born|was from|grew up)|where I(?:'m| am) from|my home ?town)\b/i;
const AGE = /\b(?:how old (?:am I|I am|did I say I)|(?:what(?:'s| is)|remember|know) my age)\b/i;
const ALLERGY = /\b(?:what am I allergic|my allerg|what can't I eat)\b/i;
const LIKE = /\bwhat (?:do|did) I (?:say I )?(?:like|love|enjoy)\b/i;
const DISLIKE = /\bwhat (?:do|did) I (?:say I )?(?:hate|dislike|can't stand|not like)\b/i;
const NAME_OF = [
  /\b(my|the|our|her|his) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?:'s|') (?:last |first |own )?name\b/iu,
  new RegExp(`\\b(my|the|our) (?:[\\p{L}-]+ ){0,2}?((?:${knownOnes.join('|')})s) name\\b`, 'iu'),
  /\bnames? (?:of|was|is) (my|the|our|that|your) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?=\W*$|,|\?| again| called| and | lol)/iu,
  /\b(?:what|how|whats)(?:'s| is| was| were| are) (my|the|our|your) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?:properly )?(?:called|named)\b/iu,
  /\b(?:what|how) (?:did I call|do I call|do you call) (my|the|our) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)/iu,
];
const SOUGHT: [Exclude<Sought, null>, RegExp][] = [
  [
    'errand',
    /\b(?:what I came (?:here )?for|why I(?:'m| am| came) here|what did I (?:want|come (?:here )?for|tell you about why))\b/i,
  ],
  ['age', /\b(?:her|his|their) age\b|\bhow old (?:is|was|did I say) (?:she|he)\b/i],
  ['ban', /\bI (?:can't|cannot|mustn't|shouldn't|am not|wasn't|not) (?:\w+ )?do\b|\bnot (?:supposed|allowed) to\b/i],
  ['name', /\b(?:name|called|who)\b/i],
  [
    'number',
    /\b(?:how (?:many|much|old|tall|long|far|big)|number|total|score|price|cost|floor|room|cabin|plot|age|year|refund|change|percent)\b/i,
  ],
  ['time', /\b(?:when|what time|which day|what day|date|o'clock|train)\b/i],
  ['place', /\b(?:where|which place|address|street)\b/i],
  ['colour', /\bcolou?r\b/i],
  ['promise', /\bpromised?\b/i],
  ['order', /\b(?:order|ordered|my usual)\b/i],
  [
    'advice',
    /\bwhat (?:do|should|can|must|was|am) I (?:to |supposed to |not supposed to )?(?:do|say|tell)\b|\bwhat to (?:do|say)\b|\bshould \w+ do first\b|\bsupposed to do\b/i,
  ],
];
const FILLERS =
  /\b(?:(?:what|when|who|where|which|how)(?:'s|s)?|plans?|again|remember|recall|remind|test|testing|quick|forgot|forgotten|listen|even|still|know|said|say|saying|tell|told|mention|mentioned|called|call|name|names|please|exactly|properly|last chance|lol|so|called)\b/gi;

/** A question in the midst of a statement. */
const OPEN_ASK =
  /\b(?:what|which|where|when|who|how)(?:'s|s)? (?:was|were|did|is|am|do|my|are)\b.*\b(?:my|I|again|called)\b|\bremind me\b|\bwhat(?:'s|s| is) my\b/i;

/** 'What's my job and where am I from' asks twice; 'remind me: the day, the place' as often as its list has parts. */
function parts(text: string): string[] {
  const [, lead = '', list] = text.match(/^(.*\bremind me\b[^:]*): (.+)$/i) ?? [];
  if (list !== undefined) return list.split(/,? and |, /).map((item) => `${lead}: ${item}`);
  return text.split(
    /,? (?:and|or|&) (?=(?:what|where|who|when|how|which|why|what's|who's|where's|when's|whats)\b)|; /i,
  );
}

function askedIn(part: string, whole: string, act: Act): Asked | null {
  const isSure =
    (SURE.test(part) || (/\b(?:remind me|test|remember|listen)\b/i.test(whole) && SURE.test(whole))) &&
    !NOT_RECALL.test(part);
  if (SUMMARY.test(part))
    return { kind: 'summary', isOfPerson: /\bme\b|\bmyself\b/i.test(part) && !/\b(?:for|read) me\b/i.test(part) };
  if (WHO.test(part)) return { kind: 'who' };
  if (WORK.test(part) && !/\bdo again\b/i.test(part)) return { kind: 'work' };
  if (HOME.test(part)) return { kind: 'home' };
  if (AGE.test(part)) return { kind: 'age' };
  if (ALLERGY.test(part)) return { kind: 'allergy' };
  if (LIKE.test(part)) return { kind: 'like' };
  if (DISLIKE.test(part)) return { kind: 'dislike' };
  const isPolar =
    (act.question?.form === 'polar' && !/\b(?:remember|recall|know|what|who)\b/i.test(part)) ||
    /\bhow (?:do|did|could) you\b/i.test(part);
  for (const form of isPolar ? [] : NAME_OF) {
    const [, whose = '', of] = part.match(form) ?? [];
    if (of !== undefined)
      return { kind: 'name of', of: of.toLowerCase(), isTheirs: /^(?:my|our)$/i.test(whose), isSure };
  }
  const { question } = act;
  const isOfPerson =
    question?.subject === 'user' &&
    question.form !== 'why' &&
    question.form !== 'polar' &&
    question.form !== 'how' &&
    question.form !== 'fragment' &&
    question.form !== 'choice' &&
    /\b(?:my|am I|did I|have I|do I have|was I)\b/i.test(part);
  const isOfBoth = question?.subject === 'both' && /^(?:when|where|measure)$/.test(question.form);
  const isPast = question?.subject !== 'siren' && /\b(?:what|which) (?:\w+ ){0,2}(?:was|were)\b/i.test(part);
  if (!isSure && /\blike\W*$|\bhappen/i.test(part)) return null;
  const isHers = question?.form !== 'why' && question?.form !== 'how' && HERS.test(part) && !/\bback\W*$/i.test(part);
  if (!isSure && !isOfPerson && !isPast && !isOfBoth && !isHers) return null;
  const by = /\b(?:did I|I said|I say|I told|I promised?|my)\b/i.test(part)
    ? 'user'
    : /\b(?:you|your)\b/i.test(
          part.replace(/\b(?:do|did|can) you (?:still |even |really )*(?:remember|recall|know|listen)\b/i, ''),
        )
      ? 'siren'
      : null;
  return {
    kind: 'line',
    by,
    sought: SOUGHT.find(([, form]) => form.test(part))?.[0] ?? null,
    keys: keysOf(part.replace(/^.*\bremind me\b[^:]*: /i, '').replace(FILLERS, ' ')),
    isSure,
    isPolar: question?.form === 'polar' && !/\b(?:what|where|who|when|how|which)\b/i.test(part),
  };
}

/** What an act asks her to remember, in its order; nothing where it asks for no such thing. */
export function recallsIn(act: Act): Asked[] {
  const isAsking =
    act.kind === 'question' || act.kind === 'request' || SUMMARY.test(act.text) || OPEN_ASK.test(act.text);
  if (!isAsking) return [];
  const plain = plainMarks(act.text).replace(/\bwhats\b/gi, "what's");
  return parts(plain).flatMap((part) => askedIn(part, plain, act) ?? []);
}
