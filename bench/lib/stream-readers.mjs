// Opens streams as readers do and measures them. Runs as a process of its own, with its plan as JSON on standard input.
import { Agent, request as ask } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endsOf, prosePieces } from './stream-prose.mjs';

/**
 * @typedef {object} Visit one reader's request
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} body
 * @property {string} number by which the chat server knows it
 *
 * @typedef {object} Plan
 * @property {Visit[]} visits
 * @property {boolean} oneByOne
 * @property {number} pieces
 * @property {number} delayMs
 * @property {number} rampMs
 * @property {string} upstream
 */

const LONGEST_MS = 120_000;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 20_000 });
const now = () => Number(process.hrtime.bigint()) / 1e6;

/** The text in an event of either protocol. @param {string} line */
function textIn(line) {
  if (line.startsWith('{')) {
    const event = JSON.parse(line);
    if (event.error) throw new Error(event.error);
    return event.chunk ?? '';
  }
  return line === 'data: [DONE]' ? '' : (JSON.parse(line.slice('data: '.length)).choices[0].delta.content ?? '');
}

/** @param {Visit} visit @param {number[]} ends @returns {Promise<{ first: number, arrivals: number[] }>} */
function read({ url, headers, body }, ends) {
  return new Promise((resolve, reject) => {
    const begun = now();
    /** @type {number[]} */
    const arrivals = [];
    let length = 0;
    let rest = '';
    const call = ask(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const giveUp = setTimeout(() => fail(new Error('too long')), LONGEST_MS);
    const fail = (/** @type {Error} */ error) => {
      clearTimeout(giveUp);
      reject(error);
      call.destroy();
    };
    // Also after the first of them: a stream that was given up may fail once more.
    call.on('error', fail);
    call.once('response', (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        const at = now();
        const events = (rest + part).split('\n\n');
        rest = events.pop() ?? '';
        if (answer.statusCode !== 200) return fail(new Error(`status ${answer.statusCode}`));
        try {
          for (const event of events) length += textIn(event).length;
        } catch (error) {
          return fail(/** @type {Error} */ (error));
        }
        while (length >= (ends[arrivals.length] ?? Number.POSITIVE_INFINITY)) arrivals.push(at);
      });
      answer.on('error', fail);
      answer.once('end', () => {
        clearTimeout(giveUp);
        if (arrivals.length < ends.length) fail(new Error(`short: ${arrivals.length} of ${ends.length} pieces`));
        else resolve({ first: (arrivals[0] ?? 0) - begun, arrivals });
      });
    });
    call.end(body);
  });
}

let input = '';
process.stdin.setEncoding('utf8');
for await (const part of process.stdin) input += part;
const plan = /** @type {Plan} */ (JSON.parse(input));
const ends = endsOf(prosePieces(plan.pieces));
/** @type {Record<string, number>} */
const errors = {};
/** @type {number[]} */
const firsts = [];
/** @type {Map<string, number[]>} */
const arrived = new Map();
let [live, mostLive] = [0, 0];

/** @param {Visit} visit */
async function visitOnce(visit) {
  mostLive = Math.max(mostLive, ++live);
  try {
    const { first, arrivals } = await read(visit, ends);
    firsts.push(first - plan.delayMs);
    arrived.set(visit.number, arrivals);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    errors[message] = (errors[message] ?? 0) + 1;
  }
  live--;
}

if (plan.oneByOne) for (const visit of plan.visits) await visitOnce(visit);
else {
  const gap = plan.rampMs / plan.visits.length;
  await Promise.all(plan.visits.map((visit, n) => pause(n * gap).then(() => visitOnce(visit))));
}
const { user, system } = process.cpuUsage();
/** @type {Record<string, number[]>} */
const sent = await (await fetch(`${plan.upstream}/times`)).json();
const latencies = [...arrived].flatMap(([number, times]) =>
  times.map((at, n) => at - (sent[number]?.[n] ?? Number.NaN)),
);
process.stdout.write(JSON.stringify({ firsts, latencies, errors, mostLive, cpuMs: (user + system) / 1000 }), () =>
  process.exit(0),
);
