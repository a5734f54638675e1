import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { linkSignal } from '../../platform/live/linked-signal.ts';
import { openUpstream, type Upstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError, UpstreamError } from '../upstream/upstream-error.ts';
import { fillWorkflow, readWorkflow } from './comfyui-workflow.ts';
import type { ImageEngine } from './image.ts';
import { NEGATIVE_PROMPT, paintPromptOf, paintSeedOf } from './paint-prompt.ts';
import { IMAGE_CAP, paintedPng } from './painted-png.ts';

export interface ComfyuiSettings {
  /** As `http://127.0.0.1:8188`. */
  url: string;
  /** JSON in API format, with holes: %prompt%, %negative_prompt%, %seed%, %width%, %height%, %model%. */
  workflow: string;
  model?: string | undefined;
  apiKey?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Milliseconds between two looks at the history. */
  lookEvery?: number | undefined;
  /** Milliseconds for one picture, the wait in the server's queue included. */
  timeoutMs?: number | undefined;
  /** Timeout in milliseconds of the request that cancels a picture. */
  stopWithin?: number | undefined;
}

const WHO = 'image server';
const TIMEOUTS = { connect: 5_000, firstByte: 14_000, idle: 14_000, total: 60_000 };

const queued = z.object({ prompt_id: z.string().min(1) });
const file = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string().default('output') });
const history = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string().optional(), completed: z.boolean().optional() }).nullish(),
    outputs: z.record(z.string(), z.object({ images: z.array(file).optional().catch(undefined) })).default({}),
  }),
);
const queue = z.object({ queue_running: z.array(z.array(z.unknown())) });

const fault = (detail: string) => new UpstreamError(WHO, 'broken', { detail });

/** Takes our picture out of the queue, or stops it where it is being painted; others' pictures go on. */
async function stop(upstream: Upstream, id: string, within: number): Promise<void> {
  const options = { aside: true, signal: AbortSignal.timeout(within) };
  const any = { ...options, type: [''], read: () => true };
  try {
    await upstream.postBytes('/queue', { delete: [id] }, any);
    const { queue_running: running } = await upstream.getJson('/queue', { ...options, shape: queue });
    if (running.some((entry) => entry[1] === id)) await upstream.postBytes('/interrupt', { prompt_id: id }, any);
  } catch (error) {
    // Best effort: a server that cannot be reached finishes the picture in vain.
    if (!(error instanceof UpstreamError)) throw error;
  }
}

/** Pictures of a ComfyUI server, by a workflow of the operator's. */
export function comfyuiImage(settings: ComfyuiSettings, tuning: UpstreamTuning = {}): ImageEngine & { close(): void } {
  const { url, model = '', apiKey, width = 512, height = 768, lookEvery = 500, timeoutMs = 300_000 } = settings;
  const { stopWithin = 1_000 } = settings;
  const workflow = readWorkflow(settings.workflow);
  const timeouts = { ...TIMEOUTS, ...tuning.timeouts };
  const upstream = openUpstream({ ...tuning, who: WHO, baseUrl: url, apiKey, timeouts });
  const client = randomUUID();

  /** Looks until the picture is done. There are no events to wait for without a websocket. */
  const waitFor = async (id: string, signal: AbortSignal): Promise<z.infer<typeof file>> => {
    for (;;) {
      await sleep(lookEvery, undefined, { signal }).catch(() => {
        throw new UpstreamError(WHO, 'cancelled');
      });
      const seen = await upstream.getJson(`/history/${encodeURIComponent(id)}`, { shape: history, signal });
      // Until the picture is done there is nothing at all.
      if (Object.keys(seen).length === 0) continue;
      const { status, outputs } = seen[id] ?? {};
      if (status?.status_str === 'error') throw fault('the workflow failed');
      const images = Object.values(outputs ?? {}).flatMap((output) => output.images ?? []);
      const image = images.find(({ type }) => type === 'output') ?? images[0];
      if (image) return image;
      throw fault('no picture came of the workflow');
    }
  };

  const generate = async (graph: object, signal: AbortSignal): Promise<Buffer> => {
    let id: string = randomUUID();
    const link = linkSignal(signal, timeoutMs);
    try {
      const request = { prompt: graph, client_id: client, prompt_id: id };
      ({ prompt_id: id } = await upstream.postJson('/prompt', request, { shape: queued, signal: link.signal }));
      const image = await waitFor(id, link.signal);
      const read = (bytes: Buffer) => bytes;
      const view = { type: ['image/'], read, maxBytes: IMAGE_CAP, signal: link.signal };
      return await upstream.getBytes(`/view?${new URLSearchParams(image)}`, view);
    } catch (error) {
      if (!link.signal.aborted) throw error;
      await stop(upstream, id, stopWithin);
      throw signal.aborted ? error : new UpstreamError(WHO, 'timeout', { detail: 'no picture in time' });
    } finally {
      link.unlink();
    }
  };

  return {
    kind: `${model || 'a workflow'} (ComfyUI server)`,
    paint: async (request, { signal }) => {
      try {
        const seed = paintSeedOf(request);
        const holes = { prompt: paintPromptOf(request), negative_prompt: NEGATIVE_PROMPT, seed, width, height, model };
        const bytes = await generate(fillWorkflow(workflow, holes), signal);
        return { image: await paintedPng(bytes, WHO), seed, model: model || 'workflow' };
      } catch (error) {
        throw toAppError(error);
      }
    },
    close: upstream.close,
  };
}
