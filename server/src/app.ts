import { join } from 'node:path';
import { accounts } from '@sirenade/contract/accounts';
import { billing } from '@sirenade/contract/billing';
import { engines } from '@sirenade/contract/engines';
import { posts } from '@sirenade/contract/posts';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { sirens } from '@sirenade/contract/sirens';
import { stories } from '@sirenade/contract/stories';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Services, UserActor } from './context.ts';
import type { AccountHooks } from './features/accounts/account.hooks.ts';
import { accountHandlers } from './features/accounts/accounts.routes.ts';
import { addAvatarFiles } from './features/accounts/avatar.routes.ts';
import { findActor, sweepSessions } from './features/accounts/login/session.service.ts';
import { compose, composeMail, deliver, deliverMail, sweepMails } from './features/accounts/mail/mail.service.ts';
import { addMailbox } from './features/accounts/mail/mailbox.routes.ts';
import { addOptOutRedirect } from './features/accounts/mail/opt-out.routes.ts';
import { showsMailbox, siteOf } from './features/accounts/site.rules.ts';
import { exportCredits, getPayments } from './features/billing/balance.service.ts';
import { addWebhooks, billingHandlers } from './features/billing/billing.routes.ts';
import { sweepCredits, sweepSubscriptions } from './features/billing/billing-sweep.service.ts';
import { endSubscriptions } from './features/billing/cancel.service.ts';
import { catchUp, catchUpJob } from './features/billing/catch-up.service.ts';
import { adoptVisitor } from './features/billing/credits.service.ts';
import { grantTrial } from './features/billing/grants.service.ts';
import { followNotice, noticeJob } from './features/billing/notices.service.ts';
import { addMediaFiles } from './features/media/media.routes.ts';
import { type FindUsed, sweepBlobs, sweepDetached } from './features/media/media-sweep.service.ts';
import { judgeProfile } from './features/moderation/moderation.service.ts';
import { sweepModeration } from './features/moderation/moderation-queue.service.ts';
import { exportReports } from './features/moderation/reports.service.ts';
import { erasePosts, exportPosts, getFigures } from './features/posts/account-deletion.service.ts';
import { findModerated } from './features/posts/feed/feeds.service.ts';
import { findPageHead } from './features/posts/post-head.service.ts';
import { postHandlers } from './features/posts/posts.routes.ts';
import { introJob, makeIntro } from './features/sirens/intro/intro.service.ts';
import { mayViewSirenMedia } from './features/sirens/siren.service.ts';
import { findPictured } from './features/sirens/siren-cards.service.ts';
import { eraseSirens, exportSirens, lockSirensForDeletion } from './features/sirens/siren-deletion.service.ts';
import { sirenHandlers } from './features/sirens/sirens.routes.ts';
import { addVoicePreviews, engineHandlers } from './features/sirens/voices.routes.ts';
import { findMediaInUse, mayViewStoryMedia } from './features/stories/library/stories.service.ts';
import {
  adoptStories,
  eraseStories,
  exportStories,
  lockStoriesForDeletion,
  sweepStories,
} from './features/stories/library/story-deletion.service.ts';
import { recoverAtStart, recoverReplies } from './features/stories/reply/recover.service.ts';
import { storyHandlers } from './features/stories/stories.routes.ts';
import type { Database } from './platform/db/database.ts';
import { addActorGate } from './platform/http/actor-gate.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import { bind } from './platform/http/bind.ts';
import { addDisconnectSignal } from './platform/http/disconnect-signal.ts';
import { addHealth } from './platform/http/health.ts';
import { makeHttpServer } from './platform/http/http-server.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { pageSourcesOf } from './platform/http/page-sources.ts';
import { addWebFiles, readWebPage } from './platform/http/web-files.ts';
import type { Logger } from './platform/log.ts';

/** Everything the app is made of; tests hand in their own clock, database and mailbox. */
export interface Parts extends Services {
  database: Database;
  /** Stands in for a payment provider; never in production. */
  addPaymentSandbox?: ((app: FastifyInstance) => void) | undefined;
  /** Folder of the built web app; without it only the API is served. */
  webFolder: string | undefined;
}

/** Replies that are being written when the server stops have so long to come to their end by themselves. */
const FINISH_WITHIN_MS = 15_000;

/** The context of the server's own work: jobs, sweeps, commands. */
export function systemContext(parts: Parts, signal = new AbortController().signal): Context {
  const { database, webFolder: _, addPaymentSandbox: __, ...rest } = parts;
  return { ...rest, db: database.db, actor: { kind: 'system' }, signal };
}

