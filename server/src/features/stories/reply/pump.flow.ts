import type { ReplyHappening, ReplySoFar } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import { AppError } from '../../../platform/app-error.ts';
import { forEachEvent } from '../../../platform/live/for-each.ts';
import { type LinkedSignal, linkSignal } from '../../../platform/live/linked-signal.ts';
import { withTimeout } from '../../../platform/live/with-timeout.ts';
import type { CueSearch } from '../../../providers/moderation/moderation.ts';
import type { TextEvent } from '../../../providers/text/text.ts';
import { LOOK_BACK, type QuoteSearch } from '../prompt/secrets.rules.ts';
import { flushHoldBack, holdBack, type Release, startHoldBack } from './hold-back.rules.ts';
import { makeReplySpeech, type ReplySpeech, type SpeechPorts, type Spoken } from './speech.flow.ts';

/** What a reply is made with; parts that were not requested are null. */
export interface ReplyPorts {
  write(signal: AbortSignal): AsyncIterable<TextEvent>;
  /** Throws when moderation refuses a text, judged together with the texts before it. */
  judge(text: string, before: readonly string[]): Promise<void>;
  /** Finds text without a cue, which is shown before it is judged; null where all text waits for the judge. */
  cues: CueSearch | null;
  speech: Pick<SpeechPorts, 'speak' | 'reservedWords' | 'reserveMore'> | null;
  /** Paints the scene of a text, judges and stores the picture; null where that scene is to have none. */
  paint: ((text: string, signal: AbortSignal) => Promise<SirenImage | null>) | null;
  findTags: ((signal: AbortSignal) => Promise<string[]>) | null;
  emit(happening: ReplyHappening): void;
  /** The emitted events, folded. */
  soFar(): Pick<ReplySoFar, 'text' | 'tags'>;
  /** Called with faults that do not end the reply. */
  failed(what: 'audio' | 'image' | 'tags', error: unknown): void;
  /** The message it answers: the reply is judged together with it. */
  message: string;
  /** Whether the story mentions a child: then no text is shown before it is judged. */
  hasMinor: boolean;
  /** Finds quotes of the siren's secrets; null for her owner, who may read them. */
  isQuoting: QuoteSearch | null;
}

/** The parts of a reply that were made. */
export interface Written {
  text: string;
  spoken: Spoken | null;
  image: SirenImage | null;
  tags: string[] | null;
  /** It ended before it was whole: it was stopped, cut off at a length limit, or began to quote a secret. */
  stopped: boolean;
}

export interface PumpTimeouts {
  /** Idle timeout of the engine that writes; timeouts of a sentence and of a picture. */
  textMs: number;
  speechMs: number;
  pictureMs: number;
  /** How much longer the end waits for a picture when all else is there: until then the story takes no message. */
  latePictureMs: number;
  /** How long the end waits for tags. */
  tagsMs: number;
}

export const PUMP_TIMEOUTS: PumpTimeouts = {
  textMs: 90_000,
  speechMs: 60_000,
  pictureMs: 240_000,
  latePictureMs: 60_000,
  tagsMs: 5_000,
};
/** More than any reply: an engine that does not stop by itself is stopped. */
const LONGEST = 20_000;
/** Letters of a text that show its scene: painting begins before the end of a longer text. */
const SCENE_LETTERS = 300;
const NO_PICTURE = 'The picture could not be made. It was not charged.';

/** Emits released text; `waiting` is the text held back after it. False when the reply must end here. */
type Show = (text: string, waiting: string) => boolean;

/** Judges texts, each together with those that passed before it. */
function makeJudge(ports: ReplyPorts) {
  const passed: string[] = [];
  return {
    judge: async (text: string) => {
      await ports.judge(text, passed);
      passed.push(text);
    },
    /** Text without a cue is not judged, but later texts are judged together with it. */
    pass: (text: string) => void passed.push(text),
  };
}

/** Judges text that is already shown without waiting for it; `throwIfFailed` and `end` throw a refusal. */
function makeBackgroundJudge(judge: (text: string) => Promise<void>) {
  let judging: Promise<void> = Promise.resolve();
  let fault: { error: unknown } | undefined;
  const throwIfFailed = () => {
    if (fault) throw fault.error;
  };
  return {
    throwIfFailed,
    judge: (text: string) => {
      const before = judging;
      judging = judge(text)
        .catch((error: unknown) => {
          fault ??= { error };
        })
        .then(() => before);
    },
    end: async () => {
      await judging;
      throwIfFailed();
    },
  };
}

/** Cuts a piece to the remaining room and removes NUL, which PostgreSQL cannot store in text. */
const cleanPiece = (piece: string, room: number) =>
  piece.length > room || piece.includes('\0') ? piece.slice(0, room).replaceAll('\0', '') : piece;

