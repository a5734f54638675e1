import type { stories } from '@sirenade/contract/stories';
import type { Context } from '../../context.ts';
import type { Exchange, Handlers } from '../../platform/http/bind.ts';
import { paintCompose } from './library/compose-picture.service.ts';
import { listRecentStories, showAlternate } from './library/stories.service.ts';
import { copyStory } from './library/story-copy.service.ts';
import { deleteStory } from './library/story-deletion.service.ts';
import { addFact, editFact, editSummary, getMemory, removeFact } from './memory/memory.service.ts';
import { suggest } from './prompt/suggestions.service.ts';
import { attachReply, openStory, stopReply } from './reply/reply.service.ts';
import { sendMessage } from './reply/send.service.ts';
import { ownerOf } from './story.rules.ts';

const wantsBase64 = (query: { media?: 'url' | undefined }) => query.media !== 'url';

/** Gives a visitor without an account the cookie that will own their story. */
function withVisitor(ctx: Context, http: Exchange): Context {
  if (ctx.actor.kind !== 'anonymous' || ctx.actor.visitor !== null) return ctx;
  return { ...ctx, actor: { kind: 'anonymous', visitor: http.openVisitor() } };
}

/** Binds the calls about stories to their use cases. */
export function storyHandlers(): Handlers<typeof stories, Context> {
  return {
    'GET /api/story': (ctx) => listRecentStories(ctx),
    'GET /api/story/:id': (ctx, { params, query }) => openStory(ctx, params.id, { base64: wantsBase64(query) }),
    'POST /api/story': (ctx, { body, query }, http) =>
      sendMessage(withVisitor(ctx, http), {
        storyId: null,
        input: body,
        idempotencyKey: http.idempotencyKey,
        address: http.address,
        embed: wantsBase64(query),
      }),
    'POST /api/story/:id': (ctx, { params, body, query }, http) =>
      sendMessage(ctx, {
        storyId: params.id,
        input: body,
        idempotencyKey: http.idempotencyKey,
        address: http.address,
        embed: wantsBase64(query),
      }),
    'GET /api/story/:id/stream': (ctx, { params, query }) => attachReply(ctx, params.id, query, wantsBase64(query)),
    'POST /api/story/:id/stop': (ctx, { params }) => stopReply(ctx, params.id),
    'DELETE /api/story/:id': (ctx, { params }) => deleteStory(ctx, params.id),
    'POST /api/story/copy/:id': (ctx, { params }, http) =>
      copyStory(ctx, params.id, {
        owner: () => ownerOf(ctx.actor) ?? { visitor: http.openVisitor() },
        address: http.address,
      }),
    'POST /api/story/suggestion': (ctx, { body }, http) => suggest(ctx, { sirenId: body.siren_id }, http.address),
    'POST /api/story/suggestion/:id': (ctx, { params }, http) => suggest(ctx, { storyId: params.id }, http.address),
    'PUT /api/story/:id/compose/:compose/alternate': (ctx, { params, body, query }) =>
      showAlternate(
        ctx,
        { storyId: params.id, composeId: params.compose, index: body.index },
        { base64: wantsBase64(query) },
      ),
    'POST /api/story/:id/compose/:compose/picture': (ctx, { params, query }, http) =>
      paintCompose(
        ctx,
        { storyId: params.id, composeId: params.compose, address: http.address },
        { base64: wantsBase64(query) },
      ),
    'GET /api/story/:id/memory': (ctx, { params }) => getMemory(ctx, params.id),
    'PATCH /api/story/:id/memory': (ctx, { params, body }) => editSummary(ctx, params.id, body.summary),
    'POST /api/story/:id/memory/facts': (ctx, { params, body }) => addFact(ctx, params.id, body),
    'PUT /api/story/:id/memory/facts/:fact': (ctx, { params, body }) =>
      editFact(ctx, params.id, params.fact, body.text),
    'DELETE /api/story/:id/memory/facts/:fact': (ctx, { params }) => removeFact(ctx, params.id, params.fact),
  };
}
