import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { voices } from '@sirenade/voice/voices';
import { type Engines, openEngines } from '../boot/engines.ts';
import type { Config } from '../config.ts';
import { makeLog } from '../platform/log.ts';
import type { TextPrompt } from '../providers/text/text.ts';

const MESSAGES = [
  'Good evening. Is the lamp still lit?',
  'I had a terrible day at work and I feel useless.',
  'What do you see from up there right now?',
  'My sister Lena is coming to visit me tomorrow.',
  'Tell me a story, please.',
  'What are you afraid of?',
  'You have a beautiful voice.',
  'I love the sound of rain on a roof.',
];
const LOOKS = [
  'a woman of forty, short grey hair, green eyes, blue jumper, lighthouse at dusk',
  'a man of thirty, dark skin, beard, leather jacket, city at night',
  'long curly red hair, freckles, evening dress, candlelit library',
];
const SPOKEN =
  'The tide is out and the lamp is lit. I have been mending the old radio all evening. Sit down, and tell me about your day.';

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const spread = (values: number[]) => ({ p50: percentile(values, 0.5), p95: percentile(values, 0.95) });

/** Speed of the engines on this machine, in milliseconds unless a field says otherwise. */
export interface EngineMeasures {
  engines: Record<'text' | 'speech' | 'image', string>;
  firstLoad: Record<'text' | 'speech' | 'image', number>;
  firstPiece: { p50: number; p95: number };
  portrait: { p50: number; p95: number };
  firstSound: { p50: number; p95: number };
  /** Time of making over time of playing; below 1 it keeps up. */
  speechRealTime: { p50: number; p95: number };
  /** How long the event loop was late: with nothing to do, and while everything ran at once. */
  loopDelayP99: { idle: number; busy: number };
  /** Output while all engines ran at the same time. */
  madeMeanwhile: { replies: number; secondsOfSpeech: number; portraits: number };
}

const signal = new AbortController().signal;

function promptOf(n: number): TextPrompt {
  return {
    system: 'You are Ines, a lighthouse keeper of forty, warm and dry-humoured.',
    persona: {
      name: 'Ines',
      description: 'Ines is a lighthouse keeper of forty. She mends radios, bakes bread at night and fears silence.',
      gender: 'female',
      personality: 'She once let a ship pass without a light.',
      examples: 'Mind the third step. / Weather first, feelings after.',
    },
    turns: [{ role: 'user', text: MESSAGES[n % MESSAGES.length] ?? '' }],
    size: 'medium',
    seed: n,
  };
}

async function write({ text }: Engines, n: number): Promise<number> {
  const began = performance.now();
  let first: number | undefined;
  for await (const event of text.stream(promptOf(n), { signal, maxTokens: 400 })) {
    if ('piece' in event) first ??= performance.now() - began;
  }
  return first ?? 0;
}

async function speak({ speech }: Engines, n: number): Promise<{ first: number; realTime: number; seconds: number }> {
  const began = performance.now();
  let first: number | undefined;
  let seconds = 0;
  for await (const piece of speech.speak(SPOKEN, voices[n % voices.length]?.id ?? '', { signal })) {
    first ??= performance.now() - began;
    seconds += piece.seconds;
  }
  return { first: first ?? 0, realTime: (performance.now() - began) / 1000 / seconds, seconds };
}

async function paint({ image }: Engines, n: number): Promise<number> {
  const began = performance.now();
  const appearance = LOOKS[n % LOOKS.length] ?? '';
  await image.paint({ appearance, description: '', gender: 'female', seed: n }, { signal });
  return performance.now() - began;
}

async function lateness(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await work();
  histogram.disable();
  return histogram.percentile(99) / 1e6;
}

async function repeat<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < times; n++) results.push(await work(n));
  return results;
}

/** Measures each engine alone, then how late the event loop is while all of them work. */
export async function measureEngines(config: Config, rounds = 20): Promise<EngineMeasures> {
  const engines = await openEngines(config, makeLog('silent'));
  try {
    const timed = async (work: Promise<unknown>) => {
      const began = performance.now();
      await work;
      return performance.now() - began;
    };
    const firstLoad = {
      text: await write(engines, 0),
      speech: await timed(speak(engines, 0)),
      image: await timed(paint(engines, 0)),
    };
    const pieces = await repeat(rounds, (n) => write(engines, n));
    const spoken = await repeat(rounds, (n) => speak(engines, n));
    const portraits = await repeat(rounds, (n) => paint(engines, n));
    const idle = await lateness(() => sleep(3_000));
    const madeMeanwhile = { replies: 0, secondsOfSpeech: 0, portraits: 0 };
    const until = performance.now() + 12_000;
    const going = async (work: (n: number) => Promise<void>) => {
      for (let n = 0; performance.now() < until; n++) await work(n);
    };
    const busy = await lateness(() =>
      Promise.all([
        going(async (n) => {
          await write(engines, n);
          madeMeanwhile.replies++;
        }),
        going(async (n) => {
          madeMeanwhile.secondsOfSpeech += (await speak(engines, n)).seconds;
        }),
        going(async (n) => {
          await paint(engines, n);
          madeMeanwhile.portraits++;
        }),
      ]),
    );
    return {
      engines: { text: engines.text.kind, speech: engines.speech.kind, image: engines.image.kind },
      firstLoad,
      firstPiece: spread(pieces),
      portrait: spread(portraits),
      firstSound: spread(spoken.map(({ first }) => first)),
      speechRealTime: spread(spoken.map(({ realTime }) => realTime)),
      loopDelayP99: { idle, busy },
      madeMeanwhile,
    };
  } finally {
    await engines.close();
  }
}
