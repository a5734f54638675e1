import type { ReplyHappening, ReplySoFar } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import { AppError } from '../../../platform/app-error.ts';
import { forEachEvent } from '../../../platform/live/for-each.ts';
import { type LinkedSignal, linkSignal } from '../../../platform/live/linked-signal.ts';
import { withTimeout } from '../../../platform/live/with-timeout.ts';
import type { CueSearch } from '../../../providers/moderation/moderation.ts';
import type { TextEvent } from '../../../providers/text/text.ts';
import { LOOK_BACK, type QuoteSearch } from '../prompt/secrets.rules.ts';
import { flushHold, holdBack, type Release, startHold } from './hold-back.rules.ts';
import { makeReplySpeech, type ReplySpeech, type SpeechPorts, type Spoken } from './speech.flow.ts';

/** What a reply is made with; what is not wanted is null. */
export interface ReplyPorts {
  write(signal: AbortSignal): AsyncIterable<TextEvent>;
  /** Throws when a text may not be shown after what was shown before it. */
  judge(text: string, shown: readonly string[]): Promise<void>;
  /** What of a text is harmless even before it is judged; null where all of it waits for the judge. */
  cues: CueSearch | null;
  speech: Pick<SpeechPorts, 'speak' | 'reservedWords' | 'reserveMore'> | null;
  /** Paints, judges and keeps a picture. */
  paint: ((signal: AbortSignal) => Promise<SirenImage>) | null;
  findTags: ((signal: AbortSignal) => Promise<string[]>) | null;
  emit(happening: ReplyHappening): void;
  /** All that was emitted, folded. */
  soFar(): Pick<ReplySoFar, 'text' | 'tags'>;
  /** Called with faults that do not end the reply. */
  failed(what: 'audio' | 'image' | 'tags', error: unknown): void;
  /** The message it answers: what is said can mean something only together with it. */
  message: string;
  /** Whether somebody in the story is a child, so that nothing is shown before it is judged. */
  hasMinor: boolean;
  /** Finds what is read out and not hers to tell; null where nothing is hidden from the reader. */
  isQuoting: QuoteSearch | null;
}

/** What came of it. */
export interface Written {
  text: string;
  spoken: Spoken | null;
  image: SirenImage | null;
  tags: string[] | null;
  /** It ended before it was whole: it was told to, or went on without an end. */
  stopped: boolean;
}

export interface PumpTimeouts {
  /** Silence of an engine after which it is given up. */
  textMs: number;
  speechMs: number;
  pictureMs: number;
  /** How much longer a picture is waited for when all else is there: meanwhile nobody can go on with the story. */
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
const NO_PICTURE = 'The picture could not be made. It was not charged.';

/** What is done with a text as it comes: a stretch is shown with what still waits after it; false where it may not go on. */
type Show = (text: string, waiting: string) => boolean;

/** Judges text; each is judged together with all that passed before it. */
function makeJudge(ports: ReplyPorts) {
  const shown: string[] = [];
  return {
    judge: async (text: string) => {
      await ports.judge(text, shown);
      shown.push(text);
    },
    /** Text without a cue needs no judge, but counts for what follows it. */
    pass: (text: string) => void shown.push(text),
  };
}

/** Judges what was shown already while more comes; a refusal is found at the next look. */
function makeBeside(judge: (text: string) => Promise<void>) {
  let judging: Promise<void> = Promise.resolve();
  let fault: { error: unknown } | undefined;
  const look = () => {
    if (fault) throw fault.error;
  };
  return {
    look,
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
      look();
    },
  };
}

/** No more of a piece than there is room for, and nothing that cannot be stored. */
const cleanPiece = (piece: string, room: number) =>
  piece.length > room || piece.includes('\0') ? piece.slice(0, room).replaceAll('\0', '') : piece;

