import type { sirens } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { paint, paintWithProgress } from './editing/pictures.service.ts';
import { createSiren, updateSiren } from './editing/siren-save.service.ts';
import { readIntro, renewIntro } from './intro/intro.service.ts';
import { listSirens } from './list/siren-list.service.ts';
import { getSiren } from './siren.service.ts';
import { deleteSiren } from './siren-deletion.service.ts';
import { reportSiren } from './siren-report.service.ts';
import { voteOnSiren } from './siren-votes.service.ts';

/** Binds the calls about sirens to their use cases. */
export function sirenHandlers(): Handlers<typeof sirens, Context> {
  return {
    'GET /api/sirens': async (ctx, { query }, http) => {
      const { sirens, next } = await listSirens(ctx, query);
      if (next) http.setHeader('x-next-cursor', next);
      return sirens;
    },
    'GET /api/sirens/:id': (ctx, { params, query }) => getSiren(ctx, params.id, { base64: query.media !== 'url' }),
    'POST /api/sirens': (ctx, { body }) => createSiren(ctx, body),
    'PUT /api/sirens/:id': (ctx, { params, body }) => updateSiren(ctx, params.id, body),
    'DELETE /api/sirens/:id': (ctx, { params }) => deleteSiren(ctx, params.id),
    'POST /api/sirens/generate-image': (ctx, { body }, http) => paint(ctx, body, http.idempotencyKey),
    'POST /api/sirens/generate-image/progress': (ctx, { body }, http) =>
      paintWithProgress(ctx, body, http.idempotencyKey),
    'GET /api/sirens/:id/intro': async (ctx, { params }, http) => {
      const intro = await readIntro(ctx, params.id);
      http.setHeader('content-type', 'text/plain; charset=utf-8');
      return intro;
    },
    'POST /api/sirens/intro/:id': (ctx, { params }) => renewIntro(ctx, params.id),
    'POST /api/sirens/report/:id': (ctx, { params, body }, http) => reportSiren(ctx, params.id, body, http.address),
    'PUT /api/reactions/siren/:id': (ctx, { params, body }) => voteOnSiren(ctx, params.id, body.is_upvote),
    'PATCH /api/reactions/siren/:id': (ctx, { params, body }) => voteOnSiren(ctx, params.id, body.is_upvote),
    'DELETE /api/reactions/siren/:id': (ctx, { params }) => voteOnSiren(ctx, params.id, null),
  };
}
