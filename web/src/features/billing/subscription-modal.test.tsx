import type { SubscriptionInfo } from '@sirenade/contract/billing';
import { errorCatalogue } from '@sirenade/contract/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSubscription, creatorUntilDecember, planList } from '../../../test/billing.ts';
import { type Answer, fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';
import { takeMessages } from '../../lib/toast.ts';
import { SubscriptionModal, type SubscriptionModalProps } from './subscription-modal.tsx';

const APPROVAL = 'https://pay.example/approve?ba_token=BA-1';
const outOfWords =
  'You have run out of audio words. Please upgrade or re-buy your subscription to continue creating audio.';
const outOfImages = 'You have run out of images. Please upgrade or re-buy your subscription to get more images.';

interface Scene extends Partial<SubscriptionModalProps> {
  subscription?: SubscriptionInfo;
  checkout?: Answer | 'down';
}

function open({ subscription = aSubscription(), checkout, ...props }: Scene = {}) {
  const answer = checkout ?? { body: { approvalUrl: APPROVAL } };
  const server = fakeServer({
    'GET /api/plans': { body: planList },
    'GET /api/subscription': { body: subscription },
    'POST /api/checkout/creator': answer,
    'POST /api/checkout/mega_creator': answer,
    'POST /api/checkout/trial': checkout ?? { body: {} },
  });
  const onClose = vi.fn();
  const part = (
    <SubscriptionModal credits={{ words: 1480, images: 10 }} onClose={onClose} onNavigate={onClose} {...props} />
  );
  return { ...renderPart(part), server, onClose };
}

const tile = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
const choose = (title: string) => screen.findByRole('button', { name: `Choose ${title}` });
const events = () => (window.dataLayer ?? []).map((pushed) => (pushed as { event?: string }).event).filter(Boolean);

let assign: ReturnType<typeof vi.spyOn>;
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  delete window.dataLayer;
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});

test('it shows what is available, the five plans with price and contents, and the notes [S40] [E14] [K1] [K2] [K3] [K4] [K5] [K7]', async () => {
  open();
  await choose('Creator');
  const available = screen.getByRole('region', { name: 'Currently Available' });
  expect(available.textContent).toContain('ViewsUnlimited');
  expect(available.textContent).toContain('Audio words1,480');
  expect(available.textContent).toContain('Images10');
  const lines = screen
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.closest('li')?.textContent?.replace(/Recommended|Choose.*$/g, ''));
  expect(lines.slice(0, 5)).toEqual([
    'Mini Creator$5/ month2,000 audio words, 30 images',
    'Creator$15/ month7,000 audio words, 100 images',
    'Mega Creator$30/ month20,000 audio words, 220 images',
    'Ultra Creator$50/ month40,000 audio words, 500 images',
    'Ultimate Creator$90/ month80,000 audio words, 1,000 images',
  ]);
  for (const note of [
    'You can cancel any time.',
    'All prices are in USD.',
    'Audio words are used when a siren responds with audio.',
  ]) {
    expect(screen.getByText(note)).toBeTruthy();
  }
  expect(screen.queryByText('Current Plan')).toBeNull();
});

test('there is no price but those of the plans, and nothing is sold beside them [K30]', async () => {
  open();
  await choose('Creator');
  const dialog = screen.getByRole('dialog', { name: 'Subscription' });
  expect(dialog.textContent?.match(/\$[\d,.]+/g)).toEqual(planList.map(({ price }) => `$${price}`));
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Close',
    'Choose Mini Creator',
    'Choose Creator',
    'Choose Mega Creator',
    'Choose Ultra Creator',
    'Choose Ultimate Creator',
  ]);
});

test('Custom Creator is a matter of writing to us: it has no price and cannot be chosen [R9] [K6] [S40]', async () => {
  open();
  await choose('Creator');
  const custom = tile('Custom Creator');
  expect(custom.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^mailto:/);
  expect(custom.queryByRole('button')).toBeNull();
  expect(custom.queryByText(/\$/)).toBeNull();
});

test('choosing a plan leads to the approval page; until then all plans wait and the chosen one turns [T3] [A11] [A14]', async () => {
  const { user, server } = open();
  const button = await choose('Creator');
  await user.dblClick(button);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(APPROVAL));
  expect(server.keys().filter((key) => key.startsWith('POST'))).toEqual(['POST /api/checkout/creator']);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Choose/ });
  expect(buttons).toHaveLength(5);
  expect(buttons.every((one) => one.disabled)).toBe(true);
  expect(buttons.filter((one) => one.getAttribute('aria-busy') === 'true')).toEqual([button]);
  expect(button.querySelector('.spinner')).not.toBeNull();
  expect(events()).toEqual(['view_cart', 'begin_checkout']);
  expect(window.dataLayer?.at(-1)).toMatchObject({
    ecommerce: { currency: 'USD', value: 15, items: [{ item_id: 'creator', price: 15 }] },
  });
});