/** Writes the text; false when it ended early: cut by the engine, too long, or stopped by `show`. */
async function writeText(
  ports: ReplyPorts,
  { textMs }: PumpTimeouts,
  signal: AbortSignal,
  show: Show,
): Promise<boolean> {
  const holdBackState = startHoldBack(ports.message, ports.cues, ports.hasMinor);
  const { judge, pass } = makeJudge(ports);
  let length = 0;
  let isCut = false;
  const backgroundJudge = makeBackgroundJudge(judge);
  const release = async (text: string, judged: string, waiting: string) => {
    await Promise.all([backgroundJudge.end(), judge(judged)]);
    signal.throwIfAborted();
    return show(text, waiting);
  };
  const take = (releases: Release[]): boolean | Promise<boolean> => {
    for (let at = 0; at < releases.length; at++) {
      const { text, judged, isUnflagged } = releases[at] as Release;
      const waiting = releases[at + 1]?.text ?? holdBackState.pending;
      if (judged === null) mayContinue = show(text, waiting);
      else if (isUnflagged) pass(judged);
      else if (text === '') backgroundJudge.judge(judged);
      else {
        const later = releases.slice(at + 1);
        return release(text, judged, waiting).then((mayGoOn) => {
          mayContinue = mayGoOn;
          return mayContinue && take(later);
        });
      }
      if (!mayContinue) return false;
    }
    return !isCut;
  };
  let mayContinue = true;
  await forEachEvent(ports.write(signal), { idleMs: textMs, signal }, (event) => {
    if ('usage' in event) {
      if (event.usage.finish === 'filtered') throw new AppError('reply_refused');
      isCut ||= event.usage.finish === 'cut';
      return true;
    }
    const piece = cleanPiece(event.piece, LONGEST - length);
    length += event.piece.length;
    isCut ||= length >= LONGEST;
    backgroundJudge.throwIfFailed();
    const releases = holdBack(holdBackState, piece);
    if (releases.length === 0) show('', holdBackState.pending);
    return take(releases);
  });
  if (!mayContinue) {
    await backgroundJudge.end();
    return false;
  }
  const rest = flushHoldBack(holdBackState);
  mayContinue = !rest || rest.isUnflagged || (await release(rest.text, rest.judged, ''));
  await backgroundJudge.end();
  return mayContinue && !isCut;
}

type Paint = NonNullable<ReplyPorts['paint']>;

async function paintWithin(
  ports: ReplyPorts,
  paint: Paint,
  { pictureMs }: PumpTimeouts,
  signal: AbortSignal,
  late: AbortSignal,
): Promise<SirenImage | null> {
  try {
    const timeoutSignal = AbortSignal.any([signal, late, AbortSignal.timeout(pictureMs)]);
    const image = await withTimeout(paint(ports.soFar().text, timeoutSignal), { ms: pictureMs, signal: timeoutSignal });
    if (image) ports.emit({ image });
    return image;
  } catch (error) {
    if (signal.aborted) return null;
    ports.failed('image', error);
    const isRefused = error instanceof AppError && error.code === 'picture_refused';
    ports.emit({ missing: 'image', message: isRefused ? error.message : NO_PICTURE });
    return null;
  }
}

/** Paints once, from the text at `start`; `end` waits at most `latePictureMs` more for the picture. */
function makePainting(ports: ReplyPorts, paint: Paint, timeouts: PumpTimeouts, signal: AbortSignal) {
  const late = new AbortController();
  let image: Promise<SirenImage | null> | undefined;
  return {
    start: () => {
      if (!signal.aborted) image ??= paintWithin(ports, paint, timeouts, signal, late.signal);
    },
    end: async () => {
      if (!image) return null;
      const timer = setTimeout(() => late.abort(new AppError('unavailable')), timeouts.latePictureMs);
      return image.finally(() => clearTimeout(timer));
    },
  };
}

async function emitTags(ports: ReplyPorts, signal: AbortSignal): Promise<void> {
  try {
    const tags = (await ports.findTags?.(signal)) ?? [];
    if (tags.length > 0 && !signal.aborted) ports.emit({ tags });
  } catch (error) {
    if (!signal.aborted) ports.failed('tags', error);
  }
}

async function pump(
  ports: ReplyPorts,
  stop: AbortSignal,
  link: LinkedSignal,
  timeouts: PumpTimeouts,
): Promise<Written> {
  const { signal } = link;
  const speech: ReplySpeech | null = ports.speech
    ? makeReplySpeech(
        {
          ...ports.speech,
          emit: ports.emit,
          failed: (error) => ports.failed('audio', error),
          timeoutMs: timeouts.speechMs,
        },
        signal,
      )
    : null;
  const picture = ports.paint && makePainting(ports, ports.paint, timeouts, signal);
  let length = 0;
  let end = '';
  let findingTags: Promise<void> | undefined;
  const show: Show = (text, waiting) => {
    const piece = length === 0 ? text.trimStart() : text;
    if (piece !== '') {
      if (ports.isQuoting) {
        end = (end + piece).slice(-LOOK_BACK - piece.length);
        if (ports.isQuoting(end, piece.length)) return false;
      }
      length += piece.length;
      ports.emit({ chunk: piece });
      if (length >= SCENE_LETTERS) picture?.start();
      findingTags ??= emitTags(ports, signal);
    }
    speech?.add(piece, waiting);
    return true;
  };
  let isWhole = false;
  try {
    isWhole = await writeText(ports, timeouts, signal, show);
    if (!isWhole && length === 0) throw new AppError('reply_refused');
    if (length > 0) picture?.start();
  } catch (error) {
    if (!stop.aborted) {
      link.abort(error);
      await Promise.all([picture?.end(), speech?.end()]);
      throw error;
    }
  }
  if (length === 0) link.abort(new AppError('reply_failed'));
  const spoken = (await speech?.end()) ?? null;
  const image = (await picture?.end()) ?? null;
  // The reader waits for the end event: tags are worth only a short timeout.
  if (findingTags) await withTimeout(findingTags, { ms: timeouts.tagsMs, signal }).catch(() => {});
  link.abort(new AppError('reply_failed'));
  const { text, tags } = ports.soFar();
  return { text, spoken, image, tags, stopped: !isWhole };
}

/**
 * Makes a reply and emits its parts as they are made: text, speech sentence by sentence, picture, tags. The signal
 * `stop` ends it early with the parts made so far; an error of the text engine or a refusal is thrown.
 */
export async function pumpReply(ports: ReplyPorts, stop: AbortSignal, timeouts = PUMP_TIMEOUTS): Promise<Written> {
  const link = linkSignal(stop);
  try {
    return await pump(ports, stop, link, timeouts);
  } finally {
    link.unlink();
  }
}
