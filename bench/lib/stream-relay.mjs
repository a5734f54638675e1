// The least that a relay in Fastify does: reads each event of a chat server and passes its text on, with no work of its own.
import { Agent, request as ask } from 'node:http';
import Fastify from 'fastify';

const [port = '', upstream = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxFreeSockets: 4096 });
const app = Fastify();
const text = { type: 'string' };
const message = { type: 'object', properties: { role: text, content: text } };
const body = {
  type: 'object',
  required: ['messages'],
  properties: { model: text, stream: { type: 'boolean' }, messages: { type: 'array', items: message } },
};

app.post('/chat', { schema: { body } }, (request, reply) => {
  const asked = JSON.stringify(request.body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(asked) };
  const call = ask(`${upstream}/chat/completions`, { method: 'POST', agent, headers }, (answer) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson' });
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (part) => {
      const events = (rest + part).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event === 'data: [DONE]') continue;
        const chunk = JSON.parse(event.slice('data: '.length)).choices[0].delta.content;
        if (chunk) reply.raw.write(`${JSON.stringify({ chunk })}\n\n`);
      }
    });
    answer.once('end', () => reply.raw.end());
    answer.once('error', () => reply.raw.destroy());
  });
  call.once('error', () => reply.raw.destroy());
  reply.raw.once('close', () => call.destroy());
  call.end(asked);
});
await app.listen({ port: Number(port), host: '127.0.0.1', backlog: 8192 });
