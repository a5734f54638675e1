import { postgresDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { fillFeeds } from './feed-crowd.ts';
import { measureHttp } from './feed-http.ts';
import { type Filled, measurePage, paths } from './feed-lists.ts';

const SEED = 20_261_115;
const COMMENTS = 10_000;
const PAGES = [1, 100, 1000];

/** Each size has a database of its own in one cluster, so that all of them are measured in turns. */
const addressOf = (cluster: string, size: number) => {
  const url = new URL(cluster);
  url.pathname = `/feeds_${size}`;
  return url.href;
};
const open = (address: string, connections = 1) => postgresDatabase(address, makeLog('silent'), { size: connections });

async function fill(cluster: string, sizes: number[]) {
  const admin = open(cluster);
  const seconds: Record<number, number> = {};
  for (const size of sizes) {
    await admin.pool.query(`CREATE DATABASE feeds_${size}`);
    const database = open(addressOf(cluster, size), 3);
    const began = Date.now();
    await migrate(database);
    await fillFeeds(database.pool, size, COMMENTS, SEED);
    await database.close();
    seconds[size] = (Date.now() - began) / 1000;
  }
  await admin.close();
  return seconds;
}

async function lists(cluster: string, sizes: number[]) {
  const filled: Filled[] = sizes.map((size) => ({ size, database: open(addressOf(cluster, size)), now: new Date() }));
  for (const { database } of filled) await database.pool.query('SET statement_timeout = 0');
  const figures = [];
  for (const path of paths) {
    for (const page of PAGES) figures.push({ ...path, page, ...(await measurePage(filled, path, page)) });
  }
  for (const { database } of filled) await database.close();
  return figures;
}

async function http(cluster: string, size: number, server: string) {
  const database = open(addressOf(cluster, size), 10);
  const figures = await measureHttp(database, server, size - 1);
  await database.close();
  return figures;
}

const [what = '', cluster = '', ...rest] = process.argv.slice(2);
const works: Record<string, () => Promise<unknown>> = {
  fill: () => fill(cluster, rest.map(Number)),
  lists: () => lists(cluster, rest.map(Number)),
  http: () => http(cluster, Number(rest[0]), rest[1] ?? ''),
};
console.log(JSON.stringify(await works[what]?.()));
