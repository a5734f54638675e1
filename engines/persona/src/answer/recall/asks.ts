import type { Act } from '../../message/acts.ts';
import { countWords, plainMarks } from '../../prose.ts';
import { type Concept, conceptsOf } from '../../story/ledger/concepts.ts';
import { knownOnes } from '../../story/ledger/names-of.ts';
import { PART_CUE, QUOTED_HER, REQUEST_CUE, SUMMARY, WHOLE_CUE } from './cues.ts';
import { type Sought, soughtIn } from './sought.ts';

/** One thing that a message asks her to remember. */
export interface Ask {
  kind: 'line' | 'who' | 'work' | 'home' | 'age' | 'allergy' | 'like' | 'dislike' | 'name of' | 'summary' | 'relation';
  text: string;
  /** Which act of the message asks it. */
  act: number;
  /** Whose name is asked for. */
  of: string;
  isTheirs: boolean;
  sought: Sought;
  concepts: readonly Concept[];
  by: 'user' | 'siren' | null;
  /** The message says itself that it asks for something of before. */
  isSure: boolean;
  isPolar: boolean;
  /** One of a list: 'my name, the animal, since when'. */
  isItem: boolean;
}

const WHO =
  /\b(?:(?:what(?:'s| is| was)|remember|know|say|spell|tell me|forgot(?:ten)?|did you (?:catch|get)|write|forget) my (?:own |first |last |full |sur|whole )?name\b|who am I(?! [\p{L}']+ing\b)\b|who I am\b|what(?:'s| is| was)? I (?:said )?(?:I'm )?called|what am I called|I say my name was|what did I say my name|my name again|(?:what|do you know) my name (?:is|was))|^(?:my |first |last |full )?name$/iu;
