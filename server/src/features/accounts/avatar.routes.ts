import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BlobStore } from '../../providers/storage/storage.ts';

/** Serves avatars: public, immutable, and as pictures only. */
export function addAvatarFiles(app: FastifyInstance, storage: BlobStore): void {
  app.get<{ Params: { file: string } }>('/media/avatars/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const bytes = /^[0-9a-f]{32}\.webp$/.test(file) ? await storage.get(`avatars/${file}`) : null;
    if (!bytes) throw new AppError('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(bytes);
  });
}
