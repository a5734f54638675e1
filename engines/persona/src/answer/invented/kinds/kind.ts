/** A kind of thing that is asked for, and what it may be. */
export interface Kind {
  /** Words that name it. */
  form: RegExp;
  /** What it is: each stands alone as an answer. */
  values: readonly string[];
  /** A short sentence that may follow. */
  tails: readonly string[];
}

/** The kind that a text names last: 'a bowl of soup' is soup. */
export function kindNamed(kinds: readonly Kind[], text: string): Kind | null {
  let best: { kind: Kind; at: number } | null = null;
  for (const kind of kinds) {
    for (const match of text.matchAll(new RegExp(kind.form, 'gi'))) {
      if (best === null || match.index > best.at) best = { kind, at: match.index };
    }
  }
  return best?.kind ?? null;
}
