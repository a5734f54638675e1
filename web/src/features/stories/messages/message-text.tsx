import { Fragment, memo, useMemo } from 'react';
import { classes } from '../../../lib/classes.ts';
import { type Paragraph, readMessage, splitWords, type TextRun } from './message-markup.ts';

interface MessageTextProps {
  text: string;
  /** How much of it is shown; all of it when absent. */
  revealed?: number | undefined;
  /** Whether more of it may come. */
  isGrowing?: boolean;
  /** How far it has been spoken, while it is played again. */
  spokenTo?: number | undefined;
}

/** The text of a message: *actions* are in italics, and words light up as they are revealed or spoken. */
export const MessageText = memo(function MessageText({
  text,
  revealed,
  isGrowing = false,
  spokenTo,
}: MessageTextProps) {
  const paragraphs = useMemo(() => readMessage(text, { isGrowing }), [text, isGrowing]);
  const isWordByWord = revealed !== undefined || spokenTo !== undefined;
  return paragraphs
    .filter((runs) => revealed === undefined || (runs[0]?.start ?? 0) < revealed)
    .map((runs) => (
      <p key={runs[0]?.start} dir="auto">
        {isWordByWord ? <LitRuns runs={runs} revealed={revealed} spokenTo={spokenTo} /> : runs.map(styled)}
      </p>
    ));
});

/** The same on one line, for places without paragraphs. */
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
  revealed: number | undefined;
  spokenTo: number | undefined;
}

function LitRuns({ runs, revealed = Number.POSITIVE_INFINITY, spokenTo }: LitRunsProps) {
  return runs
    .flatMap(splitWords)
    .filter(({ start }) => start < revealed)
    .map((word) => (
      <span
        key={word.start}
        className={classes(
          spokenTo === undefined ? 'word-new' : 'word',
          spokenTo !== undefined && word.start < spokenTo && spokenTo <= word.end && 'word-spoken',
        )}
      >
        {styled({
          ...word,
          text: word.end > revealed ? word.text.slice(0, Math.floor(revealed) - word.start) : word.text,
        })}
      </span>
    ));
}
