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
  image?: Uint8Array | undefined;
}

export type Verdict =
  | { allowed: true }
  | { allowed: false; category: Category /** For moderators, never shown to the author. */; reason: string };

/** Judges what people write and what engines make. */
export interface Moderator {
  kind: string;
  judge(subject: Subject, options: { signal: AbortSignal }): Promise<Verdict>;
  close?(): void;
}
