import { Fragment, memo, useMemo } from 'react';
import { classes } from '../../lib/classes.ts';
import { type Paragraph, readMessage, type TextRun, wordsOf } from './message-text.ts';

interface MessageWordsProps {
  text: string;
  /** How much of it is shown; all of it when absent. */
  shown?: number | undefined;
  /** Whether more of it may come. */
  isGrowing?: boolean;
  /** How far it has been said, while it is read out again. */
  saidTo?: number | undefined;
}

/** What somebody wrote: *actions* stand back in italics, and words light up as they come or as they are said. */
export const MessageWords = memo(function MessageWords({ text, shown, isGrowing = false, saidTo }: MessageWordsProps) {
  const paragraphs = useMemo(() => readMessage(text, { isGrowing }), [text, isGrowing]);
  const isWordByWord = shown !== undefined || saidTo !== undefined;
  return paragraphs
    .filter((runs) => shown === undefined || (runs[0]?.start ?? 0) < shown)
    .map((runs) => (
      <p key={runs[0]?.start} dir="auto">
        {isWordByWord ? <LitRuns runs={runs} shown={shown} saidTo={saidTo} /> : runs.map(styled)}
      </p>
    ));
});

/** The same on one line, for places that hold no paragraphs. */
export function MessageLine({ text }: { text: string }) {
  return readMessage(text, { isGrowing: false }).map((runs, nth) => (
    <Fragment key={runs[0]?.start}>
      {nth > 0 ? ' ' : null}
      {runs.map(styled)}
    </Fragment>
  ));
}

function styled({ text, start, isAction, isStrong }: TextRun) {
  const words = isStrong ? <strong>{text}</strong> : text;
  return isAction ? <em key={start}>{words}</em> : <Fragment key={start}>{words}</Fragment>;
}

interface LitRunsProps {
  runs: Paragraph;
  shown: number | undefined;
  saidTo: number | undefined;
}

function LitRuns({ runs, shown = Number.POSITIVE_INFINITY, saidTo }: LitRunsProps) {
  return runs
    .flatMap(wordsOf)
    .filter(({ start }) => start < shown)
    .map((word) => (
      <span
        key={word.start}
        className={classes(
          saidTo === undefined ? 'word-new' : 'word',
          saidTo !== undefined && word.start < saidTo && saidTo <= word.end && 'word-said',
        )}
      >
        {styled({ ...word, text: word.end > shown ? word.text.slice(0, Math.floor(shown) - word.start) : word.text })}
      </span>
    ));
}
