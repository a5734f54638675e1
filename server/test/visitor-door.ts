import { endpoints } from '@sirenade/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bind } from '../src/platform/http/bind.ts';

const reply = z.object({ id: z.string().nullable(), before: z.string().nullable(), after: z.string().nullable() });
const door = endpoints({
  'GET /api/test/visitor': { summary: 'Who comes', reply },
  'POST /api/test/visitor': { summary: 'Who comes, known from now on', reply },
  'DELETE /api/test/visitor': { summary: 'Forget who came', reply },
  'POST /api/test/visitor/stream': { summary: 'Who comes, as the first of events', reply, streams: true },
});

/** Adds endpoints to an app that answer with the visitor id of the client; before its first request. */
export function addVisitorDoor(app: FastifyInstance, publicUrl: URL): void {
  const nothing = () => ({});
  bind(app, publicUrl, nothing, door, {
    'GET /api/test/visitor': async (_ctx, _input, http) => ({
      id: null,
      before: http.visitor,
      after: http.visitor,
    }),
    'POST /api/test/visitor': async (_ctx, _input, http) => {
      const before = http.visitor;
      const id = http.openVisitor();
      if (http.openVisitor() !== id) throw new Error('One request was given two names.');
      return { id, before, after: http.visitor };
    },
    'DELETE /api/test/visitor': async (_ctx, _input, http) => {
      const before = http.visitor;
      http.clearVisitor();
      return { id: null, before, after: http.visitor };
    },
    'POST /api/test/visitor/stream': async (_ctx, _input, http) => {
      const event = { before: http.visitor, id: http.openVisitor(), after: http.visitor };
      return (async function* () {
        yield event;
      })();
    },
  });
}
