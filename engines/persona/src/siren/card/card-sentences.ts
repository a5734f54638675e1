import { isOwnSpeech, namesOf, type Pronoun, withOwnPronouns } from '../../language/first-person.ts';
import { articleFor, capitalised, countWords, plainMarks } from '../../prose.ts';
import { deedOf, wordsIn } from './deeds.ts';
import { groupsOf } from './groups.ts';
import { hasFinite, isAge, kindOf } from './kinds.ts';
import { withOwner } from './owner.ts';
import { partsOf, withoutOwnName } from './parts.ts';
import { sayGroup } from './say-group.ts';
import { namesUser, withUs, withYou } from './user-in-card.ts';

/** A sentence of a card is one statement up to so many words. */
const LONGEST = 24;
/** Two things she does may go into one statement up to so many words. */
const SHORT_PAIR = 13;

const PLACES = 'town|city|village|castle|forest|bar|library|house|lighthouse|shop|tavern|cottage|tower|garden';

/** 'in small town' lacks its article. */
const withPlaceArticles = (sentence: string) =>
  sentence.replace(
    new RegExp(`\\b(in|at|from|of) ((?:(?:small|big|little|old|quiet|remote|distant) )(?:${PLACES}))\\b`, 'g'),
    (_, where: string, place: string) => `${where} ${articleFor(place)} ${place}`,
  );

