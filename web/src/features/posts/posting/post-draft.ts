import type { Compose } from '@sirenade/contract/stories';

const TITLE = 80;

/** An own chat as whoever posts it must know it. */
export interface PostableChat {
  storyId: number;
  /** The post that shows it already. */
  postId: number | null;
  sirenName: string;
  /** Nothing of a private siren is shared [R5]. */
  isPrivate: boolean;
  /** Whether an answer is on its way, or still being shown. */
  isBusy: boolean;
  composes: Compose[];
  tags: string[];
}

/** What of a chat is to be posted. */
export interface PostDraft {
  title: string;
  tags: string[];
  /** The first and the last exchange, from 0. */
  from: number;
  to: number;
  audio: boolean;
  images: boolean;
}

/** A text cut at a word. */
export function cutAtWord(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > most / 2 ? space : most).toWellFormed()}…`;
}

/** The exchanges that can be posted: those that were answered. */
export function answeredOf(composes: readonly Compose[]): Compose[] {
  return composes.filter(({ ai_response, image }) => ai_response !== '' || image !== null);
}

/** The name a post has unless somebody gives it another: how its first message begins, without what is only done. */
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
  // A title that nobody wrote follows the beginning.
  const title = draft.title === titleOf(composes, draft.from) ? titleOf(composes, from) : draft.title;
  return { ...draft, from, to, title };
}
