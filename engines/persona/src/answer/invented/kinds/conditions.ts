import { capitalised, countWords, plainMarks } from '../../../prose.ts';
import { turned } from '../clause-said.ts';

/** What is wanted and what is not: 'she likes the sea and hates sweet things'. */
export interface Conditions {
  likes: string | null;
  dislikes: string | null;
}

const LIKES =
  /\b(?:I|he|she|they|we|mum|mom|dad|my \w+|it|who|that) ?(?:really |just |always |only )?(?:likes?|loves?|adores?|wants?|prefers?|is (?:fond of|mad about|into)|'s (?:fond of|mad about|into))(?: something(?: with)?)? ((?:the |a |an )?[\p{L}' -]{2,24}?)(?= (?:and|but|so|because|or)\b|[,.;!?]|$)/iu;
const DISLIKES =
  /\b(?:hates?|can't (?:stand|eat|drink|have|bear)|cannot (?:stand|eat|drink|bear)|(?:don't|doesn't|do not) (?:like|eat|drink|want|do)|loathes?|(?:am|is|'m|'s) allergic to|no|nothing|not too|without(?: any)?) ((?:the |any |too )?[\p{L}' -]{2,24}?)(?= (?:and|but|so|because|or|please)\b|[,.;!?]|$)/iu;

const asked = (text: string | undefined): string | null =>
  text === undefined ||
  countWords(text) > 4 ||
  /^(?:it|that|this|them|you|to|one|way|idea|problem|business|more|longer|matter|doubt|me|him|her)\b/i.test(text)
    ? null
    : turned(text.trim());

/** What the person said that the answer has to heed. */
export function conditionsIn(message: string): Conditions {
  const text = plainMarks(message).replace(/\*[^*]*\*/g, ' ');
  return { likes: asked(text.match(LIKES)?.[1]), dislikes: asked(text.match(DISLIKES)?.[1]?.replace(/^any /i, '')) };
}

/** Whether a sentence only says what is liked or not. */
export const isCondition = (text: string): boolean => {
  const { likes, dislikes } = conditionsIn(text);
  return (likes !== null || dislikes !== null) && countWords(text) <= 12;
};

/** Words that go with what is named, so that a value can be chosen or left out by it. */
const THEMES: [RegExp, RegExp][] = [
  [
    /\b(?:sea|ocean|salt\w*|coast|beach|water)\b/i,
    /\b(?:salt|driftwood|seaweed|kelp|shell|fish|sea|water|boat|herring|mackerel)/i,
  ],
  [/\b(?:sweets?|sugar\w*|sugary)\b/i, /\b(?:honey|sugar|vanilla|caramel|plum|cake|jam|sweet|cherry|rose|fig)/i],
  [/\b(?:spic\w+|hot|pepper\w*)\b/i, /\b(?:pepper|ginger|chilli|cumin|spice)/i],
  [/\b(?:meat|animals?|vegetarian|vegan)\b/i, /\b(?:ham|beef|mutton|rabbit|sausage|chicken|bone|fish|goose|pork)/i],
  [/\b(?:alcohol|strong|drink(?:ing)?|spirits)\b/i, /\b(?:rum|brandy|beer|wine|whisky|spirit|juniper|liqueur|strong)/i],
  [/\b(?:flower\w*|flowery|garden\w*|roses?)\b/i, /\b(?:rose|iris|flower|blossom|thyme|garden)/i],
  [/\b(?:smok\w+|wood\w*|forests?|trees?)\b/i, /\b(?:smok|cedar|cypress|wood|pine|mushroom)/i],
  [/\b(?:plants?|gardening|books?|reading|cook\w*)\b/i, /\b(?:plant|book|knife)/i],
  [/\b(?:sad|sadness|slow)\b/i, /\b(?:sad|slow|minor|lullaby)/i],
  [
    /\b(?:garlic|onions?|mushrooms?|cheese|milk|nuts?|fish|eggs?|beans?)\b/i,
    /\b(?:garlic|onion|mushroom|cheese|milk|cream|walnut|almond|fish|egg|bean)/i,
  ],
];

const themeOf = (text: string | null): RegExp | null =>
  text === null ? null : (THEMES.find(([form]) => form.test(text))?.[1] ?? null);

/** The values that heed what was said: those that fit first, none that would not. */
export function heeding(values: readonly string[], { likes, dislikes }: Conditions): readonly string[] {
  const wanted = themeOf(likes);
  const shunned = themeOf(dislikes);
  const allowed = values.filter((value) => !(shunned?.test(value) ?? false));
  const fitting = allowed.filter((value) => wanted?.test(value) ?? false);
  return fitting.length > 0 ? fitting : allowed.length > 0 ? allowed : values;
}

/** The conditions as she takes them up: 'The sea, then, and no sweet things.' */
export function takenUp({ likes, dislikes }: Conditions): string {
  const without = dislikes === null ? '' : dislikes.replace(/^(?:the|too) /i, '');
  if (likes !== null && dislikes !== null) return `${capitalised(likes)}, then, and no ${without}.`;
  if (likes !== null) return `${capitalised(likes)}, then.`;
  return dislikes === null ? '' : `No ${without}, then.`;
}
