import type { GestureKind } from '../bank/gestures.data.ts';
import { countWords } from '../prose.ts';
import { directionsIn, gestureIn, spokenPart } from '../story/person-gesture.ts';
import { readSentences } from '../story/turn-reading.ts';
import { writtenOut } from './chat-spelling.ts';
import { type Question, questionIn } from './question.ts';

/** One thing that a message does: it asks, asks for something, or tells something. */
export interface Act {
  kind: 'question' | 'request' | 'statement' | 'gesture';
  /** Its words, with chat spelling written out. */
  text: string;
  question: Question | null;
  /** Of what is done in asterisks. */
  gesture?: GestureKind;
}

const REQUEST =
  /^(?:(?:please|so|ok|okay|now|then|and|but|well|just|oh|hey|go on|come on|c'?mon|come|quick|actually|alright|right|fine|lol|haha+|yes|yeah),? )*(?:tell|show|give|sing|read|describe|explain|teach|help|play|write|recite|guess|count|name(?!'s| is)|list|say|imagine|pretend|make|draw|paint|call|promise|translate|rate|rank|pick|choose|describe|dance|kiss|hold|hug|follow|come|sit|stay|wait|stop|look|listen|try|take|bring|remember|repeat|sum|finish|start|begin|continue|go|let's|let|forgive|trust|talk|speak|hand|pass|lend|order|recommend|suggest|surprise|act|do it|don't(?! (?:know|you|think|mind|care|have|even|really|want|like))|kneel|close|open|turn|put|ask|answer|admit|confess|convince|cheer|wish)\b/i;
/** A question behind a statement without a mark between them: 'she left in may why did you stay'. */
const INNER_QUESTION =
  /^(.{8,}?)[,;]? (?=(?:(?:and|so|but) )?(?:what|who|where|when|why|how)(?:'s|'re)? (?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|many|much|long|old|about|come|happened)\b)/i;

