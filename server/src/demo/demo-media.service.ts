import type { SpokenWord } from '@sirenade/contract/reply-stream';
import type { Context } from '../context.ts';
import { findByRequest, storeAudio, storeImage } from '../features/media/media.service.ts';
import { judgePicture } from '../features/moderation/moderation.service.ts';
import { type Person, WHO } from './demo-context.ts';
import { seedOf } from './demo-times.rules.ts';

/** A picture to paint; its name is the key by which it is painted once. */
export interface DemoPicture {
  name: string;
  siren: { appearance: string; description: string; gender: 'female' | 'male' | 'non_binary' };
  scene: string;
  /** A portrait belongs to a siren once she is saved with it; a picture of a chat to that chat at once. */
  isPortrait: boolean;
}

/** Paints a picture for an account, or finds the one that was painted before; returns its id. */
export async function paintOnce(ctx: Context, owner: Person, picture: DemoPicture): Promise<string> {
  const { name, scene, isPortrait } = picture;
  const { appearance, description, gender } = picture.siren;
  const requestKey = `demo:${name}`;
  const made = await findByRequest(ctx, requestKey);
  if (made) return made.id;
  const painted = await ctx.providers.image.paint(
    { appearance, description, gender, scene, seed: seedOf(name) },
    { signal: ctx.signal, who: WHO },
  );
  await judgePicture(ctx, 'picture', painted.image);
  ctx.signal.throwIfAborted();
  const { id } = await storeImage(ctx, {
    bytes: painted.image,
    userId: owner.id,
    origin: 'generated',
    prompt: `${appearance}. ${scene}`,
    seed: painted.seed,
    model: painted.model,
    requestKey,
    isDetached: isPortrait,
  });
  return id;
}

/** A spoken text with the times of its words. */
export interface DemoSound {
  audioId: string | null;
  audioWords: SpokenWord[];
}

/** Speaks an answer of a siren and stores the sound for its owner. */
export async function speak(ctx: Context, owner: Person, text: string, voice: string): Promise<DemoSound> {
  const pieces: Uint8Array[] = [];
  const audioWords: SpokenWord[] = [];
  let seconds = 0;
  for await (const piece of ctx.providers.speech.speak(text, voice, { signal: ctx.signal, who: WHO })) {
    const from = seconds;
    pieces.push(piece.audio);
    audioWords.push(...piece.words.map(({ word, start, end }) => ({ word, start: from + start, end: from + end })));
    seconds += piece.seconds;
  }
  if (seconds === 0) return { audioId: null, audioWords: [] };
  const { id } = await storeAudio(ctx, { bytes: Buffer.concat(pieces), seconds, userId: owner.id });
  return { audioId: id, audioWords };
}
