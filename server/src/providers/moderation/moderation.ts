/** What may never pass, whoever asks and whatever is configured. */
export type FloorCategory = 'minors' | 'real_people';

/** What else is refused. Ordinary adult content is not among it. */
export type Category = FloorCategory | 'non_consent' | 'self_harm' | 'animals' | 'trafficking';

/** Where a text stands: an age in a chat line may be anybody's, in a siren's description it is hers. */
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
  /** What stands in the same story: what is said there and here together counts, however far apart. */
  before?: readonly string[] | undefined;
  image?: Uint8Array | undefined;
}

export type Verdict =
  | { allowed: true }
  | { allowed: false; category: Category /** For moderators, never shown to the author. */; reason: string };

/** The end of a text in which there is no cue, nor the beginning of one; what it is made of is the search's own. */
export type UnflaggedEnd = object;

/** Looks for what a refusal in a reply cannot do without; what has no such cue is refused with no continuation. */
export interface CueSearch {
  /** Whether there is one where a text ends of which so much was written just now: quick, to be asked with every piece. */
  atEnd(text: string, length: number): boolean;
  /** Whether there is one anywhere. */
  within(text: string): boolean;
  /** Whether one of the texts of a story says that somebody in it is a child: then nothing sexual may follow. */
  hasChild(texts: readonly string[]): boolean;
  /** A quicker way to go on after text without a cue; absent where each piece has to be searched. */
  unflagged?: {
    /** The end of a text that had none at its end just now; null where it cannot be gone on from. */
    end(text: string): UnflaggedEnd | null;
    /** Moves the end behind one more piece that brings none; false, and leaves it, where only `atEnd` can tell. */
    advance(end: UnflaggedEnd, piece: string): boolean;
  };
}

/** Judges what people write and what engines make. */
export interface Moderator {
  kind: string;
  judge(subject: Subject, options: { signal: AbortSignal }): Promise<Verdict>;
  /** Absent where only whole texts can be judged. */
  cues?: CueSearch;
  close?(): void;
}
