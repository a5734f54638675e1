import { z } from 'zod';
import type { Upstream } from '../upstream/upstream.ts';

const size = z.number().int().positive().optional().catch(undefined);
const models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      aliases: z.array(z.string()).optional().catch(undefined),
      max_model_len: size,
      context_length: size,
      meta: z.object({ n_ctx: size, n_ctx_train: size }).optional().catch(undefined),
    }),
  ),
});

export type ModelList = z.infer<typeof models>['data'];

/** The context window that a server reports for its model. A server with one model serves it under any name. */
export function windowOf(list: ModelList, model: string): number | null {
  const found = list.find(({ id, aliases }) => id === model || aliases?.includes(model));
  const entry = found ?? (list.length === 1 ? list[0] : undefined);
  // vLLM, OpenRouter, llama.cpp as it runs, llama.cpp as the model was trained.
  return entry?.max_model_len ?? entry?.context_length ?? entry?.meta?.n_ctx ?? entry?.meta?.n_ctx_train ?? null;
}

/** Asks a server for its models. */
export async function listModels(upstream: Upstream, signal: AbortSignal): Promise<ModelList> {
  const { data } = await upstream.getJson('/models', { shape: models, signal, aside: true });
  return data;
}
