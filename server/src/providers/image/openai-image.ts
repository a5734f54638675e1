import { z } from 'zod';
import { fetchGuarded } from '../upstream/guarded-address.ts';
import { openUpstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError, UpstreamError } from '../upstream/upstream-error.ts';
import type { ImageEngine } from './image.ts';
import { paintPromptOf, paintSeedOf } from './paint-prompt.ts';
import { fromBase64, IMAGE_CAP, IMAGE_JSON_CAP, paintedPng } from './painted-png.ts';

export interface OpenaiImageSettings {
  /** Ends in /v1. */
  url: string;
  model: string;
  apiKey?: string | undefined;
  /** As `1024x1536`. */
  size?: string | undefined;
}

const WHO = 'image server';
const TIMEOUTS = { connect: 5_000, firstByte: 120_000, idle: 30_000, total: 120_000 };
const SIZES: [RegExp, string][] = [
  [/^(chatgpt|gpt)-image/, '1024x1536'],
  [/^dall-e-3/, '1024x1792'],
  [/^dall-e-2/, '1024x1024'],
];

const picture = z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.string().min(1) })]);
const answer = z.object({ data: z.tuple([picture], z.unknown()) });

/** Pictures of OpenAI's /images/generations, or of a server that speaks it. Seeds are not part of it. */
export function openaiImage(
  settings: OpenaiImageSettings,
  tuning: UpstreamTuning = {},
): ImageEngine & { close(): void } {
  const { url, model, apiKey } = settings;
  const timeouts = { ...TIMEOUTS, ...tuning.timeouts };
  const upstream = openUpstream({ ...tuning, who: WHO, baseUrl: url, apiKey, timeouts });
  const size = settings.size ?? SIZES.find(([name]) => name.test(model))?.[1] ?? '512x768';
  /** These give base64 anyway, and refuse to be asked. */
  let isAsked = !/^(chatgpt|gpt)-image/.test(model);

  const generate = (prompt: string, signal: AbortSignal) =>
    upstream.postJson(
      '/images/generations',
      { model, prompt, n: 1, size, ...(isAsked && { response_format: 'b64_json' }) },
      { shape: answer, maxBytes: IMAGE_JSON_CAP, signal },
    );
  const generateEither = async (prompt: string, signal: AbortSignal) => {
    try {
      return await generate(prompt, signal);
    } catch (error) {
      const { status } = error instanceof UpstreamError ? error : {};
      if (!isAsked || (status !== 400 && status !== 422)) throw error;
      isAsked = false;
      try {
        return await generate(prompt, signal);
      } catch (again) {
        // It was not the field then.
        isAsked = true;
        throw again;
      }
    }
  };

  const bytesOf = (found: z.infer<typeof picture>, signal: AbortSignal): Promise<Buffer> | Buffer => {
    if ('b64_json' in found) return fromBase64(found.b64_json);
    if (found.url.startsWith('data:')) return fromBase64(found.url);
    return fetchGuarded(found.url, { who: WHO, exempt: new URL(url), maxBytes: IMAGE_CAP, timeouts, signal });
  };

  return {
    kind: `${model} (OpenAI-compatible server)`,
    paint: async (request, { signal }) => {
      try {
        const { data } = await generateEither(paintPromptOf(request), signal);
        const image = await paintedPng(await bytesOf(data[0], signal), WHO);
        return { image, seed: paintSeedOf(request), model };
      } catch (error) {
        throw toAppError(error);
      }
    },
    close: upstream.close,
  };
}
