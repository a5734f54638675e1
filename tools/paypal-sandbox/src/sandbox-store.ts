import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { issueCertificate, type KeyPair, makeKeys } from './certificate.ts';
import { emptyState, type SandboxState } from './sandbox-state.ts';

/** The key with which the sandbox signs its notices. */
export interface SandboxIdentity {
  keys: KeyPair;
  /** PEM */
  certificate: string;
}

export interface SandboxStore {
  state: SandboxState;
  identity: SandboxIdentity;
  /** Settles when all that has happened so far is on the disk. */
  save(): Promise<void>;
}

const YEAR = 365 * 86_400_000;
const entries = z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())]));
const file = z.object({
  version: z.literal(1),
  seed: z.string().min(1),
  moved: z.number(),
  serial: z.number(),
  products: entries,
  plans: entries,
  subscriptions: entries,
  answers: entries,
  key: z.string(),
  certificate: z.string(),
});

function makeIdentity(keys: KeyPair, now: Date): SandboxIdentity {
  const certificate = issueCertificate({
    name: 'notices.sandbox.invalid',
    publicKey: keys.publicKey,
    signer: { privateKey: keys.privateKey },
    from: new Date(now.getTime() - YEAR),
    until: new Date(now.getTime() + 20 * YEAR),
  });
  return { keys, certificate };
}

function parse(text: string): { state: SandboxState; identity: SandboxIdentity } | null {
  try {
    const { key, certificate, products, plans, subscriptions, answers, ...rest } = file.parse(JSON.parse(text));
    const privateKey = createPrivateKey(key);
    const maps = {
      products: new Map(products),
      plans: new Map(plans),
      subscriptions: new Map(subscriptions),
      answers: new Map(answers),
    };
    // We wrote it ourselves; its outline was checked.
    const state = { ...rest, ...maps } as unknown as SandboxState;
    return { state, identity: { keys: { privateKey, publicKey: createPublicKey(privateKey) }, certificate } };
  } catch {
    return null;
  }
}

async function read(path: string): Promise<ReturnType<typeof parse>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const found = parse(text);
  // It is only play money: begin anew, but throw nothing away.
  if (!found) await rename(path, `${path}.unreadable`);
  return found;
}

/** Whole or not at all, even after a power cut: written aside, synced, renamed. */
async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Opens the state of the sandbox: from a file where a folder is set, else in memory. */
export async function openSandboxStore(
  path: string | undefined,
  seed: string | undefined,
  now: Date,
  keys?: KeyPair | undefined,
): Promise<SandboxStore> {
  const found = path === undefined ? null : await read(path);
  const state = found?.state ?? emptyState(seed ?? randomBytes(24).toString('base64url'));
  const identity = found?.identity ?? makeIdentity(keys ?? (await makeKeys()), now);
  const key = identity.keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const serialise = () => {
    const { products, plans, subscriptions, answers, ...rest } = state;
    const lists = {
      products: [...products],
      plans: [...plans],
      subscriptions: [...subscriptions],
      answers: [...answers],
    };
    return JSON.stringify({ ...rest, ...lists, key, certificate: identity.certificate });
  };

  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const save = (): Promise<void> => {
    if (path === undefined) return Promise.resolve();
    // Callers that come during a write share the next one, even if this one fails.
    next ??= writing
      .catch(() => {})
      .then(() => {
        next = undefined;
        writing = write(path, serialise());
        return writing;
      });
    return next;
  };
  if (!found) await save();
  return { state, identity, save };
}
