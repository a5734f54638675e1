import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineLimits, EngineState, Voice } from '@sirenade/contract/engines';
import { voices } from '@sirenade/voice/voices';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../providers/call.ts';
import { authorize } from '../accounts/permissions.service.ts';

/** A hash of the engine, since previews differ per engine and are cached as immutable. */
const versionOf = (ctx: Pick<Context, 'providers'>) =>
  createHash('sha256').update(ctx.providers.speech.kind).digest('hex').slice(0, 12);

/** The voices a siren can have; the first is the default. */
export function listVoices(ctx: Context): Voice[] {
  const version = versionOf(ctx);
  return voices.map(({ id, name, labels }) => ({
    id,
    name,
    labels,
    preview_url: `/media/voices/${version}/${id}.mp3`,
  }));
}

/** The preview of a voice as MP3; made once and stored. */
export type Preview = (ctx: Context, version: string, id: string, call?: Call) => Promise<Uint8Array>;

const LONGEST_MS = 60_000;

/** Makes each preview once: concurrent requests share one synthesis. */
export function makePreviews(): Preview {
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(ctx: Context, key: string, voice: { id: string; preview: string }, call?: Call) {
    const pieces: Uint8Array[] = [];
    const late = AbortSignal.timeout(LONGEST_MS);
    const signal = call ? AbortSignal.any([call.signal, late]) : late;
    for await (const { audio } of ctx.providers.speech.speak(voice.preview, voice.id, { ...call, signal })) {
      pieces.push(audio);
    }
    const audio = Buffer.concat(pieces);
    if (audio.length === 0) throw new AppError('unavailable', {}, { cause: new Error('A preview has no sound.') });
    await ctx.providers.storage.put(key, audio);
    return audio;
  }

  return async (ctx, version, id, call) => {
    const voice = voices.find((each) => each.id === id);
    if (!voice || version !== versionOf(ctx)) throw new AppError('not_found');
    const key = `voices/${version}/${id}.mp3`;
    const stored = await ctx.providers.storage.get(key);
    if (stored) return stored;
    const begun = making.get(key) ?? make(ctx, key, voice, call).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
}

/** A pause between two previews, so that the speech of replies takes precedence. */
const BREATH_MS = 2_000;

/** Makes the missing previews sequentially; ends when aborted or when one fails. */
export async function makeMissingPreviews(
  ctx: Context,
  preview: Preview,
  signal: AbortSignal,
  breathMs = BREATH_MS,
): Promise<void> {
  try {
    for (const { id } of voices) {
      await pause(breathMs, undefined, { signal, ref: false });
      await preview(ctx, versionOf(ctx), id, { signal, who: 'previews' });
    }
  } catch (error) {
    if (!signal.aborted)
      ctx.log.warn(
        { event: 'voice_previews_deferred', err: error },
        'previews of voices could not be made ahead; they are made on request',
      );
  }
}

/** What the engines cannot do, for everybody; it does not say which server does the work. */
export function readEngineLimits({ providers }: Pick<Context, 'providers'>): EngineLimits {
  return {
    demonstration_voice: providers.embedded.includes('text'),
    not_painted: [...(providers.image.limits?.notPainted ?? [])],
  };
}

/** Which engines are in use, for administrators. */
export function listEngines(ctx: Context): EngineState {
  authorize(ctx, 'engines.read');
  const { providers } = ctx;
  const ports = ['text', 'speech', 'image', 'moderation'] as const;
  return {
    engines: ports.map((port) => ({
      port,
      kind: providers[port].kind,
      embedded: providers.embedded.includes(port),
    })),
  };
}