/** Writes a text to its end, or as far as it may go: then it is not whole, and the answer is false. */
async function writeText(
  ports: ReplyPorts,
  { textMs }: PumpTimeouts,
  signal: AbortSignal,
  show: Show,
): Promise<boolean> {
  const held = startHold(ports.message, ports.cues, ports.hasMinor);
  const { judge, pass } = makeJudge(ports);
  let length = 0;
  let isCut = false;
  const beside = makeBeside(judge);
  const release = async (text: string, judged: string, waiting: string) => {
    await Promise.all([beside.end(), judge(judged)]);
    signal.throwIfAborted();
    return show(text, waiting);
  };
  const take = (releases: Release[]): boolean | Promise<boolean> => {
    for (let at = 0; at < releases.length; at++) {
      const { text, judged, isUnflagged } = releases[at] as Release;
      const waiting = releases[at + 1]?.text ?? held.held;
      if (judged === null) isShown = show(text, waiting);
      else if (isUnflagged) pass(judged);
      else if (text === '') beside.judge(judged);
      else {
        const later = releases.slice(at + 1);
        return release(text, judged, waiting).then((mayGoOn) => {
          isShown = mayGoOn;
          return isShown && take(later);
        });
      }
      if (!isShown) return false;
    }
    return !isCut;
  };
  let isShown = true;
  await forEachEvent(ports.write(signal), { idleMs: textMs, signal }, (event) => {
    if ('usage' in event) {
      if (event.usage.finish === 'filtered') throw new AppError('reply_refused');
      isCut ||= event.usage.finish === 'cut';
      return true;
    }
    const piece = cleanPiece(event.piece, LONGEST - length);
    length += event.piece.length;
    isCut ||= length >= LONGEST;
    beside.look();
    const releases = holdBack(held, piece);
    if (releases.length === 0) show('', held.held);
    return take(releases);
  });
  if (!isShown) {
    await beside.end();
    return false;
  }
  const rest = flushHold(held);
  isShown = !rest || rest.isUnflagged || (await release(rest.text, rest.judged, ''));
  await beside.end();
  return isShown && !isCut;
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
    const patience = AbortSignal.any([signal, late, AbortSignal.timeout(pictureMs)]);
    const image = await withTimeout(paint(patience), { ms: pictureMs, signal: patience });
    ports.emit({ image });
    return image;
  } catch (error) {
    if (signal.aborted) return null;
    ports.failed('image', error);
    const isRefused = error instanceof AppError && error.code === 'picture_refused';
    ports.emit({ missing: 'image', message: isRefused ? error.message : NO_PICTURE });
    return null;
  }
}

/** Paints beside the text; the end waits so long for what is not there by then. */
function paintBeside(ports: ReplyPorts, paint: Paint, timeouts: PumpTimeouts, signal: AbortSignal) {
  const late = new AbortController();
  const image = paintWithin(ports, paint, timeouts, signal, late.signal);
  return {
    end: () => {
      const patience = setTimeout(() => late.abort(new AppError('unavailable')), timeouts.latePictureMs);
      return image.finally(() => clearTimeout(patience));
    },
  };
}

async function findTagsBeside(ports: ReplyPorts, signal: AbortSignal): Promise<void> {
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
          patienceMs: timeouts.speechMs,
        },
        signal,
      )
    : null;
  let length = 0;
  let end = '';
  let findingTags: Promise<void> | undefined;
  const show: Show = (shown, waiting) => {
    const piece = length === 0 ? shown.trimStart() : shown;
    if (piece !== '') {
      if (ports.isQuoting) {
        end = (end + piece).slice(-LOOK_BACK - piece.length);
        if (ports.isQuoting(end, piece.length)) return false;
      }
      length += piece.length;
      ports.emit({ chunk: piece });
      findingTags ??= findTagsBeside(ports, signal);
    }
    speech?.add(piece, waiting);
    return true;
  };
  const picture = ports.paint && paintBeside(ports, ports.paint, timeouts, signal);
  let isWhole = false;
  try {
    isWhole = await writeText(ports, timeouts, signal, show);
    if (!isWhole && length === 0) throw new AppError('reply_refused');
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
  // What still keeps the end waiting is not worth much more.
  if (findingTags) await withTimeout(findingTags, { ms: timeouts.tagsMs, signal }).catch(() => {});
  link.abort(new AppError('reply_failed'));
  const { text, tags } = ports.soFar();
  return { text, spoken, image, tags, stopped: !isWhole };
}

/**
 * Makes a reply and emits it as it comes: the text, the speech of its finished sentences, a picture beside it, tags. The
 * signal ends it early with what there is; whatever keeps the text from coming is thrown.
 */
export async function pumpReply(ports: ReplyPorts, stop: AbortSignal, timeouts = PUMP_TIMEOUTS): Promise<Written> {
  const link = linkSignal(stop);
  try {
    return await pump(ports, stop, link, timeouts);
  } finally {
    link.unlink();
  }
}
