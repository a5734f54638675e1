import { Agent, get } from 'node:http';
import type { Context } from '../src/context.ts';
import { listPosts } from '../src/features/posts/feed/post-list.service.ts';
import type { Database } from '../src/platform/db/database.ts';
import { quantilesOf, timeInTurns } from './in-turns.ts';

const RUNS = 300;
const AT_ONCE = 8;
const SPAN_MS = 5_000;

type Statement = { text: string; values: unknown[] };

/** The statements by which a page of cards is read. */
async function recordPage({ pool, db }: Database): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query.bind(pool);
  const watched = (asked: Statement, values: unknown[]) => {
    statements.push({ text: asked.text, values });
    return query(asked, values);
  };
  pool.query = watched as unknown as typeof pool.query;
  const ctx = { db, actor: { kind: 'anonymous', visitor: null }, clock: { now: () => new Date() } };
  const input = { sortby: 'hot', duration: 'alltime', tags: [], limit: 10, offset: 0 } as const;
  await listPosts(ctx as unknown as Context, { feed: 'all' }, { ...input, tags: [] });
  pool.query = query;
  return statements;
}

function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`))));
    }).on('error', reject);
  });
}

/** How often something is done in a second, by several at once. */
async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const goOn = async () => {
    for (; performance.now() - began < SPAN_MS; done++) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return (done / (performance.now() - began)) * 1000;
}

/** A page of cards by HTTP beside the statements it is made of, and the comments of a post that has many. */
export async function measureHttp(database: Database, server: string, postId: number) {
  const statements = await recordPage(database);
  const replay = async () => {
    const client = await database.pool.connect();
    try {
      for (const { text, values } of statements) await client.query(text, values);
    } finally {
      client.release();
    }
  };
  const agent = new Agent({ keepAlive: true });
  const page = () => ask(agent, `${server}/api/posts/all?sortby=hot&media=url`);
  const comments = () => ask(agent, `${server}/api/comments/post/${postId}`);
  try {
    const [http = [], sql = []] = await timeInTurns([page, replay], RUNS, 50);
    const rates = { http: [] as number[], sql: [] as number[] };
    for (let turn = 0; turn < 3; turn++) {
      rates.sql.push(await rateOf(replay));
      rates.http.push(await rateOf(page));
    }
    const [times = []] = await timeInTurns([comments], 5, 1);
    const median = (numbers: number[]) => quantilesOf(numbers).p50;
    return {
      http: quantilesOf(http),
      sql: quantilesOf(sql),
      statements: statements.length,
      bytes: await page(),
      rates: { http: median(rates.http), sql: median(rates.sql) },
      comments: { ...quantilesOf(times), bytes: await comments() },
    };
  } finally {
    agent.destroy();
  }
}
