import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { BRIEF_FLAGS } from '../../scripts/lib/brief-process.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { lendVectors, preparedData, saveVectors } from './prepared-data.ts';

/** A mail as the outbox stores it. */
export interface StoredMail {
  file: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  link?: string;
}

/** The built app on a port and a data directory of its own. */
export interface App {
  url: string;
  dataDir: string;
  /** Every mail written so far, oldest first. */
  mails(): StoredMail[];
  /** Waits for the newest mail to an address. */
  mailTo(address: string, subject?: RegExp): Promise<StoredMail>;
  /** Has the running app do a command of the operator. */
  operate(...words: string[]): Promise<void>;
  /** The same by the program that `npm run admin` starts. */
  operateByProgram(...words: string[]): Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 25;

/** Reads the mails of a data directory, each file once. */
function outboxOf(dataDir: string): () => StoredMail[] {
  const folder = join(dataDir, 'outbox');
  const read = new Map<string, StoredMail>();
  return () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.filter((name) => /^[^.].*\.json$/.test(name)))
      if (!read.has(name)) read.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredMail);
    return [...read.keys()].sort().flatMap((name) => read.get(name) ?? []);
  };
}

/** Starts the built app and waits until it answers. Settings go on top of those for tests. */
export async function startApp(env: Record<string, string> = {}): Promise<App> {
  const { path: dataDir, remove } = makeScratch('e2e', preparedData());
  if (!env.TEXT_URL) lendVectors(dataDir);
  const server = await spawnServer({ dataDir, env, flags: BRIEF_FLAGS });
  await server.ready();
  const mails = outboxOf(dataDir);
  return {
    url: server.url,
    dataDir,
    log: server.log,
    operate: async (...words) => {
      const { key } = JSON.parse(readFileSync(join(dataDir, 'sirenade.lock'), 'utf8')) as { key: string };
      const answer = await fetch(`${server.url}/internal/command`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ words }),
      });
      if (!answer.ok) throw new Error(`${words.join(' ')}: ${answer.status} ${await answer.text()}`);
    },
    operateByProgram: async (...words) => {
      await promisify(execFile)(process.execPath, [at('server', 'dist', 'admin.js'), ...words], {
        cwd: dataDir,
        env: server.env,
      });
    },
    mails,
    mailTo: async (address, subject = /./) => {
      const giveUp = Date.now() + CONDITION_MS;
      for (;;) {
        const mail = mails().findLast(({ to, subject: about }) => to === address && subject.test(about));
        if (mail) return mail;
        if (Date.now() > giveUp) throw new Error(`No mail to ${address} about ${subject} came.`);
        await pause(LOOK_EVERY_MS);
      }
    },
    stop: async () => {
      await server.stop();
      if (!env.TEXT_URL) saveVectors(dataDir);
      remove();
    },
  };
}
