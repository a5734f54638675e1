import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedImage } from '@sirenade/painter';
import { personaText } from '@sirenade/persona';
import { rulesModerator } from '@sirenade/safety';
import { wellKnown } from '@sirenade/safety/well-known';
import { embeddedSpeech } from '@sirenade/voice';
import { voiceFor } from '@sirenade/voice/voices';
import { type Config, ConfigError } from '../config.ts';
import type { Providers } from '../context.ts';
import type { Logger } from '../platform/log.ts';
import { packageRoot } from '../platform/package-root.ts';
import { makeWorkPool, type WorkPool } from '../platform/work/work-pool.ts';
import { a1111Image } from '../providers/image/a1111-image.ts';
import { comfyuiImage } from '../providers/image/comfyui-image.ts';
import { openaiImage } from '../providers/image/openai-image.ts';
import { layeredModerator } from '../providers/moderation/layered-moderator.ts';
import type { Moderator } from '../providers/moderation/moderation.ts';
import { openaiModerator } from '../providers/moderation/openai-moderator.ts';
import { openaiSpeech } from '../providers/speech/openai-speech.ts';
import { findLlamaPackage } from '../providers/text/llama-package.ts';
import { llamaText } from '../providers/text/llama-text.ts';
import { openaiText } from '../providers/text/openai-text.ts';

type Closing<Engine> = Engine & { close?(): void | Promise<void> };
type Engine = 'text' | 'speech' | 'image' | 'moderation';

/** The engines that this server uses for text, speech, pictures and moderation. */
export interface Engines extends Pick<Providers, Engine> {
  /** Those that run embedded, as demonstration: a real server can take their place. */
  embedded: Engine[];
  /** Gets the embedded ones ready, so that the first guest does not wait for them. */
  warm(): void;
  close(): Promise<void>;
}

/** A worker's script lies beside the server's own. */
const scriptOf = (name: string) => new URL(`./${name}.js`, import.meta.url);

/** The model file to write with, if the operator has put one there. */
function findModel(config: Config, log: Logger): string | undefined {
  const { gguf } = config.engines;
  if (gguf !== undefined) {
    if (!existsSync(gguf)) throw new ConfigError(`TEXT_GGUF: there is no file ${gguf}.`);
    return gguf;
  }
  const folder = join(config.dataDir, 'models');
  // Of a model in several files, the first one names the others.
  const isFirst = (name: string) => name.endsWith('.gguf') && !/-(?!0+1-of)\d+-of-\d+\.gguf$/.test(name);
  const names = existsSync(folder) ? readdirSync(folder).filter(isFirst) : [];
  if (names.length > 1)
    log.warn({ event: 'model_ambiguous', folder, names }, 'several models are there: set TEXT_GGUF to use one of them');
  return names.length === 1 ? join(folder, names[0] ?? '') : undefined;
}

/** llama.cpp in this process, where there is a model and the package to run it; null for the embedded engine. */
async function openLlama(config: Config, log: Logger) {
  const path = findModel(config, log);
  if (path === undefined) return null;
  const llamaCpp = await findLlamaPackage([join(config.dataDir, 'llama'), join(packageRoot(), '..')]);
  if (!llamaCpp) {
    const advice = 'node-llama-cpp is not installed; run: npm run model -- setup';
    if (config.engines.gguf !== undefined) throw new ConfigError(`TEXT_GGUF: ${advice}`);
    log.warn({ event: 'model_unusable', model: path }, `a model is there, but ${advice}`);
    return null;
  }
  const engine = llamaText(llamaCpp, { path });
  engine.ready.catch((error: unknown) =>
    log.error({ event: 'model_load_failed', err: error, model: path }, 'the model could not be loaded'),
  );
  return engine;
}

/** A setting that its engine cannot use is the operator's to mend. */
function explained<T>(variable: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new ConfigError(`${variable}: ${(error as Error).message}`, { cause: error });
  }
}

