import { wordsOf } from '../prose.ts';

/** What kind of answer a question wants. */
export type QuestionForm =
  | 'what'
  | 'which'
  | 'who'
  | 'whose'
  | 'where'
  | 'when'
  | 'why'
  | 'how'
  | 'measure'
  | 'polar'
  | 'choice'
  | 'fragment';

/** Whose matter it asks about. */
export type QuestionSubject = 'siren' | 'user' | 'both' | 'other';

export interface Question {
  /** Without lead-ins and marks, as typed otherwise: 'what kind of pie are you baking'. */
  text: string;
  form: QuestionForm;
  subject: QuestionSubject;
  /** What a 'what' or 'which' is to name: 'pie' of 'what kind of pie'; 'name' of 'what's your cat's name'. */
  head: string | null;
  /** 'long' of 'how long', 'many' of 'how many'. */
  measure: string | null;
  /** What follows the question words or the auxiliary: 'you baking', 'you live there'. */
  rest: string;
  /** The auxiliary in front: 'do', 'are', 'would'; null where there is none. */
  auxiliary: string | null;
  /** 'tea' and 'coffee' of 'tea or coffee'. */
  options: string[];
  isPast: boolean;
}

const LEAD_IN =
  /^(?:(?:and|so+|but|well|ok|okay|oh|um+|uh|hm+|haha|lol|wow|wait|hey|please|anyway|btw|by the way|also|then|now|sorry|yes|yeah|no|alright|hold on|hang on|excuse me|pardon|omg|god|seriously|honestly|actually|quick|one more thing|last one|question|just curious|just|may I ask|can I ask(?: you)?(?: something)?|tell me|I wonder|I was wondering|I (?:just )?(?:want|need|would like|wanted) to know|I'd like to know|do you know|any idea|remind me|be honest|say)[,.!:;…]* +)+/i;
const AUXILIARY =
  /^(do|does|did|don't|doesn't|didn't|are|is|am|was|were|aren't|isn't|wasn't|weren't|have|has|had|haven't|hasn't|can|could|can't|couldn't|will|would|won't|wouldn't|shall|should|shouldn't|may|might|must)\b\s*/i;
const WH = /^(what|which|who|whom|whose|where|when|why|how)(?:'(s|re|d|ll|ve))?\b\s*/i;
const MEASURE =
  /^(many|much|long|old|often|big|far|tall|deep|high|heavy|wide|fast|hot|cold|late|early|soon|hard|expensive|small|loud|strong|bad|good|close|dangerous|difficult|old)\b/i;
const VERB_WH = /^(?:come|about)\b/i;

/** Whose matter a clause is: by its first 'you' or 'I' that is no object of 'tell me'. */
function subjectOf(clause: string): QuestionSubject {
  const words = wordsOf(clause);
  for (const word of words) {
    if (/^(?:you|your|yours|yourself|you're|you've|you'd|you'll)$/.test(word)) return 'siren';
    if (/^(?:i|my|mine|me|myself|i'm|i've|i'd|i'll)$/.test(word)) return 'user';
    if (/^(?:we|our|us|ours|we're|we've|we'd|we'll|let's)$/.test(word)) return 'both';
  }
  return 'other';
}

const EITHER = /\b(?:either )?([\p{L}\p{N}' -]{2,40}?),? or ((?:the |a |an |my |your )?[\p{L}\p{N}' -]{2,40}?)$/iu;

/** The two things offered: 'zaatar' and 'cheese' of 'do you want zaatar or cheese'. */
function optionsIn(text: string): string[] {
  const match = text.match(EITHER);
  if (!match?.[1] || !match[2] || /^(?:not|what|something|anything|so|no|else|whatever)\b/i.test(match[2])) return [];
  const before = match[1]
    .replace(
      /^.*\b(?:do|did|are|is|was|were|would|will|have|can|could|like|prefer|want|rather|choose|pick|take|have|be|with|for|of|by|on|in|at|to|you|it|that|this|called|named)\b /i,
      '',
    )
    .replace(/^(?:the better|better|first|really|a bit|more) /i, '');
  const options = [before.trim(), match[2].trim()];
  return options.every((option) => option !== '' && wordsOf(option).length <= 5) ? options : [];
}

/** Cuts what leads in: 'so tell me, ' and the name she is called by. */
export function withoutLeadIn(text: string, name = ''): string {
  const unnamed = name === '' ? text : text.replace(new RegExp(`(?:^|,\\s*)${name}(?:,\\s*|(?=[?.!]*$))`, 'i'), '');
  let rest = unnamed.trim();
  for (let cut = rest.replace(LEAD_IN, ''); cut !== rest && cut !== ''; cut = rest.replace(LEAD_IN, '')) rest = cut;
  return rest;
}

const AUXILIARIES =
  "do|does|did|is|are|am|was|were|will|would|should|shall|can|could|have|has|must|don't|doesn't|isn't|aren't";
const SAME_AGAIN = new RegExp(`^(${AUXILIARIES}) (I|you|we|he|she|it|they) (.+?),? or \\1 \\2 `, 'i');
const OTHER_CLAUSE = new RegExp(
  `^(.{6,}?),? or (?:${AUXILIARIES}) (?:I|you|we|he|she|it|they|that|this|there|the|your|my|his|her)\\b.*$`,
  'i',
);

/** 'Should I stay or should I go' offers two things; 'is there coffee or do we just suffer' asks only the first. */
const withoutOtherClause = (text: string): string => {
  const again = text.replace(SAME_AGAIN, '$1 $2 $3 or ');
  return again === text ? text.replace(OTHER_CLAUSE, '$1') : again;
};

/** Reads a sentence as a question; null where it asks nothing. `isMarked` says that it ended in a question mark. */
export function questionIn(sentence: string, isMarked: boolean, name = ''): Question | null {
  const text = withoutOtherClause(withoutLeadIn(sentence.replace(/[?!.…\s]+$/, '').trim(), name));
  if (text === '') return null;
  const base = {
    text,
    head: null,
    measure: null,
    auxiliary: null,
    options: [] as string[],
    isPast: /\b(?:did|was|were|used to|had|didn't|wasn't|weren't|ever)\b/i.test(text),
  };
  const wh = text.match(WH);
  if (wh) {
    const word = (wh[1] ?? '').toLowerCase().replace('whom', 'who');
    let rest = text.slice(wh[0].length);
    const joined = { s: 'is ', re: 'are ', d: 'did ', ll: 'will ', ve: 'have ' }[wh[2] ?? ''] ?? '';
    rest = joined + rest;
    if (word === 'how' && MEASURE.test(rest)) {
      const measure = rest.match(MEASURE)?.[1]?.toLowerCase() ?? null;
      const after = rest.replace(MEASURE, '').trim();
      const head =
        measure === 'many' || measure === 'much'
          ? (after.match(/^([\p{L}-]+)(?= (?:do|does|did|are|is|was|were|have|has|can|could|will|would)\b)/iu)?.[1] ??
            null)
          : null;
      return { ...base, form: 'measure', measure, head, rest: after, subject: subjectOf(after) };
    }
    if (word === 'how' && /^about\b/i.test(rest)) {
      return { ...base, form: 'fragment', rest: rest.replace(/^about\s*/i, ''), subject: subjectOf(rest) };
    }
    // 'What kind of pie are you baking': what is asked for stands before the auxiliary.
    const named = AUXILIARY.test(rest)
      ? null
      : rest.match(
          /^(?:(?:kind|sort|type|colou?r|part|piece|brand|make|breed)s? of )?((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+?) (?=(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should)\b)/iu,
        );
    const asksHead = (word === 'what' || word === 'which' || word === 'whose') && named !== null && joined === '';
    const ofYours = rest.match(/^(?:is|are|was|were) (?:your|the) (.+)$/i);
    const head = asksHead
      ? (named?.[1] ?? null)
      : (ofYours?.[1]?.replace(/ (?:you|that|which|who|when|in|at|on|for)\b.*$/i, '') ?? null);
    const after = asksHead && named ? rest.slice(named[0].length) : rest;
    const isWhoseFragment = !isMarked && rest === '' && !/^(?:what|why|how|who|where|when)$/.test(word);
    if (isWhoseFragment || (VERB_WH.test(rest) && word === 'what'))
      return { ...base, form: 'fragment', rest, subject: subjectOf(rest) };
    // 'What a day' and 'how sweet' ask nothing; 'when I was young, …' tells.
    if (!isMarked && word === 'what' && /^an? /i.test(rest)) return null;
    if (!isMarked && word === 'how' && !AUXILIARY.test(rest) && !/^(?:come|the hell|on earth)\b/i.test(rest))
      return null;
    if (
      !isMarked &&
      // 'Who taught you that' asks, with a mark or without.
      /^(?:when|where|which|whose)$/.test(word) &&
      !AUXILIARY.test(after) &&
      wordsOf(text).length > 3 &&
      word !== 'which' &&
      // 'Who lives next door' asks; 'who knows, maybe it rains' does not.
      !(word === 'who' && wordsOf(text).length <= 8 && !/^(?:knows|cares|would|needs|am|the)\b|,/i.test(rest))
    )
      return null;
    const options = word === 'which' || word === 'what' || word === 'who' ? optionsIn(text) : [];
    return {
      ...base,
      form: options.length > 0 ? 'choice' : (word as QuestionForm),
      head,
      rest: after,
      auxiliary: after.match(AUXILIARY)?.[1]?.toLowerCase() ?? null,
      options,
      subject: subjectOf(after),
    };
  }
  const auxiliary = text.match(AUXILIARY);
  const follows = auxiliary ? text.slice(auxiliary[0].length) : '';
  const isInverted =
    auxiliary !== null &&
    /^(?:you|I|we|he|she|it|they|there|this|that|these|those|the|your|my|our|his|her|their|an?|any\w*|some\w*|every\w*|no\w*|one|people|\p{Lu})/u.test(
      follows,
    ) &&
    !/^(?:may|must|might) \p{Lu}?\p{Ll}/u.test(`${auxiliary[1]} `);
  if (auxiliary && follows !== '' && (isInverted || isMarked)) {
    const options = optionsIn(text);
    return {
      ...base,
      form: options.length > 0 ? 'choice' : 'polar',
      auxiliary: (auxiliary[1] ?? '').toLowerCase(),
      rest: follows,
      options,
      subject: subjectOf(follows),
    };
  }
  // 'Got any siblings' asks, with a mark or without.
  const isElliptic =
    /^(?:got (?:any|an?|your)|any (?:chance|idea|plans|news|family|kids|pets)|ever (?:been|had|seen|tried|think|thought|done|met))\b/i.test(
      text,
    );
  if (!isMarked && !isElliptic) return null;
  const options = optionsIn(text);
  if (options.length > 0) return { ...base, form: 'choice', rest: text, options, subject: subjectOf(text) };
  // 'You play to it?', 'Is that so, a fish?': a statement put as a question, or a piece of one.
  const isClause =
    /^(?:you|you're|you've|you'd|it's|it|that's|he|she|they|we|I|I'm|there's|this|your|my)\b/i.test(text) &&
    wordsOf(text).length > 1;
  const isEllipsis =
    /^(?:want|like|got|ever|still|going|coming|seen|heard|been|any|anything|need|ready|sure|mind|feel|remember|think)\b/i.test(
      text,
    );
  if (isClause || isEllipsis)
    return {
      ...base,
      form: 'polar',
      rest: text,
      subject: isEllipsis && subjectOf(text) !== 'both' ? 'siren' : subjectOf(text),
    };
  return { ...base, form: 'fragment', rest: text, subject: subjectOf(text) };
}
