import { noSubscription, subscription } from '../fixtures/billing.ts';
import { member, memberWith } from '../fixtures/people.ts';
import { fails, never } from '../support/answers.ts';
import { dialog, heading, inTurn, press, says, sees, shape, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const PLANS = '/credits?payments=true';
const trial = memberWith({
  payments: { subscription_type: 'trial', words_left: 412, image_generations_left: 7, images_generations_left: 7 },
});
const modal = { who: member, frame: 'window' } as const;

export const billingScreens: Screen[] = [
  { name: 'billing/credits', isPage: true, at: '/credits', who: member, arrange: sees('A picture of Hana Kovář') },
  {
    name: 'billing/credits-empty',
    at: '/credits',
    who: trial,
    answers: { 'GET /api/credits': [] },
    arrange: heading('Nothing has come or gone yet'),
  },
  {
    name: 'billing/credits-loading',
    at: '/credits',
    who: member,
    answers: { 'GET /api/credits': never },
    arrange: shape,
  },
  {
    name: 'billing/credits-error',
    at: '/credits',
    who: member,
    answers: { 'GET /api/credits': fails('forbidden') },
    arrange: sees('You are not allowed to do this.'),
  },
  { name: 'billing/plans-current', isPage: true, at: PLANS, ...modal, arrange: sees('Current Plan') },
  {
    name: 'billing/plans-trial',
    at: PLANS,
    ...modal,
    who: trial,
    answers: { 'GET /api/subscription': noSubscription },
    arrange: sees('Recommended'),
  },
  {
    name: 'billing/plans-used-up',
    at: '/credits?outOfTokens=true&outOfImages=true',
    ...modal,
    arrange: inTurn(sees('You have run out of audio words.'), sees('Buy again')),
  },
  {
    name: 'billing/plans-loading',
    at: PLANS,
    ...modal,
    answers: { 'GET /api/plans': never },
    arrange: shows('dialog[open] [class*=skeleton]'),
  },
  {
    name: 'billing/plans-error',
    at: PLANS,
    ...modal,
    answers: { 'GET /api/plans': fails('forbidden') },
    arrange: sees('The plans did not load.'),
  },
  {
    name: 'billing/plans-off',
    at: PLANS,
    ...modal,
    who: trial,
    answers: { 'GET /api/subscription': { ...noSubscription, offered: false } },
    arrange: sees('Plans are not offered here.'),
  },
  {
    name: 'billing/plans-ending',
    at: PLANS,
    ...modal,
    answers: {
      'GET /api/subscription': { ...subscription, subscription_type: 'trial', state: 'ending', renews_at: null },
    },
    arrange: sees('Recommended'),
  },
  {
    name: 'billing/cancel-question',
    at: PLANS,
    ...modal,
    arrange: inTurn(sees('Current Plan'), press(/^Cancel Creator/), heading('Cancel Creator?')),
  },
  {
    name: 'billing/payment-return',
    at: '/credits?subscription_id=I-ABC123&ba_token=BA-1&token=T-1',
    ...modal,
    answers: { 'POST /api/activate-subscription': never },
    arrange: dialog('Confirming your payment'),
  },
  {
    name: 'billing/payment-pending',
    at: '/credits?subscription_id=I-ABC123&ba_token=BA-1&token=T-1',
    ...modal,
    answers: { 'POST /api/activate-subscription': fails('payment_pending') },
    arrange: dialog('Not confirmed yet'),
  },
  {
    name: 'billing/payment-cancelled',
    at: '/credits?token=T-1',
    ...modal,
    arrange: inTurn(says('The payment was cancelled.'), sees('A picture of Hana Kovář')),
  },
];