/** People in chats begin sentences with small letters. */
const splitAtMarks = (sentence: string): string[] =>
  sentence.split(/(?<=[\p{L}\p{N})"'][.!?]+)\s+(?=[\p{L}\p{N}"'])(?<!\b(?:mr|mrs|ms|dr|st|vs|no|e\.g|i\.e)\. )/iu);

/** 'Mrs Wells did you call?': whom it is said to. */
const TITLED =
  /^(?:mr|mrs|ms|miss|dr|captain|madam|sir|lady|father|sister|auntie|uncle)\.? \p{Lu}[\p{L}-]+,? (?=(?:do|does|did|are|is|was|were|have|can|could|will|would|what|who|where|when|why|how)\b)/iu;

const ASKS =
  /^(?:and |so |but |or )?(?:what|who|whose|which|where|when|why|how|do|does|did|are|is|was|were|have|has|can|could|would|will|should|shall|may)\b/i;
const marked = (part: string) => `${part.replace(/[\s,;.!?]+$/, '')}?`;

/** 'Who are you and what do you want?' asks twice. */
function joined(sentence: string): string[] {
  // What was told is asked for as a whole: 'what is it called and how heavy was it again'.
  if (!ASKS.test(sentence) || /\b(?:again|remind|remember|did I (?:say|tell)|I (?:said|told))\b/i.test(sentence))
    return [sentence];
  const match = sentence.match(
    /^(.{6,}?),? and (?=(?:(?:what|who|where|when|why|how)(?:'s|'re)?|(?:do|did|are|have|can|could|would|will) you|can I)\b)(.+)$/i,
  );
  const [, first = '', second = ''] = match ?? [];
  const isWhole = questionIn(marked(first), true) !== null && countWords(first) > 2 && countWords(second) > 1;
  // 'Do you know who and what …' and 'tell me where and when' ask for one thing.
  if (!match || !isWhole || /\b(?:know|remember|wonder|tell|between|both|where|what|how|why|when)$/i.test(first))
    return [sentence];
  return [marked(first), marked(second)];
}

const SUBJECT =
  "(?:I|I'm|I've|I'd|I'll|my|he|he's|she|she's|it's|it was|we|we're|we've|they|they're|they've|you|you're|there's|nobody|everyone)";
const CLAUSES = new RegExp(
  `,? (?:and|but|so|because|cause) (?=${SUBJECT}\\b)|, (?:and |but |so |then )?(?=${SUBJECT}\\b)`,
  'i',
);
/** So many words a sentence may have before its clauses are read apart, and each of them must have. */
const LONG_SENTENCE = 9;
const SHORT_CLAUSE = 3;
const MOST_CLAUSES = 3;

/** The clauses of a long statement, each telling its own: 'I was on my way to the shop, it closes at two'. */
function clauses(sentence: string): string[] {
  if (
    countWords(sentence) <= LONG_SENTENCE ||
    /^(?:if|when|while|because|since|although|though|as|after|before|once|until)\b|["“”]/i.test(sentence)
  )
    return [sentence];
  const parts = sentence.split(CLAUSES);
  return parts.length > 1 && parts.length <= MOST_CLAUSES && parts.every((part) => countWords(part) >= SHORT_CLAUSE)
    ? parts
    : [sentence];
}

function cut(sentence: string): string[] {
  const isMarked = /\?["')]*$/.test(sentence);
  const parts = sentence.split(
    /;\s+|\s+[–—]\s+|\s+-\s+|(?<=\w),\s+(?=(?:and |so |but )?(?:what|who|where|when|why|how|do you|did you|are you|were you|have you|can you|could you|would you|will you|is (?:that|it|this|there)|was (?:it|that)|should I|can I|could I|may I)\b)/i,
  );
  // A mark at the end asks all of the questions before it.
  if (parts.length > 1) return parts.map((part) => (isMarked && ASKS.test(part) ? marked(part) : part)).flatMap(joined);
  const both = joined(sentence);
  if (both.length > 1) return both;
  if (!isMarked && questionIn(sentence, false) === null) return clauses(sentence);
  const inner = isMarked ? sentence.match(INNER_QUESTION) : null;
  const first = inner?.[1];
  if (
    first === undefined ||
    countWords(first) < 3 ||
    /\b(?:know|wonder|remember|tell me|ask|asked|see|understand|sure|guess|matter|care|idea|say|said|about|that|is|was|of|like)$/i.test(
      first,
    ) ||
    questionIn(first, false) !== null
  )
    return parts;
  return [first, sentence.slice(inner?.[0].length ?? 0)];
}

/** 'lmaooo what was that': the laugh before a question. */
const LAUGHED =
  /^(?:(?:l+m+a+o+|l+o+l+|(?:ha){2,}h?|ha|omg|wow|ugh|hm+|aw+|whoa|s+oo+|ok(?:ay)?|well|uh+|um+)[,.!]* )+(?=(?:and |so |but )?(?:what|who|whose|which|where|when|why|how|do|does|did|are|is|was|were|have|has|can|could|would|will|should)(?:'s|'re)?\b)/i;

function actOf(part: string, name: string): Act {
  const isMarked = /\?["')]*\s*$/.test(part);
  const isRequest =
    REQUEST.test(part) && !isMarked && !/^(?:wait|stop it|look|listen|come on|go on|say|guess|talk)[.!]*$/i.test(part);
  const question = isRequest ? null : questionIn(part, isMarked, name);
  if (question) return { kind: 'question', text: part, question };
  return { kind: isRequest ? 'request' : 'statement', text: part, question: null };
}

/** What somebody asks inside a stage direction: 'Maeve asks what happened to the last one.' */
function askedIn(direction: string, name: string): Act[] {
  const asked = direction.match(
    /\b(?:asks?|wants? to know|wonders?|shouts?:|says?:|calls?:|whispers?:)(?: (?:you|him|her|me|them)\b)?[:,]? (.+?)(?:[.!]|$)/i,
  )?.[1];
  if (asked === undefined) return [];
  return asked
    .split(/, (?:and )?(?=whether|what|who|why|how|where|if)/i)
    .map((part) =>
      part.replace(/^(?:whether|if) (?:there (is|are)|(\w+) (is|are|was))\b/i, (_, there, who, verb) =>
        there ? `${there} there` : `${verb} ${who}`,
      ),
    )
    .map((part) => actOf(/[?]$/.test(part) ? part : `${part}?`, name))
    .filter(({ kind }) => kind === 'question');
}

/** What a message does, in its order; what is done in asterisks comes last. */
export function actsIn(message: string, name = ''): Act[] {
  // A picture between two sentences ends the first.
  const spoken = writtenOut(spokenPart(message))
    .replace(/(?<=[\p{L}\p{N}])\s*\p{Extended_Pictographic}+\s+(?=\p{L})/gu, '. ')
    // 'Is he... your boss?' is one sentence.
    .replace(
      /(?<=\p{L})(?<!\b(?:wait|oh|um|uh|hm|well|so|no|yes|ok|wow))(?:\.{2,}|…) +(?=\p{Ll})(?!(?:is|are|do|did|does|was|what|who|how|why|where|when|can)\b)/giu,
      ' ',
    );
  const acts = readSentences(spoken)
    .flatMap(splitAtMarks)
    .flatMap(cut)
    .map((part) =>
      part
        .replace(/^[.…\s-]+(?=\p{L})/u, '')
        .replace(TITLED, '')
        .replace(LAUGHED, '')
        .trim(),
    )
    .filter((part) => countWords(part) > 0 && part.replace(/[,.!?\s]+$/, '').toLowerCase() !== name.toLowerCase())
    .map((part) => actOf(part, name));
  acts.push(...directionsIn(message).flatMap((direction) => askedIn(direction, name)));
  const gesture = gestureIn(message);
  return gesture === null
    ? acts
    : [...acts, { kind: 'gesture', text: directionsIn(message).join('; '), question: null, gesture }];
}
