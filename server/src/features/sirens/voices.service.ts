import { createHash } from 'node:crypto';
import type { EngineState, Voice } from '@sirenade/contract/engines';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { voices } from '../../providers/speech/voices.ts';
import { requireAdmin } from '../accounts/session.service.ts';

/** Another engine has other voices: its previews are other files. */
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

/** Makes one preview at a time of each voice, however many ask for it at once. */
export function makePreviews() {
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(ctx: Context, key: string, id: string, text: string): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const { audio } of ctx.providers.speech.speak(text, id, { signal: AbortSignal.timeout(60_000) })) {
      pieces.push(audio);
    }
    const audio = Buffer.concat(pieces);
    if (audio.length === 0) throw new AppError('unavailable', {}, { cause: new Error('A preview has no sound.') });
    await ctx.providers.storage.put(key, audio);
    return audio;
  }

  /** What a voice sounds like, as MP3; made once and kept. */
  return async (ctx: Context, version: string, id: string): Promise<Uint8Array> => {
    const voice = voices.find((each) => each.id === id);
    if (!voice || version !== versionOf(ctx)) throw new AppError('not_found');
    const key = `voices/${version}/${id}.mp3`;
    const kept = await ctx.providers.storage.get(key);
    if (kept) return kept;
    const begun = making.get(key) ?? make(ctx, key, id, voice.preview).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
}

/** Which engines are in use, for administrators. */
export function listEngines(ctx: Context): EngineState {
  requireAdmin(ctx);
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
