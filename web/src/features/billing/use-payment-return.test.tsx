import type { CurrentUser } from '@sirenade/contract/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { aSubscription, planList } from '../../../test/billing.ts';
import { type Answer, fakeServer, signedOut } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const RETURN = '/all?sortBy=top&token=EC-1&PayerID=P1&ba_token=BA-1&subscription_id=I-1';
const ACTIVATE = 'POST /api/activate-subscription';
const refusal = (status: number, code: string, error: string): Answer => ({ status, body: { error, code } });
const pending = refusal(409, 'payment_pending', 'The payment is not confirmed yet. Please try again in a moment.');

let answer: Answer | 'down';
let replace: MockInstance<Location['replace']>;
beforeEach(() => {
  answer = { body: { subscription_type: 'creator' } };
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  delete window.dataLayer;
});

const outOfAll = aUser({
  payments: { subscription_type: 'trial', words_left: 0, image_generations_left: 0, images_generations_left: 0 },
});

function returnFromPayment(
  path = RETURN,
  user: CurrentUser | null = outOfAll,
  options: { strict?: boolean; paused?: RegExp } = {},
) {
  if (user) stored.user.write(user);
  const server = fakeServer({
    'GET /api/user': () => (answer === signedOut && activations().length > 0 ? signedOut : { body: user }),
    'GET /api/plans': { body: planList },
    'GET /api/subscription': { body: aSubscription() },
    'POST /api/user/login': { body: outOfAll },
    [ACTIVATE]: () => {
      if (answer === 'down') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  if (options.paused) pauseNetwork(options.paused);
  const activations = () => server.calls.filter(({ key }) => key === ACTIVATE).map(({ body }) => body);
  return { ...renderApp(path, { strict: options.strict ?? false }), activations };
}

test('an approved payment is taken up once, and the page is loaded anew without the parameters [T3] [A12] [E14] [S15]', async () => {
  const { activations } = returnFromPayment(RETURN, outOfAll, { strict: true });
  expect(await screen.findByRole('dialog', { name: 'Confirming your payment' })).toBeTruthy();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/all?sortBy=top'));
  expect(activations()).toEqual([{ token: 'EC-1', PayerID: 'P1', ba_token: 'BA-1', subscription_id: 'I-1' }]);
  expect(replace).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog', { name: 'Subscription' })).toBeNull();
  expect(stored.afterReload.read()).toEqual({
    message: { tone: 'success', text: 'Subscription activated successfully!' },
    bought: [{ item_id: 'creator', item_name: 'Creator', price: 15 }],
  });
});

test('the success is told, and noted for statistics, after the reload and only once [X2] [A14]', async () => {
  const bought = [{ item_id: 'creator', item_name: 'Creator', price: 15 }];
  stored.afterReload.write({ message: { tone: 'success', text: 'Subscription activated successfully!' }, bought });
  const first = returnFromPayment('/all', aUser());
  expect(await screen.findByText('Subscription activated successfully!')).toBeTruthy();
  expect(window.dataLayer).toContainEqual({
    event: 'purchase',
    ecommerce: { currency: 'USD', value: 15, items: [{ ...bought[0], quantity: 1 }] },
  });
  first.unmount();
  const trackedCount = window.dataLayer?.length;
  returnFromPayment('/all', aUser());
  await screen.findByRole('link', { name: 'marina' });
  expect(window.dataLayer?.length).toBe(trackedCount);
});

test('a payment that another tab has taken up is not taken up again [T3]', async () => {
  stored.lastActivation.write('BA-1');
  const { activations, router } = returnFromPayment(RETURN, aUser());
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=top'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(activations()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refuses for good is told, and leaves the address [X2] [T3]', async () => {
  answer = refusal(409, 'subscription_active', 'Subscription is already active');
  const { router, user } = returnFromPayment(RETURN, aUser());
  expect(await screen.findByText('Failed to activate subscription: Subscription is already active')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=top'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(replace).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /images left/ }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose Creator' });
  expect(button.disabled).toBe(false);
});

test('while a payment is taken up no plan can be chosen [T3]', async () => {
  const { user } = returnFromPayment(RETURN, aUser(), { paused: /activate/ });
  await screen.findByRole('dialog', { name: 'Confirming your payment' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /images left/ }));
  await screen.findByRole('button', { name: 'Choose Creator' });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Choose/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
});

test('a payment that is not confirmed yet is waited for: the parameters stay and it can be tried again', async () => {
  answer = pending;
  const { user, router, activations } = returnFromPayment();
  const dialog = within(await screen.findByRole('dialog', { name: 'Not confirmed yet' }));
  expect(dialog.getByText('The payment is not confirmed yet. Please try again in a moment.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.search).toContain('token=EC-1');
  answer = { body: { subscription_type: 'creator' } };
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/all?sortBy=top'));
  expect(activations()).toHaveLength(2);
});

test('put off until later, it stays in the address and nothing else opens in its place', async () => {
  answer = pending;
  const { user, router } = returnFromPayment();
  const dialog = within(await screen.findByRole('dialog', { name: 'Not confirmed yet' }));
  await user.click(dialog.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toContain('ba_token=BA-1');
});

test.each([
  ['the server is away', 'down' as const, 'We could not reach the server. Please check your connection and try again.'],
  [
    'the provider is away',
    refusal(503, 'unavailable', 'This is not available right now.'),
    'This is not available right now.',
  ],
])('when %s the failure is told, the parameters stay and it can be tried again [X2]', async (_, next, text) => {
  answer = next;
  const { router } = returnFromPayment(RETURN, aUser());
  expect(await screen.findByText(`Failed to activate subscription: ${text}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(router.state.location.search).toContain('token=EC-1');
});

test('an approval that was cancelled takes nothing up and says so; the plans open again [S15]', async () => {
  const { router, activations } = returnFromPayment(
    '/?payments=true&subscription_id=I-1&ba_token=BA-1&token=EC-1',
    aUser(),
  );
  expect(await screen.findByText('The payment was cancelled. Nothing was charged.')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Subscription' })).toBeTruthy();
  expect(router.state.location.search).toBe('?payments=true');
  expect(activations()).toEqual([]);
});

test('somebody whose session ended meanwhile logs in first, and the payment is taken up then', async () => {
  const { user, router, activations } = returnFromPayment('/?token=EC-1&PayerID=P1', null);
  expect(await screen.findByText('You need to login to finish your payment')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  await user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(activations()).toEqual([{ token: 'EC-1', PayerID: 'P1' }]));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/all'));
  expect(stored.paymentReturn.read()).toBeNull();
});

test('a session that ends while the payment is taken up leads to the login, and the payment is kept for afterwards', async () => {
  answer = signedOut;
  const { router } = returnFromPayment('/?token=EC-1&PayerID=P1', aUser());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(stored.paymentReturn.read()).toEqual({ token: 'EC-1', PayerID: 'P1' });
  expect(screen.queryByText(/^Failed to activate/)).toBeNull();
});