const WORK =
  /\b(?:what (?:do|did|is it) I (?:say I )?(?:do for (?:a living|work|money)|do all day|work as|do before|use to do|used to do)|(?:what(?:'s| is| was)|remember|say|forgot) my (?:job|work|trade|profession|line of work)\b|where do I work|I say my job was|remember what I do\b|what I do (?:for (?:a living|work)|all day)|how do I earn)|^my (?:job|trade|profession|work|occupation)$/i;
const HOME =
  /\b(?:where (?:am I|I'm|I am|do I|did I|I|was I)(?: say I)? (?:from|come from|came from|come|live|lived|born|was from|grew up)|where I(?:'m| am) from|my home ?town)\b/i;
const AGE = /\b(?:how old (?:am I|I am|did I say I)|(?:what(?:'s| is)|remember|know) my age)\b|^my age$/i;
const ALLERGY = /\b(?:what am I allergic|what I(?:'m| am) allergic|my allerg\w+|what can't I eat)\b/i;
const LIKE = /\bwhat (?:do|did) I (?:say I )?(?:like|love|enjoy)\W*$/i;
const DISLIKE = /\bwhat (?:do|did) I (?:say I )?(?:hate|dislike|can't stand|not like)\W*$/i;
const RELATION =
  /\bhow (?:do|did|long have) we (?:even |first |actually |really )?(?:know each other|know one another|met|meet|known each other|know)\b|\bhow (?:do|did) (?:you and I|I and you|you|I) (?:even )?(?:know (?:me|you|each other)|meet)\b|\b(?:what|who) (?:are|were) we to each other\b|\bwe (?:even )?know each other\b|\b(?:our|the official) story\b/i;
const NAME_OF = [
  /\b(my|the|our|her|his|that) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?:'s|') (?:last |first |own |full )?name\b/iu,
  new RegExp(`\\b(my|the|our) (?:[\\p{L}-]+ ){0,2}?((?:${knownOnes.join('|')})s) name\\b`, 'iu'),
  /\bnames? (?:of|was|is) (my|the|our|that) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?=\W*$|,|\?| again| called| and | lol| please)/iu,
  /\b(?:what|how|whats)(?:'s| is| was| were| are) (my|the|our) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?:properly )?(?:called|named)\b/iu,
  /\b(?:what|how) (?:did I (?:call|name)|do I call) (my|the|our) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+)/iu,
];

/** What asks her to think, guess, advise or do, though the person stands in it. */
const NOT_THEIRS =
  /\b(?:should|shall|can|could|may|must|would|might|will) (?:I|we)\b|\b(?:I|we) (?:should|can|could|may|must|would|might|will)\b|\bdo (?:I|we) (?:need|have to|owe|look|smell|sound|get|pay|start|begin|go|put|sit|say|tell|call|do|find|know|seem|want to|make|tell)\b|\bam I (?:to|supposed|allowed|going to|getting|doing here|wrong|right|late|missing|looking at|paying|supposed)\b|\bwhat(?:'s| is) (?:happening|up|it) (?:with|to|about)\b|\bmy (?:fortune|future|chances?|fate|palm|options?|punishment|reward|prize|turn|mission|task|share|bill|total|tab|score|aura|star sign|look|looks)\b|\bhow(?:'s| is| are| does| do| did)? my\b|\b(?:feel|think|do|done) (?:about|of|to|with|for) (?:me|my|us)\b|\bto you\b|\blike about me\b|\babout me\W*$|\bdo with (?:my|me)\b|\bwhy (?:me|my|am I|I)\b|\bwhat (?:if|about|happen)|\bhow about\b/i;
const MODAL =
  /\b(?:should|shall|can|could|may|would|might|will) (?:I|we)\b|\b(?:I|we) (?:should|can|could|may|would|might)\b/i;
const FRESH =
  /\b(?:will|would|can|could|shall|should|may|might|ever|never|let's|to|until|till|gonna|going to) (?:[p{L}']+ ){0,6}again\b|^(?:[p{L}']+,? )?(?:never|ever|see|try|happen|lose|love|return|walk|dance|sing|feel|be|play|do|start|fly|go|work|sleep|trust|drink|eat|speak|talk|wake|call|stand|kiss|open|close) (?:(?!I\b|my\b)\w+ ){0,3}again\b/iu;

/** Cuts a message's act into its questions: 'what's my job and where am I from', 'his name, his trade and when'. */
function parts(text: string): string[] {
  return text
    .split(
      /,? (?:and|or|&|plus) (?=(?:of |for |to |in |at |since |with |from )?(?:what|where|who|whom|whose|when|how|which|why|what's|who's|where's|when's|whats|did|my name)\b)|; |, (?=(?:and )?(?:what|where|who|whom|whose|when|how|which|what's|who's|where's|when's)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => countWords(part) > 0);
}

/** The items of 'groom, his trade, season, who bites'; null where it is no such list. */
function itemsIn(text: string): string[] | null {
  const items = text
    .replace(/[.!?\s]+$/, '')
    .split(/\s*[,;/]\s*(?:and |& )?|\s+and\s+|\s*&\s*|\s+\+\s+/i)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const areShort = items.every(
    (item) => countWords(item) <= 6 && !/^(?:I|I'm|I've|you|we|it|it's|that|please)\b/i.test(item),
  );
  return areShort && items.length > 0 ? items : null;
}

type Base = Pick<Ask, 'text' | 'act' | 'isSure' | 'isPolar' | 'isItem'>;

const EMPTY_ASK = { of: '', isTheirs: false, sought: null, concepts: [], by: null } as const;

/** Whose words are asked for; null where it may be either's. */
function speakerIn(text: string): Ask['by'] {
  if (QUOTED_HER.test(text)) return 'siren';
  const own = text
    .replace(/\b(?:remind|tell|give|show|read) me\b/gi, '')
    .replace(/^((?:say|spell|read|write|repeat|name|list)\b.*) for me\b/i, '$1');
  if (/\b(?:I|my|me|mine|I'm|I've)\b/i.test(own)) return 'user';
  return /\byours?\b/i.test(text) ? 'siren' : null;
}

/** What one question asks for, by whose it is. */
function readAsk(base: Base): Ask {
  const { text, isItem } = base;
  const make = (rest: Partial<Ask>): Ask => ({ ...EMPTY_ASK, kind: 'line', ...base, ...rest });
  const line = {
    sought: soughtIn(text, isItem),
    concepts: conceptsOf(text.replace(/^.*\b(?:remind me|test)\b[^:]*: /i, '')),
    by: speakerIn(text),
  };
  if (RELATION.test(text)) return make({ ...line, kind: 'relation' });
  if (WHO.test(text)) return make({ ...line, kind: 'who' });
  if (WORK.test(text) && !/\bdo again\b/i.test(text)) return make({ ...line, kind: 'work' });
  if (HOME.test(text)) return make({ ...line, kind: 'home', sought: 'place' });
  if (AGE.test(text)) return make({ ...line, kind: 'age', sought: 'age' });
  if (ALLERGY.test(text)) return make({ ...line, kind: 'allergy' });
  if (LIKE.test(text)) return make({ ...line, kind: 'like' });
  if (DISLIKE.test(text)) return make({ ...line, kind: 'dislike' });
  for (const form of base.isPolar ? [] : NAME_OF) {
    const [, whose = '', of] = text.match(form) ?? [];
    if (of !== undefined && !/^(?:last|first|own|full|the)$/i.test(of))
      return make({
        ...line,
        kind: 'name of',
        sought: 'name',
        of: of.toLowerCase(),
        isTheirs: /^(?:my|our)$/i.test(whose),
      });
  }
  return make(line);
}

const isFragment = (text: string) =>
  countWords(text) <= 6 && !/\b(?:I|I'm|I'll|I'd|you|you're|it|that|that's)\b/i.test(text);

const BIDS =
  /^(?:(?:so|ok|okay|and|but|now|good|right|well|please|then|just|can you|could you|go on),? )*(?:read|say|repeat|write|fill|put|note|jot|take|remind|spell|tell|list|name|sum|recap|refresh|jog|for)\b/i;

/** Goes on about what was asked before. */
const LEANING = /\b(?:he|she|it|they|him|her|his|them|their|I|my|me)\b/i;

/** Asks without a mark: 'ok test, what floor did I say', 'which stop am I again'. */
const ASKS_OPENLY =
  /(?:^|[,.;:] |\b(?:so|ok|okay|and|but|now|wait|test|please|sorry) )(?:what|which|where|when|who|whose|how|what's|who's|where's|when's|remind)\b.*\b(?:I|my|me|again|called)\b|^(?:the )?names? of (?:my|our|the)\b|^you(?:'ve| have)? (?:already )?forg[eo]t(?:ten)? my name\b/i;

/** 'What do I do again?' asks for what was said; 'will I see him again?' does not. */
const isCuedPart = (text: string): boolean =>
  PART_CUE.test(text) &&
  (!FRESH.test(text) ||
    /^(?:\w+,? )?(?:what|which|where|when|who|how) (?:\w+ )?(?:do|did|was|am|is|were) (?:I|my)\b/i.test(text));

/** Whether a question without any cue may be about what the person told. */
function mayBeTheirs({ question, text }: Act, part: string): boolean {
  if (question === null) return false;
  const isPerson = /^(?:who|whom|when|where)\b/i.test(part);
  if (isPerson ? MODAL.test(part) : NOT_THEIRS.test(part)) return false;
  if (RELATION.test(part)) return true;
  if (/^(?:polar|fragment|choice)$/.test(question.form)) return false;
  if (question.form === 'how' && !/\b(?:was|were|did) (?!you\b|we\b)/i.test(part)) return false;
  if (question.form === 'why' && !/\b(?:was|were|did|do) (?!you\b|we\b)/i.test(part)) return false;
  if (/\b(?:you|your|yours|you're|you've)\b/i.test(part))
    return /^(?:\w+,? )?(?:when|what|where) .*\byou (?:coming|going|meeting|bringing|owe|promise)\b/i.test(part);
  return (
    !/\bwe\b/i.test(part) ||
    /^(?:when|where|measure)$/.test(question.form) ||
    /^(?:when|where|how)\b/i.test(part) ||
    /\b(?:my|I)\b/i.test(text)
  );
}

/** What a message asks her to remember, in its order; nothing where it asks for no such thing. */
export function asksIn(acts: readonly Act[]): Ask[] {
  const whole = plainMarks(acts.map(({ text }) => text).join('. '));
  const isCued = WHOLE_CUE.test(whole);
  const asks: Ask[] = [];
  let isListing = false;
  for (const [at, act] of acts.entries()) {
    if (act.kind === 'gesture') continue;
    const plain = plainMarks(act.text)
      .replace(/\bwhats\b/gi, "what's")
      .replace(/[\s?!.]+$/, '');
    // 'do you even listen?' beside a question asks nothing more.
    const isBareCue =
      WHOLE_CUE.test(plain) &&
      countWords(plain) < 7 &&
      conceptsOf(plain.replace(WHOLE_CUE, '')).every(({ isCommon }) => isCommon);
    if (isBareCue && acts.length > 1 && !SUMMARY.test(plain) && !REQUEST_CUE.test(plain)) continue;
    const isOpen = act.kind === 'statement' && ASKS_OPENLY.test(plain);
    const isAsking = act.kind === 'question' || isOpen;
    if (/^(?:haha |lol |wait |but |so |and )*(?:how|why) (?:do|did|would|could|can) you\b/i.test(plain)) continue;
    const isRequest =
      (REQUEST_CUE.test(plain) && (act.kind !== 'statement' || BIDS.test(plain) || plain.includes(':'))) ||
      (act.kind === 'request' && WHOLE_CUE.test(plain));
    const isPart = isCuedPart(plain);
    const isHers =
      QUOTED_HER.test(plain) && /^(?:what|which|who|whose|where|when|measure)$/.test(act.question?.form ?? '');
    const list = plain.match(/^[^:]{3,60}: *(.+)$/)?.[1];
    const colon = list !== undefined && (isRequest || isCued || isPart) ? list : null;
    const add = (text: string, isSure: boolean, isItem = false) => {
      const isPolar =
        act.question?.form === 'polar' &&
        !isItem &&
        !/\b(?:what|who|whom|where|when|which|whose|how|why)\b/i.test(text) &&
        !/\b(?:remember|recall|know) (?:my|the|our)\b/i.test(text);
      const ask = readAsk({ text, act: at, isSure, isPolar, isItem });
      const last = asks.at(-1);
      // 'How many jars did I have and how many broke?' stays with what is theirs.
      const isSame =
        ask.by === null && last !== undefined && last.act >= at - 1 && last.by === 'user' && !/\byour?\b/i.test(text);
      asks.push(isSame ? { ...ask, by: 'user' } : ask);
    };
    const items =
      colon === null || /^(?:what|who|where|when|which|whose|how|why)\b/i.test(colon) ? null : itemsIn(colon);
    if (items !== null) {
      for (const item of items) add(item, true, true);
      continue;
    }
    // 'Read me back what you've got. groom, his trade, season, who bites'
    const following =
      isListing && act.kind !== 'request' && isFragment(plain.split(',')[0] ?? '') ? itemsIn(plain) : null;
    if (following !== null && (following.length > 1 || !isAsking)) {
      const last = asks.at(-1);
      if (last?.kind === 'summary') asks.pop();
      for (const item of following) add(item, true, true);
      continue;
    }
    isListing = false;
    if (SUMMARY.test(plain) && colon === null) {
      isListing = true;
      if (asks.every(({ kind }) => kind !== 'summary'))
        asks.push({
          ...EMPTY_ASK,
          kind: 'summary',
          text: plain,
          act: at,
          isSure: true,
          isPolar: false,
          isItem: false,
          isTheirs: /\b(?:me|myself)\b/i.test(plain) && !/\b(?:for|read|tell|give) me\b/i.test(plain),
        });
      continue;
    }
    if (isRequest) isListing = true;
    for (const part of parts(colon ?? plain)) {
      const isOwnCue = isCuedPart(part) || (REQUEST_CUE.test(part) && isRequest);
      const isOther =
        /\b(?:you|your|you're|you've)\b/i.test(
          part.replace(
            /\b(?:do|did|can|if) you (?:still |even |really )*(?:remember|recall|know|listen|catch|get)\b/gi,
            '',
          ),
        ) && !isOwnCue;
      const follows =
        asks.length > 0 &&
        !isOther &&
        (isAsking || isRequest) &&
        asks.some(({ isSure }) => isSure) &&
        (asks.at(-1)?.act === at || /^and\b/i.test(part) || LEANING.test(part) || act.question?.form === 'fragment');
      const isSure =
        isOwnCue ||
        (isPart && !isOther && isAsking) ||
        isHers ||
        (!isOther &&
          (isAsking || isRequest) &&
          isCued &&
          !NOT_THEIRS.test(part) &&
          !(act.question?.form === 'why' && !/\b(?:I|my|I'm)\b/i.test(part))) ||
        follows ||
        colon !== null;
      if (isSure && (isAsking || isRequest || colon !== null)) add(part, true);
      else if (isAsking && mayBeTheirs(act, part)) add(part, false);
      else {
        const { kind } = readAsk({ text: part, act: at, isSure: false, isPolar: false, isItem: false });
        const isTheirs = kind !== 'line' && (isAsking || act.kind === 'request');
        if (isTheirs && (!isOther || kind === 'who')) add(part, false);
      }
    }
    // 'What city did I tell you about? the rainy one': the rest of the question.
    const last = asks.at(-1);
    if (
      !isAsking &&
      act.kind === 'statement' &&
      last !== undefined &&
      last.act === at - 1 &&
      last.kind === 'line' &&
      isFragment(plain) &&
      /^(?:the|that|my|his|her|with|about|from|for)\b/i.test(plain)
    )
      asks.splice(-1, 1, { ...last, concepts: [...last.concepts, ...conceptsOf(plain)] });
  }
  // One cue is enough for all that a message asks of what is not hers.
  const isAny = asks.some(({ isSure }) => isSure);
  return asks.map((ask) =>
    isAny && !ask.isSure && !/\byou(?:r|'re|'ve)?\b/i.test(ask.text) && !NOT_THEIRS.test(ask.text)
      ? { ...ask, isSure: true }
      : ask,
  );
}
