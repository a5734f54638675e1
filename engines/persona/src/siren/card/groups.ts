import { isPresentVerb, wordsIn } from './deeds.ts';
import { hasFinite, headOf, isPerson, type Kind, kindOf } from './kinds.ts';
import { goesOn } from './parts.ts';

/** Parts of a sentence that make one statement: what they say, and the items that are of one kind. */
export interface Group {
  kind: Kind;
  /** Items of the kind; each may carry what goes on with it. */
  items: string[];
  /** Kinds of the items where they are not all the same. */
  kinds: Kind[];
  /** What else she does, joined by 'and' or 'but'. */
  tails: string[];
  /** A relative clause has begun and has no verb yet: 'whose dummy, Lord Percy, …'. */
  isOpenRelative?: boolean;
}

const isQualityLike = (kind: Kind) => kind === 'quality' || kind === 'state';
const isNounLike = (kind: Kind) => kind === 'body' || kind === 'wears' || kind === 'kin' || kind === 'other';
const isDoing = (kind: Kind) => kind === 'verb' || kind === 'past' || kind === 'been' || kind === 'doing';

/** Participles and states that are said of a person and never of a thing named before. */
const OF_PERSONS =
  /^(?:(?:never|always|now|recently|newly|happily|unhappily|twice|once|long|also|still|secretly) )*(?:born|raised|brought up|educated|married|divorced|widowed|retired|obsessed|engaged|separated|single|terrified|afraid|allergic|proud|known for|trained|orphaned|ashamed|in love|fond|scared|devoted|hopeless|good at|bad at|terrible at|hungry|tired|sorry|late|broke|fluent|vegetarian|vegan|teetotal|estranged|self-taught|banned|unmarried|childless|elected|hired|fired|sacked|knighted|exiled|banished|expelled|murdered|jilted|disowned|ordained|crowned|fluent|deported|conscripted)\b/i;

/** 'a ventriloquist whose dummy', before the name of the dummy. */
function isVerblessRelative(text: string): boolean {
  const clause = text.match(/\b(?:whose|who) ([^,]+)$/)?.[1];
  if (clause === undefined) return false;
  const words = wordsIn(clause);
  return (
    words.length <= 3 &&
    !words.some(
      (word, at) =>
        isPresentVerb(word, words[at + 1]) ||
        /(?:ed|d|t|g|w)$/.test(word) ||
        /^(?:is|are|was|were|has|had|can|will|never|always|once)$/.test(word),
    )
  );
}

const isTimed = (text: string) => /\b(?:years|months|weeks|once|times|since|ago)$|\b(?:years|since \d+)\b/.test(text);

