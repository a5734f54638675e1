/** Kinds of things that are known of a person. */
export type EntryKind = 'age' | 'work' | 'home' | 'name of' | 'allergy' | 'like' | 'dislike';

/** One thing a person told, so that it can be said back. */
export interface Entry {
  kind: EntryKind;
  /** Whose it is: 'you', or the noun of another: 'cat', 'sister', 'nurse'. */
  of: string;
  /** The thing itself: 'Duchess', '34', 'Pune', 'a tax lawyer', 'teach maths'. */
  value: string;
  /** A whole sentence to the person, without its full stop: 'your cat is called Duchess'. */
  text: string;
  /** Which of the person's turns told it, from 0; below that where it was pinned. */
  turn: number;
  isSad: boolean;
  /** She said it herself. */
  isHers?: boolean;
}
