import { isListed } from '../../language/lexicon.ts';
import { firstPersonVerb } from '../../language/verbs.ts';
import { articleFor, listed } from '../../prose.ts';
import { wordsIn } from './deeds.ts';
import type { Group } from './groups.ts';
import { headOf, isDemonym, isPerson, type Kind } from './kinds.ts';

/** Keeps a capital from being made small. */
const GUARD = '\u2060';
const guardCapital = (text: string) => text.replace(/^(?=\p{Lu})/u, GUARD);

/** Small letters at the beginning, but not in names. */
export function lowered(text: string): string {
  if (text.startsWith(GUARD)) return text.slice(GUARD.length);
  const [first = '', second = ''] = text.split(/\s/);
  const word = first.replace(/[^\p{L}'-]/gu, '');
  const isName =
    isDemonym(word.toLowerCase()) ||
    (/'s$/.test(word) && !isPerson(word.slice(0, -2).toLowerCase())) ||
    /^\p{Lu}{2}|^\p{Lu}\p{Ll}*-\p{Lu}|^I\b/u.test(word) ||
    (['Place', 'City', 'Country', 'Region', 'FirstName', 'MaleName', 'FemaleName', 'LastName', 'ProperNoun'].some(
      (tag) => isListed(word, tag),
    ) &&
      /^\p{Lu}/u.test(second)) ||
    ['City', 'Country', 'Region', 'Place'].some((tag) => isListed(word, tag));
  return isName ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
}

const UNIQUE =
  /^(?:[\p{L}-]+ ){0,2}?(?:keeper|owner|warden|head|captain|curator|king|queen|guardian|mayor|leader|founder|ruler|heir|host|landlady|landlord|president|director|patron|abbot|abbess|chief|gardener|custodian|proprietor|elder|eldest|younger|youngest) (?:of|to) (?:the|his|her|their|an?|twins|\p{Lu})/iu;

/** 'a', 'an', 'the' or nothing before what somebody is. */
function withArticle(guarded: string): string {
  const text = guarded.replace(GUARD, '');
  const adverb = text.match(/^(?:now|once|formerly|still|also|secretly|currently|by day|by night) /i)?.[0] ?? '';
  const rest = text.slice(adverb.length);
  // 'Death's intern' is one of a kind, 'a perfumer's assistant' is not.
  const whose = rest.match(/^([\p{L}-]+)'s? /u)?.[1];
  const isOwned = whose !== undefined && !/^\p{Ll}/u.test(whose) && !isPerson(whose.toLowerCase());
  if (/^(?:an?|the|one|your|my|his|her|their|half|part|\d)\b/i.test(rest) || isOwned)
    return `${adverb.toLowerCase()}${lowered(rest)}`;
  const noun = guarded === text ? lowered(rest) : rest;
  return `${adverb.toLowerCase()}${UNIQUE.test(rest) || /^(?:only|sole|first|last|youngest|oldest|eldest) /i.test(rest) ? 'the' : /^[AEFHILMNORSX]\p{Lu}/u.test(noun) ? 'an' : articleFor(noun)} ${noun}`;
}

const NUMBER = '(?:\\d+|a few|many|several|some|nearly \\w+|almost \\w+|over \\w+|[a-z]+(?:-[a-z]+)?)';
/** 'six years', 'for thirty years', 'since 1987' at the end of what somebody is. */
const LASTING = new RegExp(
  `\\b(?:for (?:the last |the past )?${NUMBER} (?:years|months|weeks|decades|centuries)(?: today| now)?|for an? (?:year|month|decade|century)|since (?:\\d{4}|\\p{L}+(?: \\d{4})?)|${NUMBER} times)$|^\\p{L}+ ${NUMBER} (?:years|months|weeks)(?: now)?$`,
  'u',
);

/** States that began once and last. */
const MARITAL =
  /^(?:married|divorced|widowed|separated|retired|engaged|single|sober|dead|estranged|stationed|based|stranded|vegetarian|vegan|deaf|blind)\b/i;

function sayState(text: string): string {
  const [first = ''] = text.split(', ');
  const start = lowered(text);
  if (/^\p{L}+ once\b/u.test(first) || /^once /i.test(first)) return `I was ${start}`;
  const isLasting =
    LASTING.test(first) || new RegExp(`^\\p{L}+ ${NUMBER} (?:years|months)\\b|\\bsince (?!when)`, 'u').test(first);
  if (isLasting && MARITAL.test(first)) return `I have been ${start}`;
  return /^\S+ for \S+ (?:years|months|decades|centuries)\b/.test(first) ? `I have been ${start}` : `I am ${start}`;
}

function sayBeing(items: string[]): string {
  const [first = ''] = items[0]?.split(', ') ?? [];
  const have =
    items.length === 1 && LASTING.test(first) && !/\bwho\b/.test(first) && !/^(?:former|ex-|retired)/i.test(first);
  const when = first.match(/^by (?:day|night) /i)?.[0];
  if (when !== undefined) return `${when}I am ${withArticle(items.join(', ').slice(when.length))}`;
  return `I ${have ? 'have been' : 'am'} ${listed(items.map(withArticle))}`;
}

/** Items in a row; the last may bring its own 'and'. */
const inRow = (items: string[]) =>
  items.length > 1 && / and /.test(items.at(-1) ?? '') ? items.join(', ') : listed(items);

/** Several of a thing, or stuff, take no article. */
function withNounArticle(text: string): string {
  const head = headOf(wordsIn(text));
  const isMany =
    /(?:s|hair|skin|teeth|humour|humor|wit|feet|fur|chainmail|armou?r|lipstick|perfume|eyesight|hearing|handwriting)$/i.test(
      head,
    ) && !/(?:dress|cuirass|corset|ss)$/i.test(head);
  const hasArticle = /^(?:an?|the|one|no|few|many|two|three|four|five|six|several|his|her|their|my|both|\d)\b/i.test(
    text,
  );
  return hasArticle || isMany ? lowered(text) : `${articleFor(lowered(text))} ${lowered(text)}`;
}

/** 'Died 1911' lacks its preposition. */
const withYear = (text: string) => text.replace(/^(\p{L}+) (1\d{3}|20\d{2})\b/u, '$1 in $2');

function asDeed(text: string, kind: Kind): string {
  const start = withYear(lowered(text));
  if (kind === 'was') return `I was ${start}`;
  if (kind === 'doing') return `I am ${start}`;
  if (kind === 'been') return `I have ${start}`;
  // 'chain-smokes' is one word of two.
  return `I ${start.replace(/^((?:never |still |always )?\p{L}+-)(\p{L}+s)\b/u, (_, first: string, verb: string) => first + firstPersonVerb(verb))}`;
}

/** What a group says in her own person; where that is not sure, the words of the card with her pronouns. */
export function sayGroup(group: Group, turned: (part: string) => string, isInside = false): string {
  const tails = group.tails.map((tail) => {
    const joint = tail.match(/^(?:and then|and|but then|but|then) /i)?.[0] ?? '';
    const deed = turned(asDeed(tail.slice(joint.length).replace(/^so /i, ''), 'verb'));
    return /^so /i.test(tail) ? `, so ${deed}` : `, ${joint}${deed.replace(/^I /, '')}`;
  });
  // Inside a sentence a capital is a name's: 'Cumbrian fell shepherd' after an age.
  const guarded = isInside ? { ...group, items: group.items.map(guardCapital) } : group;
  return `${mainOf(guarded, turned)}${tails.join('')}`.replaceAll(GUARD, '');
}

function mainOf({ kind, items, kinds }: Group, turned: (part: string) => string): string {
  const [first = '', ...rest] = items;
  if (kind === 'verb' || kind === 'past' || kind === 'been' || kind === 'doing' || kind === 'was')
    return spoken([asDeed(first, kind), ...rest].join(', '), turned);
  if (kind === 'quality' || kind === 'state') {
    const [only] = items.length === 1 ? items : [];
    return spoken(only !== undefined ? sayState(only) : `I am ${inRow(items.map(lowered))}`, turned);
  }
  if (kind === 'is') return spoken(sayBeing(items), turned);
  const isAll = kinds.every((one) => one === kind);
  const isPlain = items.every((item) => !item.includes(', '));
  if (isAll && isPlain && (kind === 'body' || kind === 'wears'))
    return spoken(`I ${kind === 'body' ? 'have' : 'wear'} ${listed(items.map(withNounArticle))}`, turned);
  if (
    kind === 'kin' &&
    items.length === 1 &&
    /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|no|several|\d+) /i.test(first)
  )
    return spoken(`I have ${lowered(first)}`, turned);
  return items.map((item) => turned(item)).join(', ');
}

/** Turns the first stretch with its subject, and what follows a comma by itself, so that no list is taken for verbs. */
function spoken(text: string, turned: (part: string) => string): string {
  const [first = '', ...rest] = text.split(', ');
  return [turned(first), ...rest.map((part) => turned(part))].join(', ');
}
