import { amountOf } from './money.ts';
import { html, pageAnswer } from './pages/sandbox-page.ts';
import type { SandboxCore } from './sandbox-billing.ts';
import { approve, approveRevision } from './sandbox-changes.ts';
import { redirect, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import type { SandboxApproval, SandboxPlan, SandboxSubscription } from './sandbox-state.ts';

interface Asked {
  subscription: SandboxSubscription;
  approval: SandboxApproval;
  isRevision: boolean;
}

function find({ state }: SandboxCore, baToken: string): Asked | null {
  for (const subscription of state.subscriptions.values()) {
    const { approval, revision } = subscription;
    if (approval.baToken === baToken) return { subscription, approval, isRevision: false };
    if (revision?.baToken === baToken) return { subscription, approval: revision, isRevision: true };
  }
  return null;
}

/** The merchant's return address with PayPal's query parameters. */
function backTo(address: string, { subscription, approval }: Asked, isApproved: boolean): string {
  const url = new URL(address);
  url.searchParams.set('subscription_id', subscription.id);
  url.searchParams.set('ba_token', approval.baToken);
  url.searchParams.set('token', approval.token);
  if (isApproved) url.searchParams.set('PayerID', subscription.payerId);
  return url.href;
}

const UNITS = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;
const priceOf = ({ cents, currency, unit, count }: SandboxPlan) => {
  const amount = currency === 'USD' ? `$${amountOf(cents)}` : `${amountOf(cents)} ${currency}`;
  return count === 1 ? `${amount} a ${UNITS[unit]}` : `${amount} every ${count} ${UNITS[unit]}s`;
};

function askPage(
  { subscription, approval, isRevision }: Asked,
  plan: SandboxPlan,
  wrong: string | null,
): SandboxAnswer {
  const merchant = approval.brandName || 'The merchant';
  const verb = isRevision ? 'change your plan' : 'begin a subscription';
  return pageAnswer({
    title: 'Approve a payment (sandbox)',
    isNarrow: true,
    status: wrong === null ? 200 : 422,
    leadsTo: [approval.returnUrl, approval.cancelUrl],
    body: html`<p class="notice" role="note">This is a payment sandbox. No money moves, whatever you choose.</p>
<h1>${merchant} asks to ${verb}</h1>
<p class="lead">You would pay from a made-up account. It renews by itself until it is cancelled.</p>
${wrong === null ? '' : html`<p class="wrong" role="alert">${wrong}</p>`}
<dl><div><dt>Plan</dt><dd>${plan.name}</dd></div>
<div><dt>Price</dt><dd>${priceOf(plan)}</dd></div>
<div><dt>Merchant</dt><dd>${merchant}</dd></div>
<div><dt>Subscription</dt><dd>${subscription.id}</dd></div></dl>
<form method="post" class="row wide"><button class="main" name="choice" value="approve">Approve</button>
<button name="choice" value="cancel">Cancel</button></form>`,
  });
}

const unknownPage = () =>
  pageAnswer({
    title: 'Not found (sandbox)',
    isNarrow: true,
    status: 404,
    body: html`<p class="notice" role="note">This is a payment sandbox. No money moves.</p>
<h1>There is nothing to approve here</h1><p class="lead">The link may be old, or the sandbox was emptied.</p>`,
  });

/** The page on which a payer approves or cancels, and what the two buttons do. */
export function answerApproval(core: SandboxCore, { method, query, body }: SandboxRequest): SandboxAnswer {
  const asked = find(core, query.get('ba_token') ?? '');
  const plan = asked && core.state.plans.get(asked.approval.planId);
  if (!asked || !plan) return unknownPage();
  const { subscription, approval, isRevision } = asked;
  const isOpen = isRevision || (subscription.status === 'APPROVAL_PENDING' && subscription.pendingReads === null);
  // The payer reloaded the page, or pressed twice.
  if (!isOpen) return redirect(backTo(approval.returnUrl, asked, true));
  if (method !== 'POST') return askPage(asked, plan, null);
  const choice = new URLSearchParams(body.toString('utf8')).get('choice');
  if (choice === 'cancel') return redirect(backTo(approval.cancelUrl, asked, false));
  if (choice !== 'approve') return askPage(asked, plan, 'Please choose one of the two.');
  const issue = isRevision ? approveRevision(core, subscription) : approve(core, subscription);
  if (issue === 'PAYMENT_DECLINED') return askPage(asked, plan, 'The payment was declined. You can try again.');
  if (issue) return askPage(asked, plan, 'This cannot be approved any more.');
  return redirect(backTo(approval.returnUrl, asked, true));
}
