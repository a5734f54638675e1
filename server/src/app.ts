import { join } from 'node:path';
import { accounts } from '@sirenade/contract/accounts';
import { billing } from '@sirenade/contract/billing';
import { engines } from '@sirenade/contract/engines';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { sirens } from '@sirenade/contract/sirens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Context, Providers, UserActor } from './context.ts';
import type { AccountHooks } from './features/accounts/account-hooks.ts';
import { accountHandlers } from './features/accounts/accounts.routes.ts';
import { addAvatarFiles } from './features/accounts/avatar.routes.ts';
import { compose, composeMail, deliver, deliverMail, sweepMails } from './features/accounts/mail.service.ts';
import { addMailbox } from './features/accounts/mailbox.routes.ts';
import { addOptOutDoor } from './features/accounts/opt-out.routes.ts';
import { findActor, sweepSessions } from './features/accounts/session.service.ts';
import { showsMailbox, siteOf } from './features/accounts/site.rules.ts';
import { exportCredits, getPayments } from './features/billing/balance.service.ts';
import { addWebhooks, billingHandlers } from './features/billing/billing.routes.ts';
import { sweepCredits, sweepSubscriptions } from './features/billing/billing-sweep.service.ts';
import { catchUp, catchUpJob } from './features/billing/catch-up.service.ts';
import { grantTrial } from './features/billing/grants.service.ts';
import { followNotice, noticeJob } from './features/billing/notices.service.ts';
import { addMediaFiles } from './features/media/media.routes.ts';
import { sweepBlobs } from './features/media/media.service.ts';
import { sweepModeration } from './features/moderation/moderation-queue.service.ts';
import { exportReports } from './features/moderation/reports.service.ts';
import { introJob, makeIntro } from './features/sirens/intro.service.ts';
import { mayViewSirenMedia } from './features/sirens/siren.service.ts';
import { eraseSirens, exportSirens } from './features/sirens/siren-leaving.service.ts';
import { sirenHandlers } from './features/sirens/sirens.routes.ts';
import { addVoicePreviews, engineHandlers } from './features/sirens/voices.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { addActorGate } from './platform/http/actor-gate.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import { bind } from './platform/http/bind.ts';
import { addHealth } from './platform/http/health.ts';
import { makeHttpServer } from './platform/http/http-server.ts';
import { addLeaving } from './platform/http/leaving.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { pageSourcesOf } from './platform/http/page-sources.ts';
import { addWebFiles, readWebPage } from './platform/http/web-files.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/log.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { PaymentSandbox } from './providers/payments/sandbox/payment-sandbox.ts';
import { addPaymentSandbox } from './providers/payments/sandbox/serve-sandbox.ts';

/** Everything the app is made of; tests hand in their own clock, database and mailbox. */
export interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  limits: RateLimits;
  providers: Providers;
  secrets: SecretBox;
  /** Stands in for a payment provider; never in production. */
  paymentSandbox?: PaymentSandbox | undefined;
  /** Folder of the built web app; without it only the API is served. */
  webFolder: string | undefined;
}

/** The context of the server's own work: jobs, sweeps, commands. */
export function systemContext(parts: Parts, signal = new AbortController().signal): Context {
  const { database, webFolder: _, paymentSandbox: __, ...rest } = parts;
  return { ...rest, db: database.db, actor: { kind: 'system' }, signal };
}

const accountHooks: AccountHooks = {
  paymentsOf: getPayments,
  verified: grantTrial,
  exportOf: async (ctx, userId) => ({
    ...(await exportCredits(ctx, userId)),
    ...(await exportReports(ctx, userId)),
    ...(await exportSirens(ctx, userId)),
  }),
  erasing: eraseSirens,
};

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
  await parts.jobs.schedule('mail-sweep', '17 * * * *', () => sweepMails(ctx));
  await parts.jobs.schedule('session-sweep', '43 4 * * *', () => sweepSessions(ctx));
  await parts.jobs.schedule('moderation-sweep', '13 5 * * *', () => sweepModeration(ctx));
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
  const leftOf = addLeaving(app);
  addMetrics(app);
  addHealth(app, database.pool);
  const base = systemContext(parts);
  const actorOf = addActorGate<UserActor>(app, {
    publicUrl: config.publicUrl,
    limits: parts.limits,
    resolve: (token) => findActor(base, token),
  });
  if (!config.production) await addApiDocs(app, PRODUCT_NAME);

  const contextOf = (request: FastifyRequest): Context => ({
    ...base,
    actor: actorOf(request) ?? { kind: 'anonymous' },
    log: request.log as Logger,
    signal: leftOf(request),
  });
  bind(app, config.publicUrl, contextOf, accounts, accountHandlers(accountHooks));
  bind(app, config.publicUrl, contextOf, billing, billingHandlers());
  await addWebhooks(app, contextOf);
  bind(app, config.publicUrl, contextOf, engines, engineHandlers());
  bind(app, config.publicUrl, contextOf, sirens, sirenHandlers());
  addAvatarFiles(app, parts.providers.storage);
  addMediaFiles(app, contextOf, mayViewSirenMedia);
  addVoicePreviews(app, base);
  addOptOutDoor(app);
  if (parts.paymentSandbox && !config.production) addPaymentSandbox(app, parts.paymentSandbox);
  if (showsMailbox(config)) addMailbox(app, join(config.dataDir, 'outbox'));
  await addWebFiles(app, parts.webFolder ?? '', page);
  await takeOnJobs(parts);
  return app;
}
