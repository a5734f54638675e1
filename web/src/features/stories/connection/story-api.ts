import { call, callEvents } from '../../../lib/api.ts';
import type { ReplyTransport } from './reply-transport.ts';

const query = { media: 'url' } as const;

/** The server, as a chat talks to it [A25] [A26]. */
export const storyApi: ReplyTransport = {
  send({ storyId, body }, key, options) {
    const input = { body, query, idempotencyKey: key, ...options };
    if (storyId === null) return callEvents('POST /api/story', input);
    return callEvents('POST /api/story/:id', { params: { id: storyId }, ...input });
  },
  attach(storyId, after, { reply, ...options }) {
    return callEvents('GET /api/story/:id/stream', {
      params: { id: storyId },
      query: { after, ...(reply === null ? {} : { reply }), ...query },
      ...options,
    });
  },
  stop: (storyId) => call('POST /api/story/:id/stop', { params: { id: storyId } }),
  load: (storyId) => call('GET /api/story/:id', { params: { id: storyId }, query }),
};
