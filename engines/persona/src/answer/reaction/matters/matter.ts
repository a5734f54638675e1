/** Something that people tell of, known by its words, and what fits it whoever answers. */
export interface Matter {
  /** What it is told with; a group named 'it' is the thing that her lines may name. */
  form: RegExp;
  /** Words with which it is not meant. */
  never?: RegExp;
  /** What she says; {it} is the thing, {who} the person told of, {name} a name, {details} numbers and days. */
  says: readonly string[];
  /** One of them may follow. */
  asks?: readonly string[];
  isGrave?: true;
}