/** Puts the parts of a sentence without a subject together: never inside an apposition, a place or a list. */
export function groupsOf(
  parts: string[],
  { pronoun, isOpening, isNamed }: { pronoun: string; isOpening: boolean; isNamed: boolean },
): Group[] {
  const groups: Group[] = [];
  // Until something says what she is, ages are passed over.
  let isStart = true;
  let isAfterAge = false;
  for (const [at, text] of parts.entries()) {
    const kind = kindOf(text.replace(/^so (?=\S)/i, ''), {
      pronoun,
      isFirst: at === 0 || isStart,
      isOpening: isOpening && isStart,
    });
    const last = groups.at(-1);
    const open = (item = text) => groups.push({ kind, items: [item], kinds: [kind], tails: [] });
    const extend = (gap = ', ') => {
      if (last) last.items[last.items.length - 1] += `${gap}${text}`;
    };
    const add = () => {
      last?.items.push(text.replace(/^and /i, ''));
      last?.kinds.push(kind);
    };
    if (kind === 'age' && (isOpening || at === 0 || isNamed) && at <= 3) {
      isAfterAge = true;
      continue;
    }
    const wasAfterAge = isAfterAge;
    isAfterAge = false;
    if (!last) {
      open();
      isStart = false;
      continue;
    }
    const isJoined = /^(?:and|but|then|so) /i.test(text);
    // 'Obsessed with lawn height, two and a half inches' goes on; 'loud, loyal, titanium knee' is a list.
    const isOpenEnded = isQualityLike(last.kind) && wordsIn(last.items.at(-1) ?? '').length > 2;
    const isMade =
      isOpenEnded &&
      /^(?:\p{Ll}+ed|done|made|drawn|written|sewn|taken|stolen|bought|found|kept|cut|built|sung|learnt|brought|grown|bred)\b/u.test(
        text,
      ) &&
      !OF_PERSONS.test(text);
    const isOfWho = /\b(?:who|which|that|where|whose)\b[^,]*$/i.test(last.items.at(-1) ?? '');
    if (
      /\b(?:and|or|but)$/i.test(last.items.at(-1) ?? '') ||
      (goesOn(text) && /\b(?:and|or|but), [^,]+$/i.test(last.items.at(-1) ?? ''))
    )
      extend();
    else if (last.isOpenRelative || isVerblessRelative(last.items.at(-1) ?? '')) {
      last.isOpenRelative = true;
      extend();
    } else if (isJoined && !isDoing(kind) && !isQualityLike(kind)) extend();
    else if (kind === 'past' && isMade) extend();
    else if (isDoing(kind)) {
      if (isJoined && isOfWho) extend();
      else if (
        /^(?:is|are|was|has|had) /i.test(text) &&
        isQualityLike(last.kind) &&
        /\b(?:that|whose|whether|how|why|what)\b/.test(last.items.at(-1) ?? '')
      )
        extend();
      else if (isJoined && !isNounLike(last.kind)) last.tails.push(text);
      else open(text.replace(/^and /i, ''));
    } else if (kind === 'clause') extend();
    // 'Divorced six years, quick to laugh': since when she is one thing says nothing of the other.
    else if (isQualityLike(kind) && isQualityLike(last.kind) && isTimed(last.items.at(-1) ?? '') && !goesOn(text, true))
      open();
    else if (isQualityLike(kind) && isQualityLike(last.kind) && !isOfWho && !isMade && !goesOn(text, true)) add();
    else if (kind === 'was' && isQualityLike(last.kind) && / by /i.test(text) && !isOpenEnded && !OF_PERSONS.test(text))
      add();
    else if (kind === 'state' && OF_PERSONS.test(text)) open();
    else if (
      kind === 'was' &&
      last.kind !== 'was' &&
      (OF_PERSONS.test(text) || (isNamed && last.kind === 'is') || (isQualityLike(last.kind) && !isOpenEnded))
    )
      open();
    else if (kind === 'quality' && OF_PERSONS.test(text) && !isNounLike(last.kind)) open();
    else if (
      isQualityLike(kind) &&
      (last.kind === 'is' || last.kind === 'was') &&
      !isMade &&
      !isOfWho &&
      !goesOn(text, true)
    )
      open();
    else if (goesOn(text)) {
      extend(wasAfterAge && /^(?:who|in|at|on|from|with|of|by|near) /i.test(text) ? ' ' : ', ');
    } else if (isNounLike(kind) || isQualityLike(kind)) {
      if (kind === 'other' && last.kind === 'is' && hasFinite(wordsIn(text))) open();
      else if (isNounLike(last.kind) || (isQualityLike(last.kind) && isNounLike(kind) && !isOpenEnded)) {
        add();
        if (last.kind !== kind) last.kind = 'other';
      } else if (last.kind === 'is' && (kind === 'kin' || kind === 'body' || kind === 'wears')) open();
      else extend();
    } else if (kind === 'is') {
      const hasArticle = /^(?:an?|the|once|now|formerly|sometimes|by day|by night) /i.test(text);
      const isSure = isPerson(headOf(wordsIn(text)));
      if (last.kind === 'is' && isSure && !hasArticle && !/, /.test(last.items.at(-1) ?? '')) add();
      else if (isSure && !hasArticle && !isNounLike(last.kind)) open();
      else if (isNounLike(last.kind)) {
        add();
        last.kind = 'other';
      } else if (isQualityLike(last.kind) && hasArticle && isSure && wordsIn(last.items.at(-1) ?? '').length < 3)
        open();
      else extend();
    } else extend();
  }
  return groups;
}
