import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { makeFairTurns } from '../../platform/work/fair-turns.ts';
import { openUpstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError, UpstreamError } from '../upstream/upstream-error.ts';
import type { ImageEngine } from './image.ts';
import { NEGATIVE_PROMPT, paintPromptOf, paintSeedOf } from './paint-prompt.ts';
import { fromBase64, IMAGE_JSON_CAP, paintedPng } from './painted-png.ts';

export interface A1111Settings {
  /** As `http://127.0.0.1:7860`. */
  url: string;
  /** A checkpoint; the loaded one where it is not given. */
  model?: string | undefined;
  /** `user:password` of --api-auth. */
  apiKey?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  steps?: number | undefined;
  /** Milliseconds between two looks at the progress. */
  lookEvery?: number | undefined;
  /** Timeout in milliseconds of the request that cancels a picture. */
  stopWithin?: number | undefined;
}

const WHO = 'image server';
/** Nothing comes before the picture is painted. */
const TIMEOUTS = { connect: 5_000, firstByte: 300_000, idle: 30_000, total: 120_000 };

const answer = z.object({ images: z.array(z.string().min(1)).min(1), info: z.string().optional().catch(undefined) });
const progress = z.object({ progress: z.number() });
const details = z.object({ seed: z.number().int(), sd_model_name: z.string().optional().catch(undefined) });

/** Reads the details of a picture, which are JSON within a string; some servers leave it empty. */
function readInfo(info: string | undefined): Partial<z.infer<typeof details>> {
  try {
    return details.safeParse(JSON.parse(info ?? '')).data ?? {};
  } catch {
    return {};
  }
}

/** Pictures of AUTOMATIC1111, Forge, SD.Next or KoboldCpp. One at a time: its progress and its stop know no request. */
export function a1111Image(settings: A1111Settings, tuning: UpstreamTuning = {}): ImageEngine & { close(): void } {
  const { url, model, apiKey, width = 512, height = 768, steps = 25, lookEvery = 1_000 } = settings;
  const { stopWithin = 1_000 } = settings;
  const upstream = openUpstream({
    ...tuning,
    who: WHO,
    baseUrl: url.replace(/(\/sdapi\/v1)?\/*$/, ''),
    apiKey,
    scheme: 'Basic',
    timeouts: { ...TIMEOUTS, ...tuning.timeouts },
  });
  const inTurn = makeFairTurns();

  /** Polls the progress until the work is over, or the server rejects the request for it. */
  const watch = async (emit: (part: number) => void, over: AbortSignal): Promise<void> => {
    let most = 0;
    const look = { shape: progress, aside: true, signal: over, timeouts: { firstByte: 5_000 } };
    while (!over.aborted) {
      try {
        await sleep(lookEvery, undefined, { signal: over });
        const part = (await upstream.getJson('/sdapi/v1/progress?skip_current_image=true', look)).progress;
        if (part > most && part < 1) emit(part);
        most = Math.max(most, part);
      } catch (error) {
        // A look that fails is made up for by the next one.
        if (error instanceof UpstreamError && error.kind === 'rejected') return;
      }
    }
  };

  const interrupt = async (): Promise<void> => {
    const signal = AbortSignal.timeout(stopWithin);
    const request = { type: [''], read: () => true, aside: true, signal };
    // Best effort: a server that cannot be reached finishes the picture in vain.
    await upstream.postBytes('/sdapi/v1/interrupt', {}, request).catch(() => {});
  };

  const generate = async (prompt: string, seed: number, signal: AbortSignal, emit?: (part: number) => void) => {
    const over = new AbortController();
    if (emit) void watch(emit, over.signal);
    try {
      return await upstream.postJson(
        '/sdapi/v1/txt2img',
        {
          prompt,
          negative_prompt: NEGATIVE_PROMPT,
          seed,
          steps,
          width,
          height,
          batch_size: 1,
          n_iter: 1,
          send_images: true,
          save_images: false,
          ...(model && { override_settings: { sd_model_checkpoint: model } }),
        },
        { shape: answer, maxBytes: IMAGE_JSON_CAP, signal },
      );
    } catch (error) {
      const isUnfinished = error instanceof UpstreamError && (error.kind === 'cancelled' || error.kind === 'timeout');
      if (isUnfinished) await interrupt();
      throw error;
    } finally {
      over.abort();
    }
  };

  return {
    kind: `${model ?? 'the loaded model'} (AUTOMATIC1111 server)`,
    paint: async (request, { signal, who, onProgress }) => {
      try {
        const asked = paintSeedOf(request);
        const painted = await inTurn({ signal, who }, () =>
          generate(paintPromptOf(request), asked, signal, onProgress),
        );
        const { seed = asked, sd_model_name: name } = readInfo(painted.info);
        const image = await paintedPng(fromBase64(painted.images[0] ?? ''), WHO);
        onProgress?.(1);
        return { image, seed, model: name ?? model ?? 'unknown' };
      } catch (error) {
        // An abort gives the same error while the call waits in the queue as while the picture is made.
        throw toAppError(signal.aborted ? new UpstreamError(WHO, 'cancelled') : error);
      }
    },
    close: upstream.close,
  };
}
