import { creditKinds } from '@sirenade/contract/billing';
import { limits, type PaidPlan, plans } from '@sirenade/contract/limits';
import type { Amounts } from '../src/features/billing/credits.service.ts';

const BOUGHT = ['images', 'words'] as const;

interface Account {
  balance: number;
  reserved: number;
  plan: number;
}
interface Hold {
  user: number;
  amounts: Amounts;
  expires: number;
  state: 'open' | 'settled' | 'released' | 'expired';
  charged: Amounts;
}

/** A model of the ledger in plain numbers: users only, one operation after the other. */
export class LedgerModel {
  readonly accounts = new Map<string, Account>();
  readonly holds = new Map<string, Hold>();
  readonly #causes = new Set<string>();

  account(user: number, kind: string): Account {
    const key = `${user}:${kind}`;
    let account = this.accounts.get(key);
    if (!account) {
      account = { balance: kind === 'chats' ? limits.visitor.chats : 0, reserved: 0, plan: 0 };
      this.accounts.set(key, account);
    }
    return account;
  }

  spendable(user: number, kind: string): number {
    const { balance, reserved } = this.account(user, kind);
    return balance - reserved;
  }

  /** False when there is too little. */
  hold(user: number, key: string, amounts: Amounts, now: number, lifetime: number): boolean {
    if (this.holds.has(key)) return true;
    if (creditKinds.some((kind) => this.spendable(user, kind) < (amounts[kind] ?? 0))) return false;
    for (const kind of creditKinds) this.account(user, kind).reserved += amounts[kind] ?? 0;
    this.holds.set(key, { user, amounts, expires: now + lifetime, state: 'open', charged: {} });
    return true;
  }

  end(key: string, state: 'settled' | 'released' | 'expired', used: Amounts): Amounts {
    const hold = this.holds.get(key);
    if (hold?.state !== 'open') return hold?.charged ?? {};
    hold.state = state;
    for (const kind of creditKinds) {
      const amount = hold.amounts[kind] ?? 0;
      const charged = Math.min(amount, used[kind] ?? 0);
      const account = this.account(hold.user, kind);
      account.reserved -= amount;
      account.balance -= charged;
      account.plan = Math.max(0, account.plan - charged);
      hold.charged[kind] = charged;
    }
    return hold.charged;
  }

  /** No user of the model has a subscription, so no paid month continues. */
  sweep(now: number, users: number[]): void {
    for (const [key, hold] of this.holds) if (hold.state === 'open' && hold.expires < now) this.end(key, 'expired', {});
    for (const user of users) this.expire(user);
  }

  #once(cause: string): boolean {
    if (this.#causes.has(cause)) return false;
    this.#causes.add(cause);
    return true;
  }

  trial(user: number): void {
    if (!this.#once(`trial:${user}`)) return;
    for (const kind of BOUGHT) this.account(user, kind).balance += limits.trial[kind];
  }

  expire(user: number): void {
    for (const kind of BOUGHT) {
      const account = this.account(user, kind);
      const gone = Math.max(0, account.plan - account.reserved);
      account.balance -= gone;
      account.plan -= gone;
    }
  }

  month(user: number, paymentId: string, plan: PaidPlan, renews: boolean): void {
    if (!this.#once(`payment:${paymentId}`)) return;
    if (renews) this.expire(user);
    for (const kind of BOUGHT) {
      const account = this.account(user, kind);
      account.balance += plans[plan][kind];
      account.plan += plans[plan][kind];
    }
  }

  refund(user: number, paymentId: string, plan: PaidPlan): void {
    for (const kind of BOUGHT) {
      const account = this.account(user, kind);
      const gone = Math.min(plans[plan][kind], account.plan, account.balance - account.reserved);
      if (gone <= 0 || !this.#once(`refund:${paymentId}:${kind}`)) continue;
      account.balance -= gone;
      account.plan -= gone;
    }
  }

  /** False when there is too little to take from. */
  correct(user: number, kind: (typeof BOUGHT)[number], amount: number): boolean {
    const account = this.account(user, kind);
    if (account.balance - account.reserved + amount < 0) return false;
    account.balance += amount;
    if (amount < 0) account.plan = Math.max(0, account.plan + amount);
    return true;
  }
}
