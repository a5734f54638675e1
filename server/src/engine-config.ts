import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const address = z.url({
  protocol: /^https?$/,
  error: 'must be a URL beginning with http:// or https://',
});
const name = z.string().regex(/^\S+$/, 'must not hold spaces');
const THREADS = 'must be a whole number from 1 to 64';
const WINDOW = 'must be a whole number from 512 to 10000000';
const TIMEOUT_FAULT = 'must be a number of seconds from 1 to 600';
const whole = (error: string, least: number, most: number) =>
  z.coerce.number({ error }).int(error).min(least, error).max(most, error);

/** The variables that choose the engines for text, speech, pictures and moderation. */
export const engineEnvironment = z.object({
  TEXT_URL: address.optional(),
  TEXT_MODEL: name.optional(),
  TEXT_API_KEY: z.string().optional(),
  TEXT_WINDOW: whole(WINDOW, 512, 10_000_000).optional(),
  TEXT_PATIENCE: z.coerce.number({ error: TIMEOUT_FAULT }).min(1, TIMEOUT_FAULT).max(600, TIMEOUT_FAULT).default(14),
  TEXT_GGUF: z.string().optional(),
  SPEECH_URL: address.optional(),
  SPEECH_MODEL: name.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_VOICES: z.enum(['openai', 'kokoro', 'elevenlabs']).optional(),
  IMAGE_URL: address.optional(),
  IMAGE_KIND: z.enum(['openai', 'a1111', 'comfyui']).default('openai'),
  IMAGE_MODEL: z.string().optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_WORKFLOW: z.string().optional(),
  MODERATION_URL: address.optional(),
  MODERATION_MODEL: name.optional(),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_THRESHOLDS: z.string().optional(),
  REAL_PEOPLE_FILE: z.string().optional(),
  ENGINE_THREADS: whole(THREADS, 1, 64).optional(),
  ENGINE_WARM: z.enum(['0', '1', 'true', 'false']).default('1'),
});

interface Server {
  url: string;
  apiKey: string | undefined;
}

/** The servers for text, speech, pictures and moderation; where one is undefined, the embedded engine is used. */
export interface EngineConfig {
  text: (Server & { model: string; window: number | undefined; firstByteMs: number }) | undefined;
  /** A model file for llama.cpp within this process. */
  gguf: string | undefined;
  speech: (Server & { model: string; voices: 'openai' | 'kokoro' | 'elevenlabs' }) | undefined;
  image:
    | (Server & { kind: 'openai'; model: string })
    | (Server & { kind: 'a1111'; model: string | undefined })
    | (Server & { kind: 'comfyui'; model: string | undefined; workflow: string })
    | undefined;
  moderation: (Server & { model: string; thresholds: Record<string, number> }) | undefined;
  /** Names of real people that moderation refuses in sirens. */
  realPeople: string[];
  /** Threads of each embedded engine. */
  threads: number;
  /** Whether they are loaded at the start instead of with the first request. */
  warm: boolean;
}

type Values = z.output<typeof engineEnvironment>;

/** Settings that mean nothing without another one: most likely a slip of the pen. */
function orphans(values: Values): string[] {
  return (['TEXT', 'SPEECH', 'IMAGE', 'MODERATION'] as const)
    .filter((port) => values[`${port}_URL`] === undefined)
    .flatMap((port) => [`${port}_MODEL`, `${port}_API_KEY`] as const)
    .filter((variable) => values[variable] !== undefined)
    .map((variable) => `${variable}: is set without ${variable.replace(/_.*/, '')}_URL`);
}