/** Hooks by which the other features take part in the life of an account. */
export const accountHooks: AccountHooks = {
  paymentsOf: getPayments,
  moderatedBy: findModerated,
  verified: grantTrial,
  joined: async (ctx, visitorId, userId) => {
    await adoptVisitor(ctx, visitorId, userId);
    await adoptStories(ctx, visitorId, userId);
  },
  judgeProfile,
  figuresOf: getFigures,
  exportOf: async (ctx, userId) => ({
    ...(await exportCredits(ctx, userId)),
    ...(await exportReports(ctx, userId)),
    ...(await exportSirens(ctx, userId)),
    ...(await exportStories(ctx, userId)),
    ...(await exportPosts(ctx, userId)),
  }),
  suspended: (ctx, userId) => endSubscriptions(ctx, userId, 'The account was suspended'),
  erasing: async (ctx, userId) => {
    // Locks in the order that every transaction takes them, sirens, stories, posts, and all before the first row is deleted.
    const sirenIds = await lockSirensForDeletion(ctx, userId);
    await lockStoriesForDeletion(ctx, userId, sirenIds);
    await erasePosts(ctx, userId, sirenIds);
    await eraseStories(ctx, userId);
    await eraseSirens(ctx, userId);
  },
};

/** The pictures that a feature refers to; the sweep may delete the others. */
export const findUsedPictures: FindUsed = async (ctx, mediaIds) => [
  ...(await findPictured(ctx, mediaIds)),
  ...(await findMediaInUse(ctx, mediaIds)),
];

async function takeOnJobs(parts: Parts): Promise<void> {
  const ctx = systemContext(parts);
  await parts.jobs.work(composeMail, (request) => compose(ctx, request));
  await parts.jobs.work(deliverMail, ({ mailId }) => deliver(ctx, mailId));
  await parts.jobs.work(noticeJob, (notice) => followNotice(ctx, notice));
  await parts.jobs.work(catchUpJob, async ({ subscriptionId }) => {
    await catchUp(ctx, subscriptionId);
  });
  await parts.jobs.work(introJob, (job) => makeIntro(ctx, job));
  await parts.jobs.schedule('subscription-sweep', '*/10 * * * *', () => sweepSubscriptions(ctx));
  await parts.jobs.schedule('credit-sweep', '*/5 * * * *', () => sweepCredits(ctx));
  await parts.jobs.schedule('blob-sweep', '*/10 * * * *', () => sweepBlobs(ctx));
  await parts.jobs.schedule('loose-sweep', '37 * * * *', () => sweepDetached(ctx, findUsedPictures));
  await parts.jobs.schedule('mail-sweep', '17 * * * *', () => sweepMails(ctx));
  await parts.jobs.schedule('session-sweep', '43 4 * * *', () => sweepSessions(ctx));
  await parts.jobs.schedule('moderation-sweep', '13 5 * * *', () => sweepModeration(ctx));
  await parts.jobs.schedule('reply-recovery', '* * * * *', () => recoverReplies(ctx));
  await parts.jobs.schedule('story-sweep', '29 5 * * *', () => sweepStories(ctx));
}

/** Ends the replies that were being written when the server stopped; runs before the first request is served. */
export function takeUpReplies(parts: Parts): Promise<void> {
  // An embedded database has no other process beside this one.
  return recoverAtStart(systemContext(parts), parts.database.kind === 'embedded');
}

/** Wires the parts into an app that is ready to listen. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { config, log, database } = parts;
  const page = parts.webFolder ? readWebPage(parts.webFolder, siteOf(config)) : undefined;
  const app = await makeHttpServer({
    log,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    scriptHashes: page?.scriptHashes ?? [],
    elsewhere: pageSourcesOf({
      analyticsId: config.analyticsId,
      paymentScript: parts.providers.payments?.browserScript ?? null,
    }),
  });
  const leftOf = addDisconnectSignal(app);
  app.addHook('preClose', () => parts.background.finishAll(FINISH_WITHIN_MS));
  addMetrics(app);
  addHealth(app, database.pool, parts.timings);
  const base = systemContext(parts);
  const actorOf = addActorGate<UserActor>(app, {
    publicUrl: config.publicUrl,
    limits: parts.limits,
    resolve: (token) => findActor(base, token),
  });
  if (!config.production) await addApiDocs(app, PRODUCT_NAME);

  const contextOf = (request: FastifyRequest): Context => ({
    ...base,
    actor: actorOf(request) ?? { kind: 'anonymous', visitor: request.visitor },
    log: request.log as Logger,
    signal: leftOf(request),
  });
  bind(app, config.publicUrl, contextOf, accounts, accountHandlers(accountHooks));
  bind(app, config.publicUrl, contextOf, billing, billingHandlers());
  await addWebhooks(app, contextOf);
  bind(app, config.publicUrl, contextOf, engines, engineHandlers());
  bind(app, config.publicUrl, contextOf, sirens, sirenHandlers());
  bind(app, config.publicUrl, contextOf, stories, storyHandlers());
  bind(app, config.publicUrl, contextOf, posts, postHandlers());
  addAvatarFiles(app, parts.providers.storage);
  addMediaFiles(
    app,
    contextOf,
    async (ctx, media) => (await mayViewSirenMedia(ctx, media)) || (await mayViewStoryMedia(ctx, media)),
  );
  addVoicePreviews(app, base);
  addOptOutRedirect(app);
  if (!config.production) parts.addPaymentSandbox?.(app);
  if (showsMailbox(config)) addMailbox(app, join(config.dataDir, 'outbox'));
  await addWebFiles(app, parts.webFolder ?? '', page, {
    isIndexable: config.allowIndexing,
    headOf: (path) => findPageHead(base, path),
  });
  await takeOnJobs(parts);
  return app;
}
