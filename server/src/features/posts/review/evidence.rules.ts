import { plainTranscriptOf } from '../posting/transcript.rules.ts';
import type { PostRow } from '../posts.tables.ts';

interface Exchange {
  userInput: string;
  text: string;
}

/** All that a post says and shows, as text: what moderators keep of it. */
export function evidenceTextOf(
  { title, tags, sirenName }: Pick<PostRow, 'title' | 'tags' | 'sirenName'>,
  parts: {
    author: string;
    exchanges: readonly Exchange[];
    media: readonly { kind: string; hash: string; prompt: string }[];
  },
): string {
  const pictures = parts.media.filter(({ kind }) => kind === 'image');
  return [
    title,
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    plainTranscriptOf(parts.exchanges, { author: parts.author, siren: sirenName }),
    ...pictures.map(({ hash, prompt }) => `Picture ${hash}: ${prompt || 'no prompt'}`),
  ].join('\n');
}

/** From this many characters on, the same exchange in two chats is no accident. */
const DISTINCTIVE = 60;

/** Whether a chat repeats a stored text: all of it, or something that nobody says twice, whatever names they had. */
export function repeats(stored: string, exchanges: readonly Exchange[]): boolean {
  const repeated = exchanges.filter(
    ({ userInput, text }) => stored.includes(`: ${userInput}\n`) && stored.includes(`: ${text}`),
  );
  return (
    repeated.length === exchanges.length ||
    repeated.some(({ userInput, text }) => userInput.length + text.length >= DISTINCTIVE)
  );
}
