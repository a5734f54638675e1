import { ATTRIBUTES, type Attribute, optionsOf } from './attributes.ts';
import {
  appearanceOf,
  type Builder,
  CUSTOM,
  choose,
  chosenOf,
  emptyBuilder,
  inOneLine,
  LONGEST_APPEARANCE,
  LONGEST_TEXT,
  toggle,
  write,
} from './builder.state.ts';

/** Custom texts by attribute, as they were saved. */
type Texts = Readonly<Record<string, string>>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const optionIn = (attribute: Attribute, text: string): string | undefined =>
  optionsOf(attribute).find((option) => same(option, text));

/** The attribute whose title precedes the colon, and the value after it. */
function labelled(part: string): { attribute: Attribute; value: string } | null {
  const colon = part.indexOf(':');
  const attribute = ATTRIBUTES.find(({ title }) => colon > 0 && same(title, part.slice(0, colon)));
  const value = part.slice(colon + 1).trim();
  return attribute && value !== '' ? { attribute, value } : null;
}

/** Reads an attribute with many values: options first, then custom text. */
function readMany(builder: Builder, attribute: Attribute, value: string, written: string): Builder {
  const piecesOf = (text: string) => text.split(',').map((piece) => piece.trim());
  const isKnown = (piece: string) => optionIn(attribute, piece) !== undefined;
  const before = value.slice(0, value.length - inOneLine(written).length).replace(/, $/, '');
  const isAsWritten =
    written !== '' && value.endsWith(inOneLine(written)) && (before === '' || piecesOf(before).every(isKnown));
  const pieces = isAsWritten && before === '' ? [] : piecesOf(isAsWritten ? before : value);
  const text = isAsWritten ? written : pieces.filter((piece) => !isKnown(piece)).join(', ');
  const options = new Set(pieces.map((piece) => optionIn(attribute, piece)).filter((option) => option !== undefined));
  let read = builder;
  for (const option of options) read = toggle(read, attribute.name, option);
  return text === '' ? read : write(toggle(read, attribute.name, CUSTOM), attribute.name, text);
}

/** Reads one part of the text; null if it matches no attribute. */
function readPart(builder: Builder, part: string, texts: Texts): Builder | null {
  const bare = ATTRIBUTES.find((attribute) => attribute.isBare && optionIn(attribute, part) !== undefined);
  const found = bare ? { attribute: bare, value: part } : labelled(part);
  if (!found) return null;
  const { attribute, value } = found;
  const { name, kind } = attribute;
  // The first value of an attribute counts; a second one stays in the text as it is.
  if (chosenOf(builder, name).length > 0 || (kind === 'text' && builder.texts[name])) return null;
  const written = texts[name] ?? '';
  if (kind === 'many') return readMany(builder, attribute, value, written);
  if (value.length > LONGEST_TEXT) return null;
  const isAsWritten = !bare && inOneLine(written) === value;
  const option = isAsWritten ? undefined : optionIn(attribute, value);
  if (option !== undefined) return choose(builder, name, option);
  const text = isAsWritten ? written : name === 'age' ? value.replace(/ ?years?( old)?$/i, '') : value;
  return write(kind === 'text' ? builder : choose(builder, name, CUSTOM), name, text);
}

/** Other authors separate by commas: such a list is read only if every entry is a known option. */
function readList(builder: Builder, part: string): Builder | null {
  const pieces = part.split(',').map((piece) => piece.trim());
  if (pieces.length < 2) return null;
  let read: Builder = builder;
  for (const piece of pieces) {
    const found = labelled(piece);
    const next = !found || optionIn(found.attribute, found.value) !== undefined ? readPart(read, piece, {}) : null;
    if (!next) return null;
    read = next;
  }
  return read;
}

/** Whether a part ends in the custom text of its attribute: commas in it are not separators. */
function isWritten(part: string, texts: Texts): boolean {
  const found = labelled(part);
  const written = inOneLine(found ? (texts[found.attribute.name] ?? '') : '');
  return written !== '' && part.endsWith(written);
}

/** Parses an appearance text into choices; unknown parts stay at the end, as they were written. */
export function readBuilder(appearance: string, texts: Texts = {}): Builder {
  const text = appearance.trim();
  let read = emptyBuilder;
  const rest: string[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    const list = isWritten(part, texts) ? null : readList(read, part);
    const next = part === '' ? read : (list ?? readPart(read, part, texts));
    if (next) read = next;
    else rest.push(part);
  }
  const builder = { ...read, rest: rest.join('; ') };
  // Written out again it may exceed the maximum length: then the text stays untouched.
  return appearanceOf(builder).length > LONGEST_APPEARANCE ? { ...emptyBuilder, rest: text } : builder;
}
