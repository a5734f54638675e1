// A chat server that speaks OpenAI's protocol, writes prose at the pace that was set last (`GET /pace?pieces&rate&delay`), and
// records when each piece was sent. Runs as a process of its own.
import { createServer } from 'node:http';
import { prosePieces } from './stream-prose.mjs';

const RETENTION_MS = 60_000;
/** When the pieces of a stream went out, by the number in the message that asked for it. @type {Map<string, number[]>} */
const sent = new Map();
const now = () => Number(process.hrtime.bigint()) / 1e6;

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return JSON.parse(text);
}

const pace = { rate: 50, delay: 0 };
/** Each piece as the event it is sent in. @type {string[]} */
let events = [];

/** @param {URLSearchParams} params */
function setPace(params) {
  Object.assign(pace, { rate: Number(params.get('rate')), delay: Number(params.get('delay')) });
  events = prosePieces(Number(params.get('pieces'))).map((content) => {
    const choices = [{ index: 0, delta: { content }, finish_reason: null }];
    return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'prose', choices })}\n\n`;
  });
}
const END = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/** @param {any} asked @param {import('node:http').ServerResponse} response */
function stream(asked, response) {
  const number = /\d{6}/.exec(asked.messages.at(-1).content)?.[0] ?? '';
  /** @type {number[]} */
  const times = [];
  sent.set(number, times);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  response.once('close', () => clearInterval(timer));
  const next = () => {
    times.push(now());
    response.write(events[times.length - 1]);
    if (times.length < events.length) return;
    clearInterval(timer);
    response.end(END);
  };
  timer = setTimeout(() => {
    timer = setInterval(next, 1000 / pace.rate);
    next();
  }, pace.delay);
}

const server = createServer(async (request, response) => {
  if (request.url === '/times') {
    response.end(JSON.stringify(Object.fromEntries(sent)));
    sent.clear();
    return;
  }
  if (request.method === 'GET') {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/pace') setPace(searchParams);
    response.end('{"data":[]}');
    return;
  }
  const asked = await bodyOf(request);
  if (asked.stream) stream(asked, response);
  else response.end('{"choices":[{"message":{"content":"[\\"sea\\", \\"lamp\\", \\"rain\\"]"}}]}');
});
server.keepAliveTimeout = RETENTION_MS;
server.listen({ port: Number(process.argv[2]), host: '127.0.0.1', backlog: 8192 });
