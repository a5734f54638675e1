import { namesOf } from '../../language/first-person.ts';
import { plainMarks } from '../../prose.ts';
import { afterAdverbs } from './deeds.ts';
import { isAge, isDemonym } from './kinds.ts';

/** A part that begins like this goes on with the part before it. */
const CONTINUES =
  /^(?:which|who|whom|whose|where|when|while|whenever|because|though|although|if|unless|until|as|since|than|that|but|or|nor|not|in|at|on|with|from|for|to|by|of|under|over|near|between|behind|beside|after|before|during|without|inside|outside|among|across|along|against|about|including|usually|mostly|preferably|especially|even|too|except|like|all of|most of|some of|one of|none of|awake|asleep|always|sometimes|so|thank you|give or take|down to|up to|name of|instead|plus|minus|then|these days|any more|no longer|again|now|never|in which|lately|recently)(?=[\s:]|$)/i;

const PLACE_WORD =
  "(?:\\p{Lu}[\\p{L}'.-]*|of|the|and|de|la|le|du|da|upon|under|on|north|south|east|west|northern|southern|eastern|western|central|rural|upstate|coast|forest|valley)";
const isPlace = (part: string) =>
  (!isDemonym(part) &&
    new RegExp(`^${PLACE_WORD}(?: ${PLACE_WORD})*(?: \\d+)?$`, 'u').test(part) &&
    /\p{Lu}/u.test(part)) ||
  /^(?:now |in |since )?\d{3,4}$/.test(part) ||
  /^\p{Lu}[\p{L}'-]+ \d{3,4}$/u.test(part);

const isGerund = (part: string) =>
  /^[a-z]+ing \S/.test(part) &&
  !/^(?:charming|loving|caring|aging|ageing|unassuming|unforgiving|unyielding)\b/.test(part);
const isCount = (part: string) =>
  /^(?:\d[\d,.]*|[a-z]+(?:-[a-z]+)?) (?:years|months|weeks|days|hours|minutes|seconds|miles|times|laps|so far|a week|a day|a year)\b/i.test(
    part,
  );

/** 'happily each time', 'lately'. */
const isManner = (part: string) => /^[a-z]{3,}ly(?: |$)/.test(part) && afterAdverbs([...part.split(' '), 'so']) > 0;

/** Whether a part cannot be said without the one before it. */
export const goesOn = (part: string, isQuality = false): boolean =>
  (CONTINUES.test(part) && !(isQuality && /^(?:always|sometimes|never|now|recently|lately) /i.test(part))) ||
  isPlace(part) ||
  isGerund(part) ||
  isCount(part) ||
  (!isQuality && isManner(part));

/** Cuts a sentence at its commas and dashes; marks inside quotes and brackets part nothing. */
export function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: mark, index } of sentence.matchAll(/[()]|,\s+|\s+[–—]\s+/g)) {
    if (mark === '(') depth++;
    else if (mark === ')') depth--;
    else if (depth === 0) {
      parts.push(sentence.slice(from, index));
      from = index + mark.length;
    }
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** How a sentence begins with her name: 'Ines drives' as its subject, 'Ines, 41, driver' before what it tells. */
export type Naming = 'subject' | 'apart' | 'none';

/** The sentence without the name that it begins with. */
export function withoutOwnName(sentence: string, name: string): { text: string; naming: Naming } {
  const plain = plainMarks(sentence);
  // 'Bartholomew 'Bat' Nyambe, 48, …': whoever comes before an age is named.
  const full = plain.match(
    /^(?:(?:\p{Lu}[\p{L}.'-]*|'\p{L}+'|"\p{L}+"|of|the|de|van|von|da|di|el|al) ){0,4}(?:\p{Lu}[\p{L}.'-]*|'\p{L}+'), ([^,]+), /u,
  );
  if (full?.[1] !== undefined && isAge(full[1]) && namesOf(name).some((part) => full[0].includes(part)))
    return { text: plain.slice(full[0].indexOf(', ') + 2), naming: 'apart' };
  // 'Noor Halloran' of 'Inspector Noor Halloran' is her name too.
  const names = namesOf(name);
  const joined = names.flatMap((first) => names.map((second) => `${first} ${second}`));
  for (const part of [...joined, ...names]) {
    const isSame = (after: string) => withoutAccents(plain).startsWith(withoutAccents(`${part}${after}`));
    const rest = () => plain.slice(part.length).replace(/^[,:]?\s+/, '');
    if (isSame(', ') || isSame(': ')) return { text: rest(), naming: 'apart' };
    if (isSame(' ')) return { text: rest(), naming: 'subject' };
  }
  return { text: plain, naming: 'none' };
}
