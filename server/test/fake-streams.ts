/** Streams in the shapes that servers send, written by hand; each says 'Hi, sailor.'. */
interface FakeStream {
  bytes: string;
  usage: { promptTokens: number | null; replyTokens: number | null; finish: 'stop' | 'length' | 'filtered' };
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null, more: object = {}) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'm',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...more,
  });
const usage = { prompt_tokens: 31, completion_tokens: 4, total_tokens: 35 };
const counted = { promptTokens: 31, replyTokens: 4 };
const uncounted = { promptTokens: null, replyTokens: null };

export const STREAMS: Record<string, FakeStream> = {
  'OpenAI, usage in a chunk without choices': {
    bytes: [
      chunk({ role: 'assistant', content: '', refusal: null }, null, { usage: null }),
      chunk({ content: 'Hi' }, null, { usage: null }),
      chunk({ content: ', sailor.' }, null, { usage: null }),
      chunk({}, 'stop', { usage: null }),
      event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage }),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...counted, finish: 'stop' },
  },
  'llama.cpp, with timings and a null role': {
    bytes: [
      chunk({ role: 'assistant', content: null }),
      chunk({ content: 'Hi' }),
      chunk({ content: ', ' }),
      chunk({ content: 'sailor.' }),
      chunk({}, 'length'),
      event({ choices: [], usage, timings: { prompt_n: 31, predicted_per_second: 28.1 } }),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...counted, finish: 'length' },
  },
  'vLLM, with usage in every chunk': {
    bytes: [
      chunk({ role: 'assistant', content: '' }, null, { usage: { ...usage, completion_tokens: 0 } }),
      chunk({ content: 'Hi, ' }, null, { usage: { ...usage, completion_tokens: 2 } }),
      chunk({ content: 'sailor.' }, 'stop', { usage }),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...counted, finish: 'stop' },
  },
  'OpenRouter, with comments and reasoning beside the reply': {
    bytes: [
      ': OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n',
      chunk({ role: 'assistant', content: '', reasoning: 'A sailor. ', reasoning_details: [{ type: 'x' }] }),
      chunk({ role: 'assistant', content: 'Hi, sailor.' }, null, { provider: 'Somewhere' }),
      chunk({ role: 'assistant', content: '' }, 'stop', { native_finish_reason: 'end_turn' }),
      chunk({ role: 'assistant', content: '' }, null, { usage: { ...usage, cost: 0.0001 } }),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...counted, finish: 'stop' },
  },
  'DeepSeek, thinking in reasoning_content': {
    bytes: [
      chunk({ role: 'assistant', content: null, reasoning_content: 'They greet me.' }),
      chunk({ content: 'Hi, sailor.', reasoning_content: null }),
      chunk({ content: '' }, 'stop', { usage }),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...counted, finish: 'stop' },
  },
  'KoboldCpp, thinking aloud, CRLF and no usage': {
    bytes: [
      chunk({ role: 'assistant', content: '<thi' }),
      chunk({ content: 'nk>\nThey greet me.</th' }),
      chunk({ content: 'ink>\n\nHi' }),
      chunk({ content: ', sailor.' }),
      chunk({ content: '' }, 'stop'),
      'data: [DONE]\n\n',
    ]
      .join('')
      .replaceAll('\n\n', '\r\n\r\n'),
    usage: { ...uncounted, finish: 'stop' },
  },
  'an old proxy, without [DONE] and without usage': {
    bytes: chunk({ content: 'Hi, sailor.' }) + chunk({}, 'content_filter').trimEnd(),
    usage: { ...uncounted, finish: 'filtered' },
  },
  'a bare server, with [DONE] only': {
    bytes: `${event({ choices: [{ delta: { content: 'Hi, sailor.' } }] })}data: [DONE]\n\n`,
    usage: { ...uncounted, finish: 'stop' },
  },
  'a server with fields nobody asked for [check 46]': {
    bytes: [
      event({ execute: 'rm -rf /', html: '<script>', choices: [{ delta: { content: 'Hi, sailor.', execute: 'x' } }] }),
      event({ __proto__: { polluted: true }, choices: [{ delta: { tool_calls: [{ function: { name: 'x' } }] } }] }),
      chunk({ content: { not: 'a string' } }, 'tool_calls'),
      event({ choices: 'none', usage: { prompt_tokens: 'many', completion_tokens: -1 } }),
      event({}),
      'data: [DONE]\n\n',
    ].join(''),
    usage: { ...uncounted, finish: 'stop' },
  },
};
