import type { SandboxEvent } from './sandbox-events.ts';
import type { SandboxFaults } from './sandbox-faults.ts';
import { forge } from './sandbox-forger.ts';
import { makePoster } from './sandbox-post.ts';
import type { SignedNotice } from './sandbox-seal.ts';
import { fateOf, idFor, strikes } from './sandbox-state.ts';

/** The outcome of a notice. */
export interface DeliveryReport {
  type: string;
  subscriptionId: string;
  /** How it was sent off: as it should be, or by which fault. */
  how: 'sent' | 'lost' | 'held' | 'forged';
  /** Status of the app's answer; 0 when there was none, null when the notice was not sent. */
  status: number | null;
}

export interface OutboxSettings {
  seed: string;
  faults(): SandboxFaults;
  /** Where notices go; null while there is nowhere to send them. */
  webhookUrl(): string | null;
  seal(event: SandboxEvent): Promise<SignedNotice>;
  /** Milliseconds before a notice that was not taken is sent again. */
  retryWait(attempt: number): number;
  /** How many are sent at the same time. */
  atOnce: number;
}

export interface SandboxOutbox {
  post(event: SandboxEvent): void;
  /** Sends the delayed notices. */
  release(): void;
  /** Settles when nothing is on its way any more, neither now nor for another try. */
  settled(): Promise<void>;
  /** The newest deliveries, oldest first. */
  reports(): DeliveryReport[];
  close(): void;
}

interface Parcel {
  event: SandboxEvent;
  attempt: number;
  isForged: boolean;
  /** The same for every copy. */
  notice(): Promise<SignedNotice>;
}

/** As often as PayPal. */
const MOST_ATTEMPTS = 25;
const MOST_COPIES = 5;
const MOST_REPORTS = 50;
const LAST = 1 - Number.EPSILON;

/** Does something when it is first wanted, and once only. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Delivers notices to the app, with the injected faults. */
export function openOutbox({ seed, faults, webhookUrl, seal, retryWait, atOnce }: OutboxSettings): SandboxOutbox {
  const queue: Parcel[] = [];
  const retries = new Set<NodeJS.Timeout>();
  const reports: DeliveryReport[] = [];
  const poster = makePoster();
  let isStopped = false;
  let delayed: Parcel[] = [];
  let busy = 0;
  const waiting: (() => void)[] = [];

  const report = ({ event: { type, subscriptionId } }: Parcel, how: DeliveryReport['how'], status: number | null) => {
    reports.push({ type, subscriptionId, how, status });
    if (reports.length > MOST_REPORTS) reports.shift();
  };

  const isIdle = () => busy === 0 && queue.length === 0 && retries.size === 0;
  const notifyWaiting = () => {
    if (isIdle()) for (const done of waiting.splice(0)) done();
  };

  const retry = (parcel: Parcel) => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      queue.push(parcel);
      pump();
    }, retryWait(parcel.attempt));
    retries.add(timer.unref());
  };

  const deliver = async (parcel: Parcel): Promise<void> => {
    const address = webhookUrl();
    if (address === null) return report(parcel, 'lost', null);
    const { headers, body } = await parcel.notice();
    const status = isStopped ? 0 : await poster.post(address, headers, body);
    report(parcel, parcel.isForged ? 'forged' : 'sent', status);
    const isTaken = status >= 200 && status < 300;
    if (isTaken || parcel.isForged || isStopped || parcel.attempt >= MOST_ATTEMPTS) return;
    retry({ ...parcel, attempt: parcel.attempt + 1 });
  };

  const pump = () => {
    while (busy < atOnce && !isStopped) {
      const parcel = queue.shift();
      if (!parcel) break;
      busy++;
      void deliver(parcel).finally(() => {
        busy--;
        pump();
      });
    }
    notifyWaiting();
  };

  /** Puts a parcel into the queue: `place` is from 0, before all others, up to 1. */
  const enqueue = (parcel: Parcel, place: number) => queue.splice(Math.floor(place * (queue.length + 1)), 0, parcel);

  return {
    post: (event) => {
      const name = [event.subscriptionId, event.number] as const;
      const fate = (...fault: (string | number)[]) => fateOf(seed, ...fault, ...name);
      const happens = (share: number, ...fault: (string | number)[]) => strikes(share, seed, ...fault, ...name);
      const rates = faults();
      const parcel: Parcel = { event, attempt: 0, isForged: false, notice: once(() => seal(event)) };
      if (happens(rates.forgedNotices, 'forged')) {
        const forgery = { kind: fate('forgery'), saleId: idFor(seed, 17, 'forged', ...name) };
        const notice = async () => forge(forgery, await parcel.notice());
        enqueue({ ...parcel, isForged: true, notice }, fate('forged place'));
      }
      const isLost = happens(rates.lostNotices, 'lost');
      const isDelayed = !isLost && happens(rates.delayedNotices, 'delayed');
      if (isLost || isDelayed) report(parcel, isLost ? 'lost' : 'held', null);
      const isRepeated = happens(rates.duplicatedNotices, 'duplicated');
      const copies = isLost ? 0 : isRepeated ? 2 + Math.floor(fate('copies') * (MOST_COPIES - 1)) : 1;
      for (let n = 0; n < copies; n++) {
        if (isDelayed) delayed.push(parcel);
        else enqueue(parcel, happens(rates.reorderedNotices, 'reordered', n) ? fate('place', n) : LAST);
      }
      // After the caller has returned, as another server would. Until then it is not idle.
      busy++;
      setImmediate(() => {
        busy--;
        pump();
      });
    },
    release: () => {
      for (const [n, parcel] of delayed.entries()) enqueue(parcel, fateOf(seed, 'released', n, delayed.length));
      delayed = [];
      pump();
    },
    settled: () => (isIdle() ? Promise.resolve() : new Promise((done) => waiting.push(done))),
    reports: () => [...reports],
    close: () => {
      isStopped = true;
      for (const timer of retries) clearTimeout(timer);
      retries.clear();
      queue.length = 0;
      poster.close();
      for (const done of waiting.splice(0)) done();
    },
  };
}
