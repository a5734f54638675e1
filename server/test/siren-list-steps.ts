import type { Siren } from '@sirenade/contract/sirens';
import { expect } from 'vitest';
import { applyTexts, NEW_SIREN, type SirenTexts } from '../src/features/sirens/editing/siren-draft.rules.ts';
import { insertSiren } from '../src/features/sirens/siren.store.ts';
import { hotOf } from '../src/platform/hot-rank.ts';
import type { TestApp, Visitor } from './test-app.ts';

/** Puts a siren into the database as saving one does, without its pictures and intro. */
export async function placeSiren(
  house: TestApp,
  userId: number,
  input: Partial<SirenTexts> & { karma?: number; age?: number },
): Promise<number> {
  const { karma = 0, age = 0, ...texts } = input;
  const made = new Date(house.clock.now().getTime() - age * 3_600_000);
  return insertSiren(house.context().db, {
    ...applyTexts(NEW_SIREN, { name: 'Somebody', description: 'Someone.', private: false, ...texts }),
    userId,
    karma,
    hot: hotOf(karma, made),
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
  });
}

/** A page of sirens and the cursor to the next. */
export async function readList(visitor: Visitor, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams({ media: 'url', ...query } as Record<string, string>);
  const answer = await visitor.ask('GET', `/api/sirens?${search}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const sirens: Siren[] = answer.json();
  const next = answer.headers['x-next-cursor'];
  return { sirens, names: sirens.map(({ name }) => name), next: next === undefined ? undefined : String(next) };
}

/** Every page of a list by its cursors. */
export async function readAll(visitor: Visitor, query: Record<string, string | number>): Promise<Siren[][]> {
  const pages: Siren[][] = [];
  for (let after: string | undefined, page = 0; page === 0 || after !== undefined; page++) {
    expect(page).toBeLessThan(200);
    const { sirens, next } = await readList(visitor, { ...query, ...(after === undefined ? {} : { after }) });
    pages.push(sirens);
    after = next;
  }
  return pages;
}
