import { limits } from '@sirenade/contract/limits';
import { ATTRIBUTES, type Attribute, type AttributeName, attributeOf, optionsOf } from './attributes.ts';

/** The option that stands for a custom text. */
export const CUSTOM = 'Custom';
export const LONGEST_TEXT = limits.siren.custom;
export const LONGEST_APPEARANCE = limits.siren.appearance;
/** All characters are adults; this limit leaves a margin. */
const YOUNGEST = 20;
const OLDEST = 99;

/** The choices. A custom text is remembered while another option is chosen. */
export interface Builder {
  chosen: Readonly<Partial<Record<AttributeName, readonly string[]>>>;
  texts: Readonly<Partial<Record<AttributeName, string>>>;
  /** Text of the appearance that matches no option; it goes to the end. */
  rest: string;
}

export const emptyBuilder: Builder = { chosen: {}, texts: {}, rest: '' };

/** The chosen values of an attribute. */
export const chosenOf = ({ chosen }: Builder, name: AttributeName): readonly string[] => chosen[name] ?? [];

/** Semicolons and line breaks separate the attributes, so a text must not contain any. */
export const inOneLine = (text: string): string =>
  text
    .replace(/[;\s]*;[;\s]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[, ]+|[, ]+$/g, '');

/** Whether a text is an age that can be chosen. */
export function isAdultAge(text: string): boolean {
  const trimmed = text.trim();
  return /^\d{2}$/.test(trimmed) && Number(trimmed) >= YOUNGEST && Number(trimmed) <= OLDEST;
}

/** Whether the custom age is not one of an adult. */
export function hasWrongAge(builder: Builder): boolean {
  const text = builder.texts.age ?? '';
  return chosenOf(builder, 'age').includes(CUSTOM) && text.trim() !== '' && !isAdultAge(text);
}

/** The custom text of an attribute that is in use; empty where none is. */
function textOf(builder: Builder, { name, kind }: Attribute): string {
  const text = builder.texts[name] ?? '';
  if (kind !== 'text' && !chosenOf(builder, name).includes(CUSTOM)) return '';
  if (name === 'age' && !isAdultAge(text)) return '';
  return inOneLine(text);
}

function partOf(builder: Builder, attribute: Attribute): string {
  const options = chosenOf(builder, attribute.name).filter((value) => value !== CUSTOM);
  const text = textOf(builder, attribute);
  if (attribute.isBare && text === '') return options.join(', ');
  const values = [...options, text].filter((value) => value !== '').join(', ');
  return values === '' ? '' : `${attribute.title}: ${values}`;
}

/** All choices in one string: 'Full Body; Age: 30; Hair color: auburn' [E15]. */
export function appearanceOf(builder: Builder): string {
  return [...ATTRIBUTES.map((attribute) => partOf(builder, attribute)), builder.rest]
    .filter((part) => part !== '')
    .join('; ');
}

/** The custom texts in use, by attribute. */
export function customTextsOf(builder: Builder): Record<string, string> {
  const counting = ATTRIBUTES.filter((attribute) => textOf(builder, attribute) !== '');
  return Object.fromEntries(counting.map(({ name }) => [name, (builder.texts[name] ?? '').trim()]));
}

/** Whether a change fits the maximum length; an appearance that was too long may still get shorter. */
function fits(next: Builder, before: Builder): boolean {
  const { length } = appearanceOf(next);
  return length <= LONGEST_APPEARANCE || length <= appearanceOf(before).length;
}

/**
 * Chooses one option, CUSTOM, or with an empty value none; a choice that would make the appearance too long is ignored.
 */
export function choose(builder: Builder, name: AttributeName, value: string): Builder {
  const next = { ...builder, chosen: { ...builder.chosen, [name]: value === '' ? [] : [value] } };
  return fits(next, builder) ? next : builder;
}

/** Adds an option to the chosen ones, or removes it; sorted in the order of the options. */
export function toggle(builder: Builder, name: AttributeName, value: string): Builder {
  const chosen = chosenOf(builder, name);
  const wanted = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const values = [...optionsOf(attributeOf(name)), CUSTOM].filter((one) => wanted.includes(one));
  const next = { ...builder, chosen: { ...builder.chosen, [name]: values } };
  return fits(next, builder) ? next : builder;
}

/** Sets the custom text, cut to the length that the appearance has room for. */
export function write(builder: Builder, name: AttributeName, text: string): Builder {
  for (let length = Math.min(text.length, LONGEST_TEXT); length >= 0; length -= 1) {
    const next = { ...builder, texts: { ...builder.texts, [name]: text.slice(0, length) } };
    if (fits(next, builder)) return next;
  }
  return builder;
}

/** Takes over other choices for all attributes with options, as far as there is room; texts and the rest stay. */
export function chooseAll(builder: Builder, chosen: Builder['chosen']): Builder {
  let taken: Builder = { ...builder, chosen: {} };
  for (const attribute of ATTRIBUTES) {
    const values = optionsOf(attribute).filter((option) => chosen[attribute.name]?.includes(option));
    const next = { ...taken, chosen: { ...taken.chosen, [attribute.name]: values } };
    if (fits(next, taken)) taken = next;
  }
  return taken;
}

/** Whether anything counts for an attribute. */
export const isChosen = (builder: Builder, attribute: Attribute): boolean => partOf(builder, attribute) !== '';

/** Whether two builders would save the same. */
export function isSame(one: Builder, other: Builder): boolean {
  const all = (builder: Builder) => JSON.stringify([appearanceOf(builder), customTextsOf(builder)]);
  return all(one) === all(other) && hasWrongAge(one) === hasWrongAge(other);
}
