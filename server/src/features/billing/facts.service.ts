import type { Db } from '../../platform/db/database.ts';
import type { PaymentMemory } from '../../providers/payments/memory.ts';
import { findFact, upsertFact } from './facts.store.ts';

/**
 * Stores in the database what was created once at the payment provider, so that every process uses the same objects.
 */
export function paymentMemory(db: Db): PaymentMemory {
  return { get: (key) => findFact(db, key), set: (key, value) => upsertFact(db, key, value) };
}
