import { voices } from '@sirenade/voice/voices';
import { type Engines, openEngines } from '../boot/engines.ts';
import { chooseMail } from '../boot/parts.ts';
import type { Config } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import { makeLog } from '../platform/log.ts';
import type { TextPrompt } from '../providers/text/text.ts';

const TIMEOUT_MS = 120_000;
const SENTENCE = 'The tide is out, the lamp is lit, and I have all evening for you.';

const prompt: TextPrompt = {
  system: 'You are Ines, a lighthouse keeper of forty, warm and dry-humoured. Answer in one or two sentences.',
  persona: {
    name: 'Ines',
    description: 'Ines is a lighthouse keeper of forty. She mends radios and bakes bread at night.',
    gender: 'female',
    personality: '',
    examples: '',
  },
  turns: [{ role: 'user', text: 'Good evening. What are you doing tonight?' }],
  size: 'short',
};

interface Row {
  port: string;
  engine: string;
  sample: string;
  ms: number;
  advice: string;
  failed: boolean;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function sampleText({ text }: Engines, signal: AbortSignal): Promise<string> {
  const began = performance.now();
  let first: number | undefined;
  let reply = '';
  for await (const event of text.stream(prompt, { signal, maxTokens: 120 })) {
    if (!('piece' in event)) continue;
    first ??= performance.now() - began;
    reply += event.piece;
  }
  if (reply.trim() === '') throw new Error('Nothing was written.');
  const start = reply.replace(/\s+/g, ' ').trim();
  return `first piece after ${seconds(first ?? 0)}: “${start.length > 60 ? `${start.slice(0, 59)}…` : start}”`;
}

async function sampleSpeech({ speech }: Engines, signal: AbortSignal): Promise<string> {
  const began = performance.now();
  let length = 0;
  let isTimed = true;
  for await (const piece of speech.speak(SENTENCE, voices[0]?.id ?? '', { signal })) {
    length += piece.seconds;
    isTimed &&= piece.timed;
  }
  if (length === 0) throw new Error('Nothing was said.');
  const ratio = (performance.now() - began) / 1000 / length;
  return `${length.toFixed(1)} s of sound at ${ratio.toFixed(2)} of real time, word times ${isTimed ? 'exact' : 'guessed'}`;
}

async function sampleImage({ image }: Engines, signal: AbortSignal): Promise<string> {
  const request = {
    appearance: 'a woman of forty in a blue jumper, short grey hair',
    description: '',
    seed: 7,
  } as const;
  const painted = await image.paint({ ...request, gender: 'female' }, { signal });
  return `PNG of ${Math.round(painted.image.length / 1024)} KB by ${painted.model}`;
}

async function sampleModeration({ moderation }: Engines, signal: AbortSignal): Promise<string> {
  const verdict = await moderation.judge({ kind: 'post', text: SENTENCE }, { signal });
  return verdict.allowed ? 'a harmless sentence is allowed' : `a harmless sentence is refused (${verdict.reason})`;
}

/** The text for a failure, with the cause from the server, which visitors never see. */
function reasonOf(error: unknown): string {
  const cause = error instanceof AppError ? error.cause : undefined;
  return (cause instanceof Error ? cause : (error as Error)).message;
}

async function tryOne(row: Pick<Row, 'port' | 'engine' | 'advice'>, sample: () => Promise<string>): Promise<Row> {
  const began = performance.now();
  try {
    const text = await sample();
    return { ...row, sample: text, ms: performance.now() - began, failed: false };
  } catch (error) {
    return { ...row, sample: `FAILED: ${reasonOf(error)}`, ms: performance.now() - began, failed: true };
  }
}

function drawTable(rows: Row[]): string {
  const cells = [
    ['port', 'engine', 'time', 'sample', 'for another'],
    ...rows.map(({ port, engine, ms, sample, advice }) => [port, engine, seconds(ms), sample, advice]),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Makes a small request to every engine; returns a table of the answers and the engines that gave none. */
export async function trySamples(config: Config): Promise<{ table: string; silent: string[] }> {
  const log = makeLog('silent');
  const engines = await openEngines(config, log);
  const mail = chooseMail(config, log);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const ports = [
      ['text', () => sampleText(engines, signal), 'TEXT_URL and TEXT_MODEL, or a model file (npm run model)'],
      ['speech', () => sampleSpeech(engines, signal), 'SPEECH_URL and SPEECH_MODEL'],
      ['image', () => sampleImage(engines, signal), 'IMAGE_URL, IMAGE_KIND and IMAGE_MODEL'],
      [
        'moderation',
        () => sampleModeration(engines, signal),
        'MODERATION_URL and MODERATION_MODEL, on top of the rules',
      ],
    ] as const;
    const rows: Row[] = [];
    // One after the other, so that each is timed alone.
    for (const [port, sample, advice] of ports) {
      rows.push(await tryOne({ port, engine: engines[port].kind, advice }, sample));
    }
    const where = mail.kind === 'smtp' ? 'the server answers' : `files in ${config.dataDir}/outbox`;
    rows.push(
      await tryOne({ port: 'mail', engine: mail.kind, advice: 'SMTP_URL' }, async () => {
        await mail.check?.();
        return where;
      }),
    );
    // Two of them know only now what they are.
    for (const row of rows) if (row.port === 'text' || row.port === 'speech') row.engine = engines[row.port].kind;
    return { table: drawTable(rows), silent: rows.filter(({ failed }) => failed).map(({ port }) => port) };
  } finally {
    mail.close();
    await engines.close();
  }
}