/** 'Meet Odile, who mends clocks' says that Odile mends clocks. */
const withoutMeeting = (sentence: string, name: string) => {
  const met = sentence.replace(/^(?:meet|introducing|this is|here is|here's) (?=\p{Lu})/iu, '');
  const own = met === sentence ? undefined : namesOf(name).find((part) => met.startsWith(part));
  return own === undefined ? sentence : met.replace(new RegExp(`^(${own}(?: \\p{Lu}[\\p{L}'-]*)*), who `, 'u'), '$1 ');
};

/** 'Obsession: tango lyrics, which she cites' as somebody would write it out; what only tells pronouns is left out. */
function writtenOut(sentence: string): string {
  return sentence
    .replace(/^(?:(?:his|her|their) )?(?:obsession|passion)(?: is|:) (?=\S)/i, 'obsessed with ')
    .replace(
      /(^|[,;] )(?:his |her |their )?((?:real|full|birth|true|given|maiden|stage|pen) name)(?: is|:)? (?=\p{Lu})/giu,
      (_, before: string, what: string) => `${before}my ${what.toLowerCase()} is `,
    )
    .replace(/^(?:uses |pronouns:? )?(?:they\/them|she\/her|he\/him|she\/they|he\/they)$/i, '')
    .replace(/,? ?;? ?(?:uses |pronouns:? )?(?:they\/them|she\/her|he\/him|she\/they|he\/they)(?=[,.;]|$)/i, '')
    .replace(/^, /, '');
}

const PRONOUN_WORD: Record<Pronoun, string> = { she: 'she', he: 'he', they: 'they', you: 'you', I: 'i' };

/** What reading a sentence needs to know of its card. */
export interface CardContext {
  name: string;
  pronoun: Pronoun;
  /** The first sentence of a card says what she is. */
  isOpening?: boolean;
  /** The sentence before it speaks of the person she talks with. */
  isOfUser?: boolean;
}

/** Whether a sentence tells of something by its own subject, so that its commas part no statements about her. */
function isWhole(text: string, pronoun: Pronoun, isOpening: boolean): boolean {
  const [head = ''] = partsOf(text);
  const kind = kindOf(head, { pronoun: PRONOUN_WORD[pronoun], isFirst: true, isOpening });
  if (kind === 'clause') return true;
  const words = wordsIn(head);
  if (kind === 'kin') return hasFinite(words) || /^(?:her|his|their|my|your|the) /i.test(head);
  if (kind !== 'other') return false;
  const hasSubject =
    /^(?:her|his|their|my|the|every|each|all|most|some|under|in|on|at|by|when|while|since|after|before|tonight|today|one|people|if|only|nearly|almost|two|three|half|you|your|both|this|that|these|last|next|once a|if|because|although|though)\b/i.test(
      head,
    ) || /^\p{L}+'s? /u.test(head);
  return hasSubject || hasFinite(words);
}

/** A statement as it is said: with a capital and a mark at its end. */
const finished = (text: string) => {
  const whole = capitalised(text.trim());
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** Whether the second of two things she does leans on the first: 'says it lies', 'tells nobody'. */
const leansOn = (text: string) =>
  /\b(?:it|it’s|them|instead|too|either|anyway|ever since|since then|him|nobody|again|others?|another)\b/i.test(text);

/** Puts short statements in a row together, where both tell what she does. */
function paired(statements: string[]): string[] {
  const all: string[] = [];
  for (const text of statements) {
    const last = all.at(-1);
    const isPair =
      last !== undefined &&
      /^I /.test(last) &&
      /^I (?!am )/.test(text) &&
      (!/^I (?:am|was|have been) /.test(last) || leansOn(text)) &&
      !last.includes(';') &&
      countWords(`${last} ${text}`) <= (leansOn(text) ? LONGEST : SHORT_PAIR);
    if (isPair) all[all.length - 1] = `${last}; ${text}`;
    else all.push(text);
  }
  return all;
}

/** Cuts a long statement where it has whole clauses. */
function cutLong(text: string): string[] {
  if (countWords(text) <= LONGEST) return [text];
  const parts = text.split(/; (?:(?:and|but|so) )?/);
  return parts.flatMap((part) => (countWords(part) <= LONGEST ? [part] : part.split(/, (?:and|so) (?=I [a-z])/)));
}

/** What a stretch between semicolons says, in her own person. */
function statementsOf(piece: string, { name, pronoun, isOpening = false }: CardContext): string[] {
  const { text, naming } = withoutOwnName(piece, name);
  const written = writtenOut(text).trim();
  if (written === '') return [];
  const turned = (part: string) => withOwnPronouns(part, { name, pronoun });
  if (naming === 'subject') return [turned(`I ${written}`)];
  // 'Superstitious: never begins anything on a Tuesday' goes on with what she does.
  const colon = written.match(/^([^:]+): (.+)$/s);
  if (colon?.[1] !== undefined && colon[2] !== undefined) {
    const isDeed = /^(?:verb|past|clause)$/.test(
      kindOf(partsOf(colon[2])[0] ?? '', { pronoun: PRONOUN_WORD[pronoun], isFirst: true, isOpening: false }),
    );
    const left = statementsOf(colon[1], { name, pronoun, isOpening });
    const right = isDeed ? statementsOf(colon[2], { name, pronoun }).join('; ') : turned(colon[2]);
    return left.length === 0 ? [right] : [...left.slice(0, -1), `${left.at(-1)}: ${right}`];
  }
  if (naming === 'none' && isWhole(written, pronoun, isOpening)) return [turned(written)];
  const groups = groupsOf(partsOf(written), {
    pronoun: PRONOUN_WORD[pronoun],
    isOpening: isOpening || naming === 'apart',
    isNamed: naming === 'apart',
  });
  return paired(
    groups
      .map((group, at) => sayGroup(group, turned, at > 0 || naming !== 'none' || isAge(partsOf(written)[0] ?? '')))
      .filter((said) => said !== ''),
  );
}

const isThirdPerson = (piece: string) => deedOf(piece, true) === 'verb' && !/^(?:is|has|was|can|will) /i.test(piece);

/** What one sentence of a card says, as statements of hers in the first person; fragments stay fragments. */
export function ownSentences(sentence: string, context: CardContext): string[] {
  const { name, pronoun, isOfUser = false } = context;
  const bare = withoutMeeting(
    plainMarks(sentence)
      .trim()
      .replace(/[.\s]+$/, ''),
    name,
  );
  const isAboutUser = isOfUser || namesUser(bare);
  const addressed = withYou(isAboutUser && pronoun !== 'they' ? withUs(bare, namesUser(bare)) : bare);
  const pieces: string[][] = [];
  for (const [at, piece] of withPlaceArticles(addressed).split(/;\s+/).entries()) {
    // 'Office above a bakery; smells of rosemary': what follows a thing tells of it.
    const isOfThing =
      at > 0 && /^(?!I |My |We |You )\p{Lu}[^;]*$/u.test(pieces.at(-1)?.at(-1) ?? 'I ') && isThirdPerson(piece);
    const statements = isOfThing
      ? [withOwnPronouns(piece, { name, pronoun })]
      : statementsOf(piece, { ...context, isOpening: context.isOpening === true && at === 0 });
    if (statements.length > 0) pieces.push(statements);
  }
  const isOne = pieces.length > 1 && pieces.every((statements) => statements.length === 1);
  const whole = isOne ? pieces.flat().join('; ') : null;
  const statements = whole !== null && countWords(whole) <= LONGEST + 4 ? [whole] : joinFragments(pieces.flat());
  return statements
    .flatMap(cutLong)
    .map(withOwner)
    .map(finished)
    .filter((text) => isOwnSpeech(text, pronoun));
}

/** What is no sentence stays with the one before it: 'Two daughters: Vesela, a judge; Iskra, who drives trucks'. */
function joinFragments(statements: string[]): string[] {
  const all: string[] = [];
  for (const text of statements) {
    const last = all.at(-1);
    const isLoose =
      last !== undefined && !/^(?:I|my|you|it|the)\b/i.test(text) && countWords(text) <= 4 && countWords(last) <= 16;
    if (isLoose) all[all.length - 1] = `${last}; ${text}`;
    else all.push(text);
  }
  return all;
}
