import { setTimeout as pause } from 'node:timers/promises';

/**
 * The sent and the acknowledged writes of one account.
 * @typedef {object} Account
 * @property {string} username
 * @property {string} email
 * @property {boolean} acknowledged the sign-up was answered
 * @property {string} cookie
 * @property {number} bioSent the last edit that was sent
 * @property {number} bioAcknowledged the last edit that was answered
 * @property {number} round
 */

export const PASSWORD = 'lantern-harbour-71';
const REGISTRARS = 2;
const EDITORS = 6;

/**
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, cookie?: string }} [options]
 */
export async function ask(url, method, path, { body, cookie } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Only a whole answer is an acknowledgement.
  return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() };
}

/** Everything that was ever asked, over all rounds. */
export class Ledger {
  /** @type {Account[]} */
  accounts = [];
  edits = 0;
  /** Answers that are neither success nor the end of the server. @type {string[]} */
  refusals = [];

  /** @param {number} round @returns {Account} */
  open(round) {
    const username = `u${this.accounts.length.toString(36)}-${round.toString(36)}`.padEnd(4, '0');
    const email = `${username}@example.org`;
    const blank = { acknowledged: false, cookie: '', bioSent: 0, bioAcknowledged: 0 };
    const account = { username, email, round, ...blank };
    this.accounts.push(account);
    return account;
  }
}

/** @param {string} url @param {Ledger} ledger @param {Account} account */
async function register(url, ledger, account) {
  const { username, email } = account;
  const body = { username, email, password: PASSWORD, birthday: '1990-04-12' };
  const answer = await ask(url, 'POST', '/api/user/register', { body });
  if (answer.status !== 201) {
    ledger.refusals.push(`register ${answer.status} ${JSON.stringify(answer.body)}`);
    return;
  }
  account.cookie = answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  account.acknowledged = true;
}

/** @param {string} url @param {Ledger} ledger @param {Account} account */
async function edit(url, ledger, account) {
  account.bioSent += 1;
  const body = { bio: String(account.bioSent) };
  const answer = await ask(url, 'PATCH', '/api/user', { body, cookie: account.cookie });
  if (answer.status === 200) {
    account.bioAcknowledged = Number(body.bio);
    ledger.edits += 1;
  } else ledger.refusals.push(`edit ${answer.status} ${JSON.stringify(answer.body)}`);
}

/**
 * Several people sign up and edit their profiles, each one thing after the other, until the server is gone.
 * @param {string} url
 * @param {Ledger} ledger
 * @param {number} round
 * @returns {{ ended: Promise<void>, end: () => void }}
 */
export function startLoad(url, ledger, round) {
  let goesOn = true;
  const untilGone = async (/** @type {() => Promise<void>} */ step) => {
    while (goesOn) {
      try {
        await step();
      } catch {
        // The connection broke: the server was killed, and the write in flight was not acknowledged.
        goesOn = false;
      }
    }
  };
  const registrars = Array.from({ length: REGISTRARS }, () =>
    untilGone(() => register(url, ledger, ledger.open(round))),
  );
  const editors = Array.from({ length: EDITORS }, (_, number) =>
    untilGone(async () => {
      // Accounts are dealt out, so that no two people edit the same one.
      const own = ledger.accounts.filter((account, index) => account.acknowledged && index % EDITORS === number);
      const account = own[Math.floor(own.length / 2)];
      if (account) await edit(url, ledger, account);
      else await pause(10);
    }),
  );
  return {
    ended: Promise.all([...registrars, ...editors]).then(() => undefined),
    end: () => {
      goesOn = false;
    },
  };
}
