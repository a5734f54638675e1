/**
 * What runs on the embedded database in every `npm test`, beside `*.lite.test.ts`. All other tests of a database run on
 * PostgreSQL alone; `npm run test:all` runs them here as well.
 */
export const LITE_FILES = [
  // The layer between the app and the database engine: its driver, transactions, migrations, backups, queues, maintenance.
  'src/platform/backup/backup.test.ts',
  'src/platform/backup/maintenance.test.ts',
  'src/platform/db/migrate.test.ts',
  'src/platform/db/transaction.test.ts',
  'src/platform/db/pglite-socket.test.ts',
  'src/platform/jobs/jobs.test.ts',
  'test/database-away.test.ts',
  'test/schema-drift.test.ts',

  // A start after a kill, where this process is known to be the only one; commands that a running server takes on.
  'src/demo/demo-start.test.ts',
  'src/features/stories/reply/reply-recovery.test.ts',
  'test/control.test.ts',

  // One session instead of a pool: a transaction that asks outside of itself hangs here. The journeys (e2e/) go through
  // every feature on the embedded database; these add cases that they leave out: credits, texts, searches and
  // files.
  'src/features/accounts/account-deletion.test.ts',
  'src/features/billing/checkout.test.ts',
  'src/features/billing/credits.test.ts',
  'src/features/media/media.test.ts',
  'src/features/moderation/moderation.test.ts',
  'src/features/posts/posting/post-writing.test.ts',
  'src/features/sirens/list/siren-search.test.ts',
  'src/features/stories/reply/reply.test.ts',
];
