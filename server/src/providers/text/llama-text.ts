import { open as openFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import { pushIterable } from '../../platform/live/push-iterable.ts';
import { makeFairTurns } from '../../platform/work/fair-turns.ts';
import type { Llama, LlamaChat, LlamaPackage, LlamaRequest, LlamaTurn } from './llama-package.ts';
import { type ChatMessage, completionMessagesOf, messagesOf } from './openai-prompt.ts';
import { listOf } from './string-list.ts';
import type { TextEngine, TextEvent, TextOptions, TextUsage } from './text.ts';

export interface LlamaTextSettings {
  /** A GGUF file. */
  path: string;
  window?: number | undefined;
  threads?: number | undefined;
}

const DEFAULT_WINDOW = 8_192;
const DEFAULT_TEMPERATURE = 0.8;

const turnOf = ({ role, content }: ChatMessage): LlamaTurn =>
  role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };

function finishOf(stopReason: string): TextUsage['finish'] {
  return stopReason === 'maxTokens' ? 'length' : 'stop';
}

interface Open {
  llama: Llama;
  chat: LlamaChat;
  window: number;
}

const HEAD = 24;

/** llama.cpp's reader never comes back from a file that is none of its own. */
async function checkHead(path: string): Promise<void> {
  const file = await openFile(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const isModel = bytesRead === HEAD && buffer.toString('latin1', 0, 4) === 'GGUF' && [2, 3].includes(buffer[4] ?? 0);
    if (!isModel) throw new Error(`${path} is no GGUF file of version 2 or 3.`);
  } finally {
    await file.close();
  }
}

async function open(llamaCpp: LlamaPackage, { path, window, threads }: LlamaTextSettings): Promise<Open> {
  await checkHead(path);
  const llama = await llamaCpp.getLlama({ build: 'never', logLevel: 'error', progressLogs: false });
  const model = await llama.loadModel({ modelPath: path });
  const context = await model.createContext({
    contextSize: { max: Math.min(window ?? DEFAULT_WINDOW, model.trainContextSize) },
    // With all cores taken, llama.cpp waits for itself and everything else stands still.
    threads: threads ?? Math.max(1, availableParallelism() - 1),
  });
  const chat = new llamaCpp.LlamaChat({ contextSequence: context.getSequence() });
  return { llama, chat, window: context.contextSize };
}

/** Text of a model file, by llama.cpp within this process. One reply at a time, people in turn. */
export function llamaText(
  llamaCpp: LlamaPackage,
  settings: LlamaTextSettings,
): TextEngine & { close(): Promise<void>; ready: Promise<unknown> } {
  const opened = open(llamaCpp, settings);
  let window = settings.window ?? DEFAULT_WINDOW;
  opened.then(
    (it) => {
      window = it.window;
    },
    // The failure is thrown by each request for a text and by `ready`.
    () => {},
  );
  const inTurn = makeFairTurns();

  const write = (messages: ChatMessage[], options: TextOptions, more: Partial<LlamaRequest>) =>
    inTurn(options, async () => {
      const { chat } = await opened.catch((error: unknown) => {
        throw new AppError('unavailable', {}, { cause: error });
      });
      const meter = chat.sequence.tokenMeter;
      const before = meter.getState();
      const turns = messages.map(turnOf);
      const { response, metadata } = await chat.generateResponse([...turns, { type: 'model', response: [] }], {
        signal: options.signal,
        maxTokens: options.maxTokens,
        temperature: options.temperature ?? DEFAULT_TEMPERATURE,
        ...(options.stop?.length && { customStopTriggers: options.stop }),
        ...more,
      });
      const after = meter.getState();
      const usage: TextUsage = {
        promptTokens: after.usedInputTokens - before.usedInputTokens,
        replyTokens: after.usedOutputTokens - before.usedOutputTokens,
        finish: finishOf(metadata.stopReason),
      };
      return { text: response.trim(), usage };
    });

  const stream: TextEngine['stream'] = (prompt, options) =>
    pushIterable<TextEvent>(options.signal, async (push, signal) => {
      const seed = prompt.seed === undefined ? {} : { seed: prompt.seed };
      const onTextChunk = (piece: string) => {
        if (piece !== '') push({ piece });
      };
      const { usage } = await write(messagesOf(prompt), { ...options, signal }, { ...seed, onTextChunk });
      push({ usage });
    });

  return {
    kind: `${basename(settings.path)} (llama.cpp in this process)`,
    get window() {
      return window;
    },
    ready: opened,
    stream,
    complete: async (request, options) => {
      const messages = completionMessagesOf(request);
      const seed = request.prompt.seed === undefined ? {} : { seed: request.prompt.seed };
      if (!request.list) {
        const { text } = await write(messages, options, seed);
        if (text === '') throw new AppError('unavailable', {}, { cause: new Error('The model wrote nothing.') });
        return { text };
      }
      const { llama } = await opened;
      const schema = {
        type: 'array',
        items: { type: 'string' },
        minItems: request.list.atLeast,
        maxItems: request.list.atMost,
      };
      const grammar = await llama.createGrammarForJsonSchema(schema);
      const list = listOf((await write(messages, options, { ...seed, grammar })).text, request.list);
      if (!list) throw new AppError('unavailable', {}, { cause: new Error('The model wrote no list.') });
      return { list };
    },
    close: async () => {
      const it = await opened.catch(() => null);
      await it?.llama.dispose();
    },
  };
}
