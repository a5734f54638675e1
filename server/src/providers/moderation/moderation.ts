/** Categories that are refused for every account and under every configuration. */
export type FloorCategory = 'minors' | 'real_people';

/** All refused categories. Ordinary adult content is not among them. */
export type Category = FloorCategory | 'non_consent' | 'self_harm' | 'animals' | 'trafficking';

/** Where a text is from: an age in a chat line may be that of anyone, in a siren's description it is hers. */
export type SubjectKind =
  | 'siren'
  | 'appearance'
  | 'chat'
  | 'reply'
  | 'image_prompt'
  | 'image'
  | 'post'
  | 'comment'
  | 'name';

export interface Subject {
  kind: SubjectKind;
  text?: string | undefined;
  /** Earlier texts of the same story: they are judged together with this one, however far apart. */
  before?: readonly string[] | undefined;
  image?: Uint8Array | undefined;
}

export type Verdict =
  | { allowed: true }
  | { allowed: false; category: Category /** For moderators, never shown to the author. */; reason: string };

/** The end of a text that has no cue, nor the beginning of one; opaque to callers of the search. */
export type UnflaggedEnd = object;

/** Searches a reply for cues, without which it is never refused; text without one stays allowed under every continuation. */
export interface CueSearch {
  /** Whether there is one where a text ends of which so much was written just now: quick, to be asked with every piece. */
  atEnd(text: string, length: number): boolean;
  /** Whether there is one anywhere. */
  within(text: string): boolean;
  /** Whether one of the texts of a story says that a person in it is a child: then nothing sexual may follow. */
  hasChild(texts: readonly string[]): boolean;
  /** A quicker way to go on after text without a cue; absent where each piece has to be searched. */
  unflagged?: {
    /** The end of a text that had none at its end just now; null where it cannot be gone on from. */
    end(text: string): UnflaggedEnd | null;
    /** Moves the end behind one more piece that brings none; false, and leaves it, where only `atEnd` can tell. */
    advance(end: UnflaggedEnd, piece: string): boolean;
  };
}

/** Judges the texts of users and the output of engines. */
export interface Moderator {
  kind: string;
  judge(subject: Subject, options: { signal: AbortSignal }): Promise<Verdict>;
  /** Absent where only whole texts can be judged. */
  cues?: CueSearch;
  close?(): void;
}
