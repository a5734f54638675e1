import type { engines } from '@sirenade/contract/engines';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { sendSound } from '../../platform/http/send-sound.ts';
import { listEngines, listVoices, makeMissingPreviews, makePreviews, readEngineLimits } from './voices.service.ts';

/** Binds the calls about voices and engines to their use cases. */
export function engineHandlers(): Handlers<typeof engines, Context> {
  return {
    'GET /api/voices': async (ctx, _input, http) => {
      http.setHeader('cache-control', 'public, max-age=300');
      return listVoices(ctx);
    },
    'GET /api/engines': async (ctx, _input, http) => {
      http.setHeader('cache-control', 'public, max-age=60');
      return readEngineLimits(ctx);
    },
    'GET /api/admin/engines': async (ctx) => listEngines(ctx),
  };
}

/** Serves the previews of voices: public, and immutable for one engine. */
export function addVoicePreviews(app: FastifyInstance, ctx: Context): void {
  const preview = makePreviews();
  app.get<{ Params: { version: string; file: string } }>(
    '/media/voices/:version/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { version, file } = request.params;
      const audio = await preview(ctx, version, file.replace(/\.mp3$/, ''));
      reply
        .type('audio/mpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "sandbox; default-src 'none'");
      return sendSound(request, reply, audio);
    },
  );

  const ending = new AbortController();
  let making = Promise.resolve();
  // Makes previews before the first request, with the embedded engine only: a paid server is called on demand.
  app.addHook('onListen', async () => {
    if (!ctx.config.engines.warm || !ctx.providers.embedded.includes('speech')) return;
    making = makeMissingPreviews(ctx, preview, ending.signal);
  });
  app.addHook('preClose', async () => {
    ending.abort();
    await making;
  });
}
