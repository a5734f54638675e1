import type { Compose } from '@sirenade/contract/stories';

const TITLE = 80;

/** A chat of one's own, with the fields that posting needs. */
export interface PostableChat {
  storyId: number;
  /** The post that shows it already. */
  postId: number | null;
  sirenName: string;
  /** Nothing of a private siren is shared [R5]. */
  isPrivate: boolean;
  /** Whether an answer is streaming, or still being revealed. */
  isBusy: boolean;
  composes: Compose[];
  tags: string[];
}

/** The choices of the dialog: which part of a chat is posted, and how. */
export interface PostDraft {
  title: string;
  tags: string[];
  /** The first and the last exchange, from 0. */
  from: number;
  to: number;
  audio: boolean;
  images: boolean;
}

/** A text shortened at a word boundary. */
export function cutAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > most / 2 ? space : most).toWellFormed()}…`;
}

/** The composes that can be posted: those with an answer. */
export function answeredOf(composes: readonly Compose[]): Compose[] {
  return composes.filter(({ ai_response, image }) => ai_response !== '' || image !== null);
}

/** The default title: the beginning of the first message, without actions between asterisks. */
export function titleOf(composes: readonly Compose[], from: number): string {
  const message = composes[from]?.user_input ?? '';
  const spoken = message.replace(/\*[^*]*\*/g, ' ');
  return cutAtWord((spoken.trim() === '' ? message : spoken).replaceAll('*', ''), TITLE);
}

/** A draft of the whole chat. */
export function draftOf(composes: readonly Compose[], tags: readonly string[]): PostDraft {
  return {
    title: titleOf(composes, 0),
    tags: tags.slice(0, 10),
    from: 0,
    to: composes.length - 1,
    audio: true,
    images: true,
  };
}

/** The draft from another exchange on, or up to another: the two ends never pass each other. */
export function withRange(draft: PostDraft, composes: readonly Compose[], range: Partial<PostDraft>): PostDraft {
  const from = range.from ?? Math.min(draft.from, range.to ?? draft.to);
  const to = Math.max(range.to ?? draft.to, from);
  // A title that was not edited follows the new beginning.
  const title = draft.title === titleOf(composes, draft.from) ? titleOf(composes, from) : draft.title;
  return { ...draft, from, to, title };
}