function openImage(config: Config): Closing<Providers['image']> | null {
  const { image } = config.engines;
  if (!image) return null;
  if (image.kind === 'openai') return openaiImage(image);
  if (image.kind === 'a1111') return a1111Image(image);
  return explained('IMAGE_WORKFLOW', () => comfyuiImage(image));
}

function openModeration(config: Config, log: Logger, rules: Moderator): Closing<Providers['moderation']> {
  const { moderation, realPeople } = config.engines;
  log.info(
    { event: 'real_people_loaded', listed: realPeople.length, wellKnown: wellKnown.length },
    'names of real people are known',
  );
  if (!moderation) return rules;
  const server = explained('MODERATION_THRESHOLDS', () => openaiModerator(moderation));
  return layeredModerator(rules, server, (error) =>
    log.error(
      { event: 'moderation_server_away', err: error },
      'the moderation server is away: chats go on by the rules alone',
    ),
  );
}

/** How to open each of the engines that are built in; `pools` are those that were opened. None starts before it is asked. */
function builtInEngines(config: Config, log: Logger) {
  const { threads } = config.engines;
  const pools: Pick<WorkPool<unknown, unknown>, 'warm'>[] = [];
  const poolOf = <Job, Result>(
    name: string,
    here: () => Promise<(job: Job) => Promise<Result>>,
  ): WorkPool<Job, Result> => {
    const pool = makeWorkPool<Job, Result>({ name, script: scriptOf(`${name}-worker`), here, log, threads });
    pools.push(pool);
    return pool;
  };
  return {
    pools,
    persona: () => {
      const here = async () => (await import('@sirenade/persona/job')).startPersona();
      return personaText({ pool: poolOf('persona', here) });
    },
    speaker: () => {
      const here = async () => (await (await import('@sirenade/voice/speaker')).makeSpeaker()).speak;
      return embeddedSpeech({ pool: poolOf('speech', here) });
    },
    painter: () => {
      const here = async () => (await import('@sirenade/painter/job')).paintPortrait;
      return embeddedImage({ pool: poolOf('painter', here) });
    },
  };
}

/** The built-in voice, painter and rules, even where servers are configured: the demonstration must not cost anything. */
export function openBuiltIn(
  config: Config,
  log: Logger,
  opened: Pick<Providers, 'speech' | 'image' | 'moderation' | 'embedded'>,
): Pick<Providers, 'speech' | 'image' | 'moderation'> & { close(): Promise<void> } {
  const { speaker, painter } = builtInEngines(config, log);
  const has = (port: Engine) => opened.embedded.includes(port);
  const speech = has('speech') ? null : speaker();
  const image = has('image') ? null : painter();
  return {
    speech: speech ?? opened.speech,
    image: image ?? opened.image,
    moderation: has('moderation') ? opened.moderation : rulesModerator({ realPeople: config.engines.realPeople }),
    close: async () => {
      await Promise.all([speech?.close(), image?.close()]);
    },
  };
}

/** Opens every engine: the configured servers, and the built-in ones for the other ports. */
export async function openEngines(
  config: Config,
  log: Logger,
  rules: Moderator = rulesModerator({ realPeople: config.engines.realPeople }),
): Promise<Engines> {
  const { text, speech } = config.engines;
  const { pools, persona, speaker, painter } = builtInEngines(config, log);
  const image = openImage(config);
  const moderation = openModeration(config, log, rules);
  const llama = text ? null : await openLlama(config, log);
  const opened = {
    text: (text ? openaiText(text) : (llama ?? persona())) as Closing<Providers['text']>,
    speech: (speech
      ? openaiSpeech({ ...speech, voiceOf: (voice) => voiceFor(speech.voices, voice) })
      : speaker()) as Closing<Providers['speech']>,
    image: image ?? painter(),
    moderation,
  };
  const embedded = (['text', 'speech', 'image', 'moderation'] as const).filter(
    (port) => config.engines[port] === undefined && !(port === 'text' && llama),
  );
  return {
    ...opened,
    embedded,
    warm: () => {
      for (const pool of pools) pool.warm();
    },
    close: async () => {
      await Promise.all(Object.values(opened).map((engine) => engine.close?.()));
    },
  };
}
