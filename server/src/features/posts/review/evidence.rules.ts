import { plainTranscriptOf } from '../posting/transcript.rules.ts';
import type { PostRow } from '../posts.tables.ts';

interface Exchange {
  userInput: string;
  text: string;
}

/** The text of a post with its tags, transcript and picture prompts, as stored for moderators. */
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

/** An identical exchange of at least this many characters is no coincidence. */
const DISTINCTIVE = 60;

/**
 * Whether a chat repeats a blocked text: all of its exchanges, or one long enough to be distinctive; names are ignored.
 */
export function repeats(stored: string, exchanges: readonly Exchange[]): boolean {
  const repeated = exchanges.filter(
    ({ userInput, text }) => stored.includes(`: ${userInput}\n`) && stored.includes(`: ${text}`),
  );
  return (
    repeated.length === exchanges.length ||
    repeated.some(({ userInput, text }) => userInput.length + text.length >= DISTINCTIVE)
  );
}
