import type { Moderator, SubjectKind, Verdict } from '@sirenade/server/ports/moderation';
import { acrossTexts } from './across-texts.ts';
import { type Claim, findAges } from './ages.ts';
import { findAmongChildren, findChildlike, findChildObject, hasChild } from './childlike.ts';
import { cueSearch } from './cues.ts';
import { languages } from './languages/all.ts';
import { type Harm, harmOf } from './other-harms.ts';
import { type Reader, type Reading, readerOf } from './reading.ts';
import { findRealClaims } from './real-claims.ts';
import { claimsLikeness, type Mention, type People, peopleOf } from './real-people.ts';
import { type Contexts, findContexts } from './sexual-context.ts';
import { wellKnown } from './well-known.data.ts';

/** The subject of a text: a picture, a name, a character (who has a past and a family), or anybody. */
type About = 'picture' | 'name' | 'character' | 'anybody';
const ABOUT: Record<SubjectKind, About> = {
  appearance: 'picture',
  image_prompt: 'picture',
  image: 'picture',
  name: 'name',
  siren: 'character',
  chat: 'anybody',
  reply: 'anybody',
  post: 'anybody',
  comment: 'anybody',
};

/** In words: the distance at which two phrases still count as one passage, as near, as close. */
const PASSAGE = 120;
const NEARBY = 25;
const CLOSE = 10;

export interface RulesOptions {
  /** Names of real people whom the operator protects. */
  realPeople: string[];
  /** The year by which years of birth are judged. */
  year?: number;
}

/** The safety floor as rules: works offline, at once, and cannot be switched off. */
export function rulesModerator({
  realPeople,
  year = new Date().getFullYear(),
}: RulesOptions): Moderator & Required<Pick<Moderator, 'cues'>> {
  const people = peopleOf(realPeople);
  const known = peopleOf(wellKnown);
  const reader = readerOf(languages, people.words, year);
  const across = acrossTexts(reader);
  return {
    kind: 'rules',
    judge: async ({ kind, text = '', before = [] }) =>
      judge({ text, before, about: ABOUT[kind] }, reader, { people, known }, across),
    cues: { ...cueSearch(languages, reader, { people, known }), hasChild: across.hasChild },
  };
}

interface Names {
  /** Listed by the operator: refused in pictures and names, also without sexual context. */
  people: People;
  /** Well-known people: refused only in a sexual context. */
  known: People;
}

/** A text, and the earlier texts of its story. */
interface Judged {
  text: string;
  before: readonly string[];
  about: About;
}

function judge(
  { text, before, about }: Judged,
  reader: Reader,
  { people, known }: Names,
  across: ReturnType<typeof acrossTexts>,
): Verdict {
  const reading = reader.read(text);
  const contexts = findContexts(reading, reader);
  const claims = claimsIn(reading, reader);
  const harm =
    minorIn(reading, claims, reader, contexts, about) ??
    across.find(before, { isSexual: isSexual(contexts), claims: [...claims.ages, ...claims.words] }) ??
    personIn(reading, people, contexts, about) ??
    knownIn(reading, known, contexts, about) ??
    harmOf(reading, contexts) ??
    claimIn(text, reader, contexts);
  return harm ? { allowed: false, category: harm.category, reason: harm.rule } : { allowed: true };
}

/** Claims that a person is a minor: by an age, and by a word such as 'teenager'. */
interface Claims {
  ages: Claim[];
  words: Claim[];
}

function claimsIn(reading: Reading, reader: Reader): Claims {
  const { minors, childlike } = findChildlike(reading, reader);
  return { ages: findAges(reading, reader), words: [...minors, ...childlike] };
}

function minorIn(
  reading: Reading,
  { ages, words }: Claims,
  reader: Reader,
  contexts: Contexts,
  about: About,
): Harm | undefined {
  const child = findChildObject(reading, reader, contexts) ?? findAmongChildren(reading, reader, contexts);
  if (child) return { category: 'minors', rule: child };
  if (about === 'picture' && hasChild(reading, reader)) return { category: 'minors', rule: 'children/picture' };
  const claim =
    ages.find((each) => isRefused(each, contexts, about, 1)) ??
    words.find((each) => isRefused(each, contexts, about, 2));
  return claim && { category: 'minors', rule: claim.rule };
}

/** A past age, or a relative's, needs a tender phrase nearby (1); a mere word like 'teenager' a sexual one (2). */
function isRefused(claim: Claim, contexts: Contexts, about: About, atOnce: 1 | 2): boolean {
  const { from, to, tense, isRelativeOfSubject, isStray } = claim;
  if (isStray !== undefined) return contexts.near(from, to, isStray ? 0 : CLOSE) >= (isStray ? 2 : 1);
  if (about === 'picture' || about === 'name') return true;
  const isOwn = tense === 'present' || (about === 'character' && tense === 'kin' && !isRelativeOfSubject);
  if (about === 'character') return isOwn || contexts.near(from, to, CLOSE) >= atOnce;
  if (isOwn) return contexts.near(from, to, PASSAGE) >= 1;
  const partners = { mayBeOfPartners: true };
  return contexts.near(from, to, NEARBY, partners) >= atOnce || contexts.near(from, to, 0, partners) >= 1;
}

function personIn(reading: Reading, people: People, contexts: Contexts, about: About): Harm | undefined {
  for (const mention of people.find(reading.words)) {
    const { from, to, isInitial } = mention;
    if ((about === 'picture' || about === 'name') && !isInitial) return refuseReal('picture-or-name');
    if (contexts.near(from, to, NEARBY) === 2) return refuseReal('sexual');
    if (contexts.near(from, to, 0) === 1 && isTender(contexts, from, to)) return refuseReal('tender');
    if (about === 'character' && claimsLikeness(reading, mention)) return refuseReal('likeness');
  }
  return undefined;
}

const refuseReal = (rule: string): Harm => ({ category: 'real_people', rule: `real-people/${rule}` });
const isSexual = ({ levels }: Contexts) => levels.includes(2);

/** Whether a name stands alone in the first line, which in the text of a whole siren is her own name. */
const isOwnName = ({ words }: Reading, { from, to }: Mention) =>
  from === 0 && words[to] !== undefined && words[to].sentence !== words[0]?.sentence;

function knownIn(reading: Reading, known: People, contexts: Contexts, about: About): Harm | undefined {
  if (!isSexual(contexts)) return undefined;
  const isMeant = (mention: Mention) =>
    !mention.isInitial &&
    (contexts.near(mention.from, mention.to, NEARBY) === 2 || (about === 'character' && isOwnName(reading, mention)));
  return known.find(reading.words).some(isMeant) ? refuseReal('well-known') : undefined;
}

function claimIn(text: string, reader: Reader, contexts: Contexts): Harm | undefined {
  if (!isSexual(contexts)) return undefined;
  const claim = findRealClaims(text).find(({ passage }) => isSexual(findContexts(reader.read(passage), reader)));
  return claim && refuseReal(claim.rule);
}

const TOUCHING = 4;

/** Whether a tender phrase is so close to a name that it is about that person. */
const isTender = ({ levels }: Contexts, from: number, to: number) =>
  levels.subarray(Math.max(0, from - TOUCHING), to + TOUCHING).some((level) => level > 0);
