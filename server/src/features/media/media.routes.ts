import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { knowsTag } from '../../platform/http/etag.ts';
import { sendSound } from '../../platform/http/send-sound.ts';
import { audioKey, imageFiles, imageKey, isImageFile } from './media.rules.ts';
import { readFile } from './media.service.ts';
import type { MediaRow } from './media.tables.ts';
import { getViewable, type MayView } from './media-files.service.ts';

/** Sets the headers of a file; reads its bytes only if the browser does not have them cached. */
async function open(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { media: MediaRow; type: string; read: () => Promise<Uint8Array> },
): Promise<Uint8Array | undefined> {
  const etag = `"${file.media.hash}"`;
  const bytes = knowsTag(request.headers['if-none-match'], etag) ? undefined : await file.read();
  reply
    .code(bytes ? 200 : 304)
    .header('etag', etag)
    // Private: the content may be hidden later, and then no shared cache may still have it.
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "sandbox; default-src 'none'");
  if (bytes) reply.type(file.type);
  return bytes;
}

/** Serves pictures and audio to their maker, and to viewers whom `mayView` allows. */
export function addMediaFiles(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  mayView: MayView,
): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/media/images/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params;
      if (!isImageFile(file)) throw new AppError('not_found');
      const ctx = contextOf(request);
      const media = await getViewable(ctx, 'image', id, mayView);
      const read = () => readFile(ctx, imageKey(media.hash, file));
      return reply.send(await open(request, reply, { media, type: imageFiles[file], read }));
    },
  );
  app.get<{ Params: { file: string } }>('/media/audio/:file', { schema: { hide: true } }, async (request, reply) => {
    const ctx = contextOf(request);
    const id = request.params.file.match(/^(\w+)\.mp3$/)?.[1] ?? '';
    const media = await getViewable(ctx, 'audio', id, mayView);
    const read = () => readFile(ctx, audioKey(media.hash));
    const bytes = await open(request, reply, { media, type: 'audio/mpeg', read });
    return bytes ? sendSound(request, reply, bytes) : reply.send();
  });
}
