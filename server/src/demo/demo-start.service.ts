import type { Context } from '../context.ts';
import { type BuiltIn, demoContext } from './demo-context.ts';
import type { DemoLogin } from './demo-logins.service.ts';
import { fillDemo, findDemo } from './demo-seeding.service.ts';
import type { Demo } from './filling.ts';

const RENEW = 'npm run demo -- logins';
const REMOVE = 'npm run demo -- remove';

/** One line for each account to log in to, as the operator reads it. */
export function describeLogins(ctx: Context, logins: DemoLogin[]): string[] {
  const page = new URL('/login', ctx.config.publicUrl).href;
  return logins.map(({ email, password, isAdmin }) => {
    const who = isAdmin ? 'an administrator once two-factor login is on in its settings' : 'a user with credits';
    return `log in at ${page} as ${email} with the password ${password} (${who})`;
  });
}

function announce(ctx: Context, logins: DemoLogin[]): void {
  if (logins.length === 0) return;
  // Production logs are stored, so they must not contain passwords.
  if (ctx.config.production)
    ctx.log.info({ event: 'demo_logins_hidden' }, `demo: for passwords to log in with: ${RENEW}`);
  else {
    for (const line of describeLogins(ctx, logins)) ctx.log.info({ event: 'demo_login' }, `demo: ${line}`);
    ctx.log.info({ event: 'demo_logins_once' }, `demo: these passwords are not kept; for others: ${RENEW}`);
  }
}

async function readDemo(): Promise<Demo> {
  const [{ demoPeople: people }, { demoSirens: sirens }, { demoStories: stories }] = await Promise.all([
    import('./demo-people.ts'),
    import('./demo-sirens.ts'),
    import('./demo-stories.ts'),
  ]);
  return { people, sirens, stories };
}

/** Dependencies that the server passes in. */
export interface Stage {
  builtIn: BuiltIn;
  rest(): Promise<void>;
  isAlone: boolean;
  /** Loads the content; only tests load another. */
  read?: () => Promise<Demo>;
}

/** Fills an empty installation with the demonstration, or continues it, and logs the progress. */
export async function showDemo(ctx: Context, { builtIn, rest, isAlone, read = readDemo }: Stage): Promise<void> {
  const { state, since } = await findDemo(ctx);
  const wasBegun = since !== null && state !== 'removed';
  if (wasBegun)
    ctx.log.info(
      { event: 'demo_present' },
      `demo: this place shows a demonstration; to log in: ${RENEW}; to end it: ${REMOVE}`,
    );
  if (state !== 'open') return;
  const began = performance.now();
  const demo = await read();
  const onLogins = (logins: DemoLogin[]) => announce(ctx, logins);
  const after = await fillDemo(demoContext(ctx, builtIn), { demo, rest, isAlone, onLogins });
  if (after !== 'filled') return;
  const seconds = Math.round((performance.now() - began) / 1000);
  ctx.log.info(
    { event: 'demo_ready' },
    `demo: ${demo.sirens.length} sirens and ${demo.stories.length} stories are here after ${seconds} s; to end it: ${REMOVE}`,
  );
}
