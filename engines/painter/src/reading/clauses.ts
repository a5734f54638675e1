/** The text between two commas, as lower-case words; `label` is the text before a colon. */
export interface Clause {
  label: string;
  words: string[];
}

/** In characters: the rest of a longer text is not read. */
const LONGEST = 6_000;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bgray(ing)?\b/g, 'grey$1'],
  [/\bcolor(ed|s)?\b/g, 'colour$1'],
  [/\barmor(ed)?\b/g, 'armour$1'],
  [/\bmustach/g, 'moustach'],
  [/\bjewelry\b/g, 'jewellery'],
  [/\bpyjamas\b/g, 'pajamas'],
  [/\bjewelled\b/g, 'jeweled'],
  [/\bskintone\b/g, 'skin tone'],
  [/\beye ?colour\b/g, 'eye colour'],
];

/** Normalises a text: lower case, single spaces, one spelling of each word; only words and separators are left. */
export function plainText(text: string): string {
  let plain = text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    // Names of options are often written together: hairColor.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9:,.;|\n]+/g, ' ')
    .replace(/ {2,}/g, ' ');
  for (const [from, to] of SPELLINGS) plain = plain.replace(from, to);
  return plain;
}

/** The clauses of a text, in order. */
export function clausesOf(text: string): Clause[] {
  return plainText(text)
    .split(/[,.;|\n]+/)
    .map((part) => {
      const [value = '', ...labels] = part.split(':').reverse();
      return { label: (labels[0] ?? '').trim(), words: value.trim().split(' ').filter(Boolean) };
    })
    .filter(({ label, words }) => words.length > 0 || label !== '');
}
