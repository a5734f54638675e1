import type { Db } from '../../platform/db/database.ts';
import type { PaymentMemory } from '../../providers/payments/memory.ts';
import { findFact, upsertFact } from './facts.store.ts';

/** Keeps in the database what was made at the payment provider once, so that every process uses the same. */
export function paymentMemory(db: Db): PaymentMemory {
  return { get: (key) => findFact(db, key), set: (key, value) => upsertFact(db, key, value) };
}
