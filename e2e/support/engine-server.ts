import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { plainPng } from './pictures.ts';

/** A local server that writes, speaks and paints as OpenAI's API does, at once and for nearly no processor time. */
export interface EngineServer {
  /** The settings of an app whose sirens use it. */
  env: Record<string, string>;
  /** Whether replies take long enough to be stopped. */
  writeSlowly(isSlow: boolean): void;
  /** Whether sentences last long enough to be paused. */
  speakLong(isLong: boolean): void;
  stop(): Promise<void>;
}

const REPLIES = [
  'I mend the last of the nets while the tide turns. You may sit with me, if the cold does not trouble you.',
  'The harbour keeps its lamps lit for whoever is late. Tonight I think they are lit for you.',
  'In winter we read the ice as others read letters. Come closer, and I will show you how.',
];
const LISTS = {
  tags: ['harbour', 'tide', 'lantern', 'rope', 'gull', 'salt'],
  suggestions: [
    'Show me how you tie that knot.',
    'What did you see out there?',
    'May I stay until the tide turns?',
    'Who taught you to mend nets?',
    'I could listen to you all night.',
    'Tell me about the lighthouse.',
  ],
};
const TEXTS: [RegExp, string][] = [
  [/short title/, 'An evening at the pier'],
  [/Sum up/, 'They met on the pier and spoke of nets and tides.'],
  [/./, 'Mind the wet rope. I am nearly done here, and then I have all evening.'],
];
/** Far below the silence after which the app gives a text server up. */
const SLOW_PIECE_MS = 250;

interface ChatRequest {
  stream?: boolean;
  messages: { role: string; content: string }[];
}

/** Silence as MP3: MPEG-2 Layer III, 24 kHz, mono, 64 kbit/s, 24 ms and 192 bytes a frame. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(192);
  frame.set([0xff, 0xf3, 0x84, 0xc4]);
  return Buffer.concat(Array(Math.round(seconds / 0.024)).fill(frame));
}

const SHORT_S = 0.3;
/** More than enough time for a slow test to press a button while it plays. */
const LONG_S = 120;
const picture = plainPng(512, 768).toString('base64');

/** A small text or list, depending on the end of the prompt. */
function complete({ messages }: ChatRequest): string {
  const prompt = messages.at(-1)?.content ?? '';
  const count = prompt.match(/JSON array of (\d+)/)?.[1];
  if (count === undefined) return TEXTS.find(([about]) => about.test(prompt))?.[1] ?? '';
  return JSON.stringify((/tags/.test(prompt) ? LISTS.tags : LISTS.suggestions).slice(0, Math.max(3, Number(count))));
}

/** Sends a reply as events: at once, or one word at a time until the client stops it. */
function stream(response: ServerResponse, text: string, isSlow: boolean): void {
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const say = (content: string) => send({ choices: [{ delta: { content } }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (isSlow) {
    const words = text.split(/(?<= )/);
    let sentCount = 0;
    const timer = setInterval(() => say(words[sentCount++ % words.length] ?? ''), SLOW_PIECE_MS);
    response.once('close', () => clearInterval(timer));
    return;
  }
  for (const sentence of text.split(/(?<=\. )/)) say(sentence);
  send({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  response.end('data: [DONE]\n\n');
}

/** Starts the server on a free port of this machine. */
export async function startEngineServer(): Promise<EngineServer> {
  let isSlow = false;
  let sound = silence(SHORT_S);
  let written = 0;
  const answer = (response: ServerResponse, body: object) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const paths: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void> = {
    '/v1/models': (_, response) => answer(response, { object: 'list', data: [{ id: 'local', object: 'model' }] }),
    '/v1/chat/completions': async (request, response) => {
      const input = (await json(request)) as ChatRequest;
      if (input.stream) stream(response, REPLIES[written++ % REPLIES.length] ?? '', isSlow);
      else answer(response, { choices: [{ message: { content: complete(input) } }] });
    },
    '/v1/audio/speech': (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound);
    },
    '/v1/images/generations': (_, response) => answer(response, { data: [{ b64_json: picture }] }),
  };
  const server = createServer(async (request, response) => {
    const found = paths[request.url ?? ''];
    if (found) await found(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    env: {
      TEXT_URL: url,
      TEXT_MODEL: 'local',
      SPEECH_URL: url,
      SPEECH_MODEL: 'local',
      IMAGE_URL: url,
      IMAGE_MODEL: 'local',
    },
    writeSlowly: (value) => {
      isSlow = value;
    },
    speakLong: (value) => {
      sound = silence(value ? LONG_S : SHORT_S);
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
