import type { ReplyHappening } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import { AppError } from '../../platform/app-error.ts';
import type { SpeechPiece } from '../../providers/speech/speech.ts';
import type { TextEvent } from '../../providers/text/text.ts';
import { flushHold, holdBack, type Release, startHold } from './hold-back.rules.ts';
import { makeReplySpeech, type ReplySpeech, type Spoken } from './reply-speech.ts';
import { whileComing, within } from './reply-waiting.ts';

/** What a reply is made with; what is not wanted is null. */
export interface ReplyPorts {
  write(signal: AbortSignal): AsyncIterable<TextEvent>;
  /** Throws when a text may not be shown. */
  judge(text: string): Promise<void>;
  speech: { speak(sentence: string, signal: AbortSignal): AsyncIterable<SpeechPiece>; mostWords: number } | null;
  /** Paints, judges and keeps a picture. */
  paint: ((signal: AbortSignal) => Promise<SirenImage>) | null;
  findTags: ((signal: AbortSignal) => Promise<string[]>) | null;
  tell(happening: ReplyHappening): void;
  /** Told how far the text is. */
  shown(text: string): void;
  /** Told of faults that do not end the reply. */
  failed(what: 'audio' | 'image' | 'tags', error: unknown): void;
  /** The message it answers: what is said can mean something only together with it. */
  before: string;
}

/** What came of it. */
export interface Written {
  text: string;
  spoken: Spoken | null;
  image: SirenImage | null;
  tags: string[] | null;
  /** It was told to end before it was whole. */
  stopped: boolean;
}

export interface Paces {
  /** Silence of an engine after which it is given up. */
  textMs: number;
  speechMs: number;
  pictureMs: number;
  /** How long the end waits for tags. */
  tagsMs: number;
}

export const PACES: Paces = { textMs: 90_000, speechMs: 60_000, pictureMs: 240_000, tagsMs: 5_000 };
/** More than any reply: an engine that does not stop by itself is stopped. */
const LONGEST = 20_000;
const NO_PICTURE = 'The picture could not be made. It was not charged.';

/** What is done with a text as it comes: a stretch is shown with what still waits after it. */
type Show = (text: string, waiting: string) => void;

async function writeText(ports: ReplyPorts, { textMs }: Paces, signal: AbortSignal, show: Show) {
  let held = startHold(ports.before);
  let length = 0;
  const release = async (releases: Release[], waiting: string) => {
    for (const [at, { text, judged }] of releases.entries()) {
      await ports.judge(judged);
      signal.throwIfAborted();
      show(text, releases[at + 1]?.text ?? waiting);
    }
    if (releases.length === 0) show('', waiting);
  };
  for await (const event of whileComing(ports.write(signal), { ms: textMs, signal })) {
    if ('usage' in event) {
      if (event.usage.finish === 'filtered') throw new AppError('reply_refused');
      continue;
    }
    const piece = event.piece.slice(0, LONGEST - length).replaceAll('\0', '');
    length += event.piece.length;
    const next = holdBack(held, piece);
    held = next.state;
    await release(next.releases, held.held);
    if (length >= LONGEST) break;
  }
  await release(flushHold(held), '');
}

async function paintBeside(ports: ReplyPorts, { pictureMs }: Paces, signal: AbortSignal): Promise<SirenImage | null> {
  if (!ports.paint) return null;
  try {
    const image = await within(ports.paint(AbortSignal.any([signal, AbortSignal.timeout(pictureMs)])), {
      ms: pictureMs,
      signal,
    });
    ports.tell({ image });
    return image;
  } catch (error) {
    if (signal.aborted) return null;
    ports.failed('image', error);
    const isRefused = error instanceof AppError && error.code === 'picture_refused';
    ports.tell({ missing: 'image', message: isRefused ? error.message : NO_PICTURE });
    return null;
  }
}

async function findTagsBeside(ports: ReplyPorts, signal: AbortSignal): Promise<string[] | null> {
  try {
    const tags = (await ports.findTags?.(signal)) ?? [];
    if (tags.length === 0 || signal.aborted) return null;
    ports.tell({ tags });
    return tags;
  } catch (error) {
    if (!signal.aborted) ports.failed('tags', error);
    return null;
  }
}

/**
 * Makes a reply and tells it as it comes: the text, the speech of its finished sentences, a picture beside it, tags. The
 * signal ends it early with what there is; whatever keeps the text from coming is thrown.
 */
export async function pumpReply(ports: ReplyPorts, stop: AbortSignal, paces = PACES): Promise<Written> {
  const given = new AbortController();
  const signal = AbortSignal.any([stop, given.signal]);
  const speech: ReplySpeech | null = ports.speech
    ? makeReplySpeech(
        {
          ...ports.speech,
          tell: ports.tell,
          failed: (error) => ports.failed('audio', error),
          patienceMs: paces.speechMs,
        },
        signal,
      )
    : null;
  let text = '';
  let tags: Promise<string[] | null> | undefined;
  const show: Show = (shown, waiting) => {
    const piece = text === '' ? shown.trimStart() : shown;
    if (piece !== '') {
      text += piece;
      ports.tell({ chunk: piece });
      ports.shown(text);
      tags ??= findTagsBeside(ports, signal);
    }
    speech?.add(piece, waiting);
  };
  const image = paintBeside(ports, paces, signal);
  try {
    await writeText(ports, paces, signal, show);
  } catch (error) {
    if (!stop.aborted) {
      given.abort(error);
      await Promise.all([image, speech?.end()]);
      throw error;
    }
  }
  if (text === '') given.abort(new AppError('reply_failed'));
  const [spoken, picture] = await Promise.all([speech?.end() ?? null, image]);
  const stopped = stop.aborted;
  // What still keeps the end waiting is not worth much more.
  const found = tags ? await within(tags, { ms: paces.tagsMs, signal }).catch(() => null) : null;
  given.abort(new AppError('reply_failed'));
  return { text, spoken, image: picture, tags: found, stopped };
}
