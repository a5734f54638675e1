import { createHash } from 'node:crypto';

/** Times are milliseconds of the sandbox's own clock, money is cents. */
export interface SandboxProduct {
  id: string;
  name: string;
  description: string;
  createdAt: number;
}

export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export interface SandboxPlan {
  id: string;
  productId: string;
  name: string;
  description: string;
  status: 'CREATED' | 'INACTIVE' | 'ACTIVE';
  cents: number;
  currency: string;
  unit: IntervalUnit;
  count: number;
  /** 0 is endless. */
  totalCycles: number;
  /** Failed payments after which a subscription is suspended; 0 is never. */
  failureThreshold: number;
  createdAt: number;
}

export interface SandboxTransaction {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  at: number;
  cents: number;
  currency: string;
  refundedCents: number;
}

/** A pending approval, with a page of its own. */
export interface SandboxApproval {
  baToken: string;
  token: string;
  returnUrl: string;
  cancelUrl: string;
  brandName: string;
  planId: string;
}

export interface SandboxSubscription {
  id: string;
  planId: string;
  customId: string | null;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  createdAt: number;
  statusAt: number;
  /** When the first payment was made; later ones are counted from it. */
  startedAt: number | null;
  /** Payments that were due so far. */
  cycles: number;
  nextAt: number | null;
  failures: number;
  lastFailedAt: number | null;
  payerId: string;
  activatesItself: boolean;
  approval: SandboxApproval;
  /** A change of plan that waits for approval. */
  revision: SandboxApproval | null;
  /** Approved, but shown as pending for so many reads. */
  pendingReads: number | null;
  declinesNext: boolean;
  transactions: SandboxTransaction[];
  /** Events so far; names them. */
  events: number;
}

export interface SandboxState {
  version: 1;
  /** Secret: ids and tokens come from it. */
  seed: string;
  /** How far the clock was moved. */
  moved: number;
  serial: number;
  products: Map<string, SandboxProduct>;
  plans: Map<string, SandboxPlan>;
  subscriptions: Map<string, SandboxSubscription>;
  /** Answers to creating calls by their PayPal-Request-Id. */
  answers: Map<string, { at: number; status: number; body: string }>;
}

/** A state in which nothing has happened yet. */
export function emptyState(seed: string): SandboxState {
  return {
    version: 1,
    seed,
    moved: 0,
    serial: 0,
    products: new Map(),
    plans: new Map(),
    subscriptions: new Map(),
    answers: new Map(),
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const hash = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest();

/** An id that the same seed and key always give, and that cannot be guessed without the seed. */
export function idFor(seed: string, length: number, ...key: (string | number)[]): string {
  const bytes = hash(seed, 'id', ...key);
  return Array.from({ length }, (_, n) => LETTERS[(bytes[n] ?? 0) % LETTERS.length]).join('');
}

/** A number from 0 up to 1 that the same seed and key always give: injected faults do not depend on other calls. */
export function fateOf(seed: string, ...key: (string | number)[]): number {
  return hash(seed, 'fate', ...key).readUIntBE(0, 6) / 2 ** 48;
}

/** Whether something happens that shall happen with a share of all; `key` names the one that is asked about. */
export function strikes(share: number, seed: string, ...key: (string | number)[]): boolean {
  return share > 0 && fateOf(seed, ...key) < share;
}

const DAY = 86_400_000;

/** Adds intervals to a time; a month that is too short ends on its last day. */
export function addIntervals(from: number, unit: IntervalUnit, count: number): number {
  if (unit === 'DAY' || unit === 'WEEK') return from + count * DAY * (unit === 'WEEK' ? 7 : 1);
  const date = new Date(from);
  const months = date.getUTCMonth() + count * (unit === 'YEAR' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return new Date(from).setUTCFullYear(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay));
}