/** Collects every fault while the settings are read, so that one error names all of them. */
function makeReader() {
  const faults: string[] = [];
  const needed = (variable: string, value: string | undefined, other: string): string => {
    if (value === undefined) faults.push(`${variable}: is needed beside ${other}`);
    return value ?? '';
  };
  const file = (variable: string, path: string): string => {
    try {
      return readFileSync(resolve(path), 'utf8');
    } catch (error) {
      faults.push(`${variable}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
      return '';
    }
  };
  return { faults, needed, file };
}
type Reader = ReturnType<typeof makeReader>;

function imageOf(values: Values, { needed, file }: Reader): EngineConfig['image'] {
  const { IMAGE_URL: url, IMAGE_KIND: kind, IMAGE_MODEL: model, IMAGE_API_KEY: apiKey } = values;
  if (url === undefined) return undefined;
  if (kind === 'a1111') return { kind, url, apiKey, model };
  if (kind === 'openai') return { kind, url, apiKey, model: needed('IMAGE_MODEL', model, 'IMAGE_URL') };
  const path = needed('IMAGE_WORKFLOW', values.IMAGE_WORKFLOW, 'IMAGE_KIND=comfyui');
  return { kind, url, apiKey, model, workflow: path && file('IMAGE_WORKFLOW', path) };
}

/** Reads 'self-harm/intent=0.5, …'. */
function thresholdsOf(text: string, faults: string[]): Record<string, number> {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.match(/^([a-z/-]+)\s*=\s*(\d*\.?\d+)$/));
  if (pairs.includes(null))
    faults.push('MODERATION_THRESHOLDS: must be like self-harm/intent=0.5, separated by commas');
  return Object.fromEntries(pairs.filter((pair) => pair !== null).map((pair) => [pair[1], Number(pair[2])]));
}

/** One name a line; lines that begin with # are notes. */
const namesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Reads the settings of the engines, with every fault found in them. */
export function readEngineConfig(values: Values): { engines: EngineConfig; faults: string[] } {
  const reader = makeReader();
  const { faults, needed, file } = reader;
  faults.push(...orphans(values));
  const { TEXT_URL, SPEECH_URL, MODERATION_URL, REAL_PEOPLE_FILE } = values;
  if (values.IMAGE_WORKFLOW !== undefined && values.IMAGE_KIND !== 'comfyui') {
    faults.push('IMAGE_WORKFLOW: is set without IMAGE_KIND=comfyui');
  }
  if (TEXT_URL !== undefined && values.TEXT_GGUF !== undefined) {
    faults.push('TEXT_GGUF: is set beside TEXT_URL; only one of them can write');
  }
  const engines: EngineConfig = {
    text:
      TEXT_URL === undefined
        ? undefined
        : {
            url: TEXT_URL,
            apiKey: values.TEXT_API_KEY,
            model: needed('TEXT_MODEL', values.TEXT_MODEL, 'TEXT_URL'),
            window: values.TEXT_WINDOW,
            firstByteMs: values.TEXT_PATIENCE * 1000,
          },
    gguf: values.TEXT_GGUF === undefined ? undefined : resolve(values.TEXT_GGUF),
    speech:
      SPEECH_URL === undefined
        ? undefined
        : {
            url: SPEECH_URL,
            apiKey: values.SPEECH_API_KEY,
            model: needed('SPEECH_MODEL', values.SPEECH_MODEL, 'SPEECH_URL'),
            voices: values.SPEECH_VOICES ?? (/kokoro/i.test(values.SPEECH_MODEL ?? '') ? 'kokoro' : 'openai'),
          },
    image: imageOf(values, reader),
    moderation:
      MODERATION_URL === undefined
        ? undefined
        : {
            url: MODERATION_URL,
            apiKey: values.MODERATION_API_KEY,
            model: needed('MODERATION_MODEL', values.MODERATION_MODEL, 'MODERATION_URL'),
            thresholds: thresholdsOf(values.MODERATION_THRESHOLDS ?? '', faults),
          },
    realPeople: REAL_PEOPLE_FILE === undefined ? [] : namesOf(file('REAL_PEOPLE_FILE', REAL_PEOPLE_FILE)),
    warm: values.ENGINE_WARM === '1' || values.ENGINE_WARM === 'true',
    // One core stays for the requests; more than two threads an engine are no faster on a small machine.
    threads: values.ENGINE_THREADS ?? Math.max(1, Math.min(2, availableParallelism() - 1)),
  };
  return { engines, faults };
}
