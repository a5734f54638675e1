import { useMemo } from 'react';
import { madeOnce } from '../../../lib/made-once.ts';
import { plainMessage } from './message-markup.ts';

const sentences = madeOnce(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }));

/** The sentences of an answer that are finished: read out one by one, never by the letter. */
export function wholeSentences(text: string, isWhole: boolean): string[] {
  const found = Array.from(sentences().segment(plainMessage(text)), ({ segment }) => segment.trim());
  return (isWhole ? found : found.slice(0, -1)).filter((sentence) => sentence !== '');
}

interface ReplyAnnouncerProps {
  name: string;
  /** The answer as far as it has come; null while none is on its way. */
  text: string | null;
  isWhole: boolean;
}

/** Announces the answer to screen readers, sentence by sentence. */
export function ReplyAnnouncer({ name, text, isWhole }: ReplyAnnouncerProps) {
  const spoken = useMemo(() => (text === null ? [] : wholeSentences(text, isWhole)), [text, isWhole]);
  return (
    <div role="log" aria-live="polite" aria-label={`Answers of ${name}`} className="sr-only">
      {spoken.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever follow one another
        <p key={place}>{sentence}</p>
      ))}
    </div>
  );
}
