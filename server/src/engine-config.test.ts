import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'sirenade-engines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const read = (env: Environment) => readConfig(env).engines;
function faultOf(env: Environment): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the engines', () => {
  it('are all embedded when nothing is set', () => {
    expect(read({})).toEqual({
      text: undefined,
      gguf: undefined,
      speech: undefined,
      image: undefined,
      moderation: undefined,
      realPeople: [],
      warm: true,
      threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    });
  });

  it('are the servers that are set', () => {
    const workflow = write('workflow.json', '{"1":{}}');
    const engines = read({
      TEXT_URL: 'http://127.0.0.1:8080/v1',
      TEXT_MODEL: 'mistral-nemo',
      TEXT_API_KEY: 'key',
      TEXT_WINDOW: '16384',
      TEXT_PATIENCE: '90',
      SPEECH_URL: 'http://127.0.0.1:8880/v1',
      SPEECH_MODEL: 'kokoro',
      IMAGE_URL: 'http://127.0.0.1:8188',
      IMAGE_KIND: 'comfyui',
      IMAGE_WORKFLOW: workflow,
      MODERATION_URL: 'https://moderation.example/v1',
      MODERATION_MODEL: 'omni',
      MODERATION_THRESHOLDS: 'self-harm/intent=0.5, sexual/minors=.1',
      REAL_PEOPLE_FILE: write('people.txt', '# protected\nAda Example\n\n  Ben Sample \n'),
      ENGINE_THREADS: '3',
      ENGINE_WARM: '0',
    });
    expect(engines).toMatchObject({
      text: {
        url: 'http://127.0.0.1:8080/v1',
        model: 'mistral-nemo',
        apiKey: 'key',
        window: 16_384,
        firstByteMs: 90_000,
      },
      speech: { url: 'http://127.0.0.1:8880/v1', model: 'kokoro', voices: 'kokoro', apiKey: undefined },
      image: { kind: 'comfyui', workflow: '{"1":{}}' },
      moderation: { model: 'omni', thresholds: { 'self-harm/intent': 0.5, 'sexual/minors': 0.1 } },
      realPeople: ['Ada Example', 'Ben Sample'],
      threads: 3,
      warm: false,
    });
  });

  it.each([
    ['tts-1', undefined, 'openai'],
    ['kokoro-v1', undefined, 'kokoro'],
    ['any', 'elevenlabs', 'elevenlabs'],
  ])('speak with the voices of the model %s (%s)', (SPEECH_MODEL, SPEECH_VOICES, voices) => {
    expect(read({ SPEECH_URL: 'http://x/v1', SPEECH_MODEL, SPEECH_VOICES }).speech?.voices).toBe(voices);
  });

  it('take a model file by any path', () => {
    expect(read({ TEXT_GGUF: 'models/a.gguf' }).gguf).toBe(resolve('models/a.gguf'));
  });

  it('need no checkpoint named for an A1111 server', () => {
    expect(read({ IMAGE_URL: 'http://127.0.0.1:7860', IMAGE_KIND: 'a1111' }).image).toMatchObject({ kind: 'a1111' });
  });

  it.each<[string, Environment]>([
    ['TEXT_MODEL: is needed beside TEXT_URL', { TEXT_URL: 'http://x/v1' }],
    ['SPEECH_MODEL: is needed beside SPEECH_URL', { SPEECH_URL: 'http://x/v1' }],
    ['IMAGE_MODEL: is needed beside IMAGE_URL', { IMAGE_URL: 'http://x/v1' }],
    ['IMAGE_WORKFLOW: is needed beside IMAGE_KIND=comfyui', { IMAGE_URL: 'http://x', IMAGE_KIND: 'comfyui' }],
    ['IMAGE_WORKFLOW: is set without IMAGE_KIND=comfyui', { IMAGE_WORKFLOW: 'a.json' }],
    ['MODERATION_MODEL: is needed beside MODERATION_URL', { MODERATION_URL: 'http://x/v1' }],
    ['TEXT_MODEL: is set without TEXT_URL', { TEXT_MODEL: 'm' }],
    ['SPEECH_API_KEY: is set without SPEECH_URL', { SPEECH_API_KEY: 'k' }],
    ['TEXT_GGUF: is set beside TEXT_URL', { TEXT_GGUF: 'a.gguf', TEXT_URL: 'http://x/v1', TEXT_MODEL: 'm' }],
    ['TEXT_URL: must be a URL', { TEXT_URL: 'ftp://x' }],
    ['TEXT_WINDOW: must be a whole number', { TEXT_WINDOW: '12.5' }],
    ['TEXT_PATIENCE: must be a number of seconds', { TEXT_PATIENCE: '0' }],
    ['ENGINE_THREADS: must be a whole number', { ENGINE_THREADS: '0' }],
    ['IMAGE_KIND', { IMAGE_KIND: 'dall-e' }],
    [
      'MODERATION_THRESHOLDS: must be like',
      { MODERATION_URL: 'http://x/v1', MODERATION_MODEL: 'm', MODERATION_THRESHOLDS: 'self-harm' },
    ],
    ['REAL_PEOPLE_FILE: none.txt cannot be read (ENOENT)', { REAL_PEOPLE_FILE: 'none.txt' }],
  ])('refuse to start with %s', (fault, env) => {
    expect(faultOf(env)).toContain(fault);
  });

  it('name every fault at once', () => {
    const fault = faultOf({ TEXT_URL: 'http://x/v1', SPEECH_URL: 'http://x/v1' });
    expect(fault).toContain('TEXT_MODEL: is needed');
    expect(fault).toContain('SPEECH_MODEL: is needed');
  });
});
