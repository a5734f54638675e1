import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** The library names it by a const enum, which isolated modules cannot read. */
const ARGON2ID = 2;

/** Argon2id, with its parameters in the result. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(password.normalize('NFKC'), {
    algorithm: ARGON2ID,
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  });
}

/** Whether the password made this hash. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFKC'));
}

// A cache, not state: each value follows from its key, and is collected with it.
const dummies = new WeakMap<PasswordCost, Promise<string>>();

/** A hash that no password made, to spend the same time where there is no account. */
export function dummyHash(cost: PasswordCost): Promise<string> {
  let dummy = dummies.get(cost);
  if (!dummy) {
    dummy = hashPassword(crypto.randomUUID(), cost);
    dummies.set(cost, dummy);
  }
  return dummy;
}