test('coming back by the back button finds the plans free again', async () => {
  const { user } = open();
  await user.click(await choose('Creator'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a failed checkout says what the server said, and the plans are free again [X2] [T3]', async () => {
  const { user } = open({ checkout: { status: 503, body: { error: 'The till is closed.', code: 'plans_off' } } });
  const button = await choose('Mega Creator');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Error: The till is closed.');
  expect(takeMessages()).toEqual([{ tone: 'error', text: 'The till is closed. Please try again later.' }]);
  expect((button as HTMLButtonElement).disabled).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

const advised = Object.entries(errorCatalogue).filter(([, [, text]]) => text.endsWith(' Please try again later.'));

test.each(advised)('the advice to try later is not given twice: %s [X2]', async (code, [status, error]) => {
  const { user } = open({ checkout: { status, body: { error, code } } });
  await user.click(await choose('Creator'));
  await screen.findByRole('alert');
  expect(takeMessages()).toEqual([{ tone: 'error', text: error }]);
});

test.each([{}, { approvalUrl: '' }, { approvalUrl: 'javascript:alert(1)' }])(
  'an answer without a usable approval address (%j) is an error at the top, in red [X2] [A11]',
  async (body) => {
    const { user } = open({ checkout: { body } });
    await user.click(await choose('Creator'));
    const line = await screen.findByRole('alert');
    expect(line.textContent).toBe('Error: No approval URL returned from server');
    expect(line.className).toContain('text-danger');
    expect(assign).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('the current plan is marked and can be cancelled after a question that says what stays [S40] [T3]', async () => {
  const { user, server } = open({ subscription: creatorUntilDecember });
  await screen.findByText('Your Creator plan renews on December 15, 2025.');
  expect(tile('Creator').getByText('Current Plan')).toBeTruthy();
  expect(screen.getAllByText('Current Plan')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^(Choose|Buy again) Creator$/ })).toBeNull();

  await user.click(tile('Creator').getByRole('button', { name: 'Cancel Creator' }));
  const question = screen.getByRole('heading', { name: 'Cancel Creator?' });
  expect(document.activeElement).toBe(question);
  const stays = 'The words and images you paid for stay yours until December 15, 2025.';
  expect(screen.getByText(`Once it is cancelled, nothing more will be charged. ${stays}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Plans' }));
  expect(server.keys().some((key) => key.startsWith('POST'))).toBe(false);

  await user.click(tile('Creator').getByRole('button', { name: 'Cancel Creator' }));
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(server.keys().at(-1)).toBe('POST /api/checkout/trial');
  expect(stored.afterReload.read()).toEqual({ message: { tone: 'success', text: `Your plan is cancelled. ${stays}` } });
});

test('a cancel that the provider has not confirmed is not told as done', async () => {
  const { user } = open({ subscription: creatorUntilDecember, checkout: { body: { cancelling: true } } });
  await user.click(await screen.findByRole('button', { name: 'Cancel Creator' }));
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const text =
    'Your plan will be cancelled as soon as the payment provider confirms it. ' +
    'The words and images you paid for stay yours until December 15, 2025.';
  expect(stored.afterReload.read()).toEqual({ message: { tone: 'info', text } });
});

test('while a cancel is not confirmed it says so, and can be tried again without a question', async () => {
  const { user, server } = open({ subscription: aSubscription({ state: 'cancelling' }) });
  await screen.findByText(/has not confirmed it yet, so it may still be charged\./);
  await user.click(screen.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(server.keys().at(-1)).toBe('POST /api/checkout/trial');
});

test('a cancel that only the subscriber can make at the provider gives that advice alone', async () => {
  const error = 'Your subscription is elsewhere. Please cancel it in your account there.';
  const { user } = open({
    subscription: { ...creatorUntilDecember, offered: false },
    checkout: { status: 409, body: { error, code: 'cancel_elsewhere' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Error: ${error}`);
  expect(takeMessages()).toEqual([{ tone: 'error', text: error }]);
  expect(reload).not.toHaveBeenCalled();
});

test('a payment that is being confirmed says so, and can be cancelled', async () => {
  const { user } = open({ subscription: aSubscription({ state: 'confirming' }) });
  await screen.findByText(/^Your payment is being confirmed/);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(screen.getByRole('heading', { name: 'Cancel your plan?' })).toBeTruthy();
});

test('the provider’s next date is told where it is known, also when nothing is paid for now', async () => {
  open({ subscription: { ...creatorUntilDecember, paid_until: null, renews_at: '2025-12-20T12:00:00.000Z' } });
  await screen.findByText('Your Creator plan renews on December 20, 2025.');
});

test('a current plan that is used up can be bought once more [X2]', async () => {
  const { user, server } = open({ subscription: creatorUntilDecember, credits: { words: 0, images: 3 } });
  await user.click(await screen.findByRole('button', { name: 'Buy again Creator' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(APPROVAL));
  expect(server.keys()).toContain('POST /api/checkout/creator');
});

test('a cancelled plan says until when it lasts, and any plan can be chosen', async () => {
  open({ subscription: aSubscription({ state: 'ending', paid_until: '2025-12-15T12:00:00.000Z' }) });
  await screen.findByText(
    'Your plan is cancelled and will not renew. The words and images you paid for stay yours until December 15, 2025.',
  );
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

test('a plan whose payment failed says so calmly, and can be left', async () => {
  const { user } = open({ subscription: aSubscription({ state: 'suspended' }) });
  await screen.findByText(/^Your last payment did not go through, so your plan is paused\./);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  expect(screen.getByRole('heading', { name: 'Cancel your plan?' })).toBeTruthy();
});

test.each([
  ['what the address says', { refused: ['words'] as const }, [outOfWords]],
  ['no words', { credits: { words: 0, images: 1 } }, [outOfWords]],
  ['no images', { credits: { words: 1, images: -1 } }, [outOfImages]],
  ['both', { credits: { words: 0, images: 0 }, refused: ['images'] as const }, [outOfWords, outOfImages]],
])('banners for %s [X2] [S40] [T3]', async (_, props, texts) => {
  open(props as Scene);
  await choose('Creator');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryAllByRole('status').map((notice) => notice.textContent)).toEqual(texts);
  expect(events()).toEqual(['view_cart', ...texts.map(() => 'view_promotion')]);
});

test('where plans are not offered it says so and has nothing to press in vain', async () => {
  open({ subscription: aSubscription({ offered: false }) });
  await screen.findByText(/^Plans are not offered here\./);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  expect(screen.queryByText('All prices are in USD.')).toBeNull();
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('a prompt nobody asked for stays away where there is nothing to buy', async () => {
  const { client } = open({ subscription: aSubscription({ offered: false }), isPrompt: true });
  await waitFor(() => expect(client.getQueryData(['subscription'])).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is left shows at once; the plans have their place kept, and a failure can be tried again', async () => {
  const answers = { 'GET /api/plans': { status: 404, body: { error: 'No plans.', code: 'not_found' } } };
  fakeServer({ ...answers, 'GET /api/subscription': { body: aSubscription() } });
  const release = pauseNetwork();
  const part = <SubscriptionModal credits={{ words: 5, images: 5 }} onClose={() => {}} onNavigate={() => {}} />;
  const { user } = renderPart(part);
  expect(screen.getByText('Loading the plans')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Currently Available' })).toBeTruthy();
  release();
  expect((await screen.findByRole('alert')).textContent).toContain('The plans did not load. No plans.');
  fakeServer({ 'GET /api/plans': { body: planList }, 'GET /api/subscription': { body: aSubscription() } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await choose('Creator')).toBeTruthy();
});

test('a click on the backdrop closes it [S40]', async () => {
  const { onClose } = open();
  await choose('Creator');
  const dialog = screen.getByRole('dialog', { name: 'Subscription' });
  fireEvent.pointerDown(screen.getByText('All prices are in USD.'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test("the provider's script is loaded where there is one; its failure is only logged [A13] [X2]", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true });
  const scripts = () => [...document.head.querySelectorAll('script')];
  const sandbox = open();
  await choose('Creator');
  expect(scripts()).toEqual([]);
  sandbox.unmount();
  const address = 'https://pay.example/sdk/js?client-id=x';
  open({ subscription: aSubscription({ browser_script: address }) });
  await waitFor(() => expect(scripts()).toMatchObject([{ src: address, async: true }]));
  expect(log).not.toHaveBeenCalled();
  fireEvent.error(scripts()[0] as HTMLScriptElement);
  expect(log).toHaveBeenCalledWith('The script of the payment provider could not be loaded.', address);
  expect(takeMessages()).toEqual([]);
  expect(scripts()).toEqual([]);
  expect(await choose('Creator')).toBeTruthy();
});
