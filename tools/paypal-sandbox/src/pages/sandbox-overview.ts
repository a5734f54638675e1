import { amountOf } from '../money.ts';
import { planOf, type SandboxCore } from '../sandbox-billing.ts';
import { NO_FAULTS, type SandboxFaults } from '../sandbox-faults.ts';
import type { SandboxAnswer } from '../sandbox-http.ts';
import type { DeliveryReport } from '../sandbox-outbox.ts';
import type { SandboxSubscription } from '../sandbox-state.ts';
import { type Html, html, pageAnswer } from './sandbox-page.ts';

const LABELS: Record<keyof SandboxFaults, string> = {
  lostNotices: 'Lost notices',
  duplicatedNotices: 'Repeated notices',
  delayedNotices: 'Held back notices',
  reorderedNotices: 'Notices out of order',
  forgedNotices: 'Forged notices',
  failsBefore: 'Calls that fail',
  failsAfter: 'Calls that fail afterwards',
  cutsAfter: 'Calls cut off afterwards',
  stalls: 'Calls that stall',
  endedTokens: 'Ended tokens',
  slowMs: 'Milliseconds per answer',
  pendingReads: 'Reads shown as pending',
  declinedPayments: 'Declined payments',
  emptyLists: 'Empty payment lists',
  lateLists: 'Late payment lists',
  oddLists: 'Odd payment lists',
  unknownPlans: 'Plans have gone',
};
const SHOWN = 200;
const day = (at: number | null) => (at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' '));

const button = (action: string, label: string, name?: string, value?: number): Html =>
  html`<form method="post" action="_control/${action}"><button${name === undefined ? '' : html` name="${name}" value="${value ?? ''}"`}>${label}</button></form>`;

const ACTIONS: [string, string][] = [
  ['approve', 'Approve'],
  ['decline-next', 'Fail next payment'],
  ['refund', 'Refund last payment'],
  ['reverse', 'Charge back'],
  ['suspend', 'Suspend'],
  ['activate', 'Activate'],
  ['cancel', 'Cancel'],
];

/** Whether an action is possible in the present state of a subscription. */
function mayDo(action: string, { status, transactions }: SandboxSubscription): boolean {
  if (action === 'approve') return status === 'APPROVAL_PENDING';
  if (action === 'activate') return status === 'SUSPENDED' || status === 'APPROVED';
  if (action === 'cancel') return status === 'ACTIVE' || status === 'SUSPENDED';
  if (action === 'suspend') return status === 'ACTIVE';
  if (action === 'decline-next') return status === 'ACTIVE' || status === 'APPROVAL_PENDING';
  return transactions.some((payment) => payment.status === 'COMPLETED');
}

function row(core: SandboxCore, subscription: SandboxSubscription): Html {
  const { id, status, customId, nextAt, transactions, declinesNext } = subscription;
  const paid = transactions.map(
    (payment) =>
      html`<div>${day(payment.at)} ${amountOf(payment.cents)} ${payment.currency}, ${payment.status.toLowerCase()}</div>`,
  );
  const buttons = ACTIONS.filter(([action]) => mayDo(action, subscription)).map(([action, label]) =>
    button(`subscriptions/${id}/${action}`, label),
  );
  const note = declinesNext ? html`<div class="quiet">The next payment will fail.</div>` : '';
  return html`<tr><td><code>${id}</code><div class="quiet">${customId ?? ''}</div></td><td>${planOf(core, subscription).name}</td>
<td>${status}${note}</td><td>${day(nextAt)}</td><td>${paid}</td><td><div class="row">${buttons}</div></td></tr>`;
}

function faultField(name: keyof SandboxFaults, faults: SandboxFaults): Html {
  const value = faults[name];
  if (typeof value === 'boolean') {
    const checked = html`${{ html: value ? ' checked' : '' }}`;
    return html`<label>${LABELS[name]}<input type="checkbox" name="${name}" value="true"${checked}></label>`;
  }
  const isCount = name === 'slowMs' || name === 'pendingReads';
  const range = { html: isCount ? 'min="0" step="1"' : 'min="0" max="1" step="0.01"' };
  return html`<label>${LABELS[name]}<input type="number" name="${name}" ${range} value="${value}"></label>`;
}

/** The page on which a developer sees subscriptions and notices, and triggers actions. */
export function overviewPage(core: SandboxCore, reports: DeliveryReport[]): SandboxAnswer {
  const all = [...core.state.subscriptions.values()].reverse();
  const rows = all.slice(0, SHOWN).map((subscription) => row(core, subscription));
  const deliveries = reports
    .toReversed()
    .map(
      ({ type, subscriptionId, how, status }) =>
        html`<tr><td>${type}</td><td><code>${subscriptionId}</code></td><td>${how}</td><td>${status ?? ''}</td></tr>`,
    );
  const fields = (Object.keys(NO_FAULTS) as (keyof SandboxFaults)[]).map((name) => faultField(name, core.faults));
  const list = html`<div class="scroll"><table><thead><tr><th>Subscription</th><th>Plan</th><th>State</th><th>Next payment</th><th>Payments</th><th>Make it</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return pageAnswer({
    title: 'Payment sandbox',
    body: html`<h1>Payment sandbox</h1>
<p class="lead">No payment provider is set up, so this stands in for one. No money moves. <a href="/">Back to the app</a></p>
<p>The sandbox's clock shows <strong>${day(core.now())}</strong> UTC.</p>
<div class="row">${button('advance', 'Advance a day', 'days', 1)}${button('advance', 'Advance a month', 'months', 1)}${button('release', 'Send held back notices')}</div>
<h2>Subscriptions</h2>${rows.length > 0 ? list : html`<p class="quiet">Nobody has subscribed yet.</p>`}
${all.length > SHOWN ? html`<p class="quiet">The newest ${SHOWN} of ${all.length} are shown.</p>` : ''}
<h2>What goes wrong</h2><p class="quiet">Shares go from 0, never, to 1, always.</p>
<form method="post" action="_control/faults"><fieldset>${fields}</fieldset><button class="main">Set</button></form>
<h2>Notices to the app</h2>${deliveries.length > 0 ? html`<div class="scroll"><table><thead><tr><th>Event</th><th>Subscription</th><th>How</th><th>Answer</th></tr></thead><tbody>${deliveries}</tbody></table></div>` : html`<p class="quiet">None so far.</p>`}`,
  });
}
