import { site } from './site.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Something with a price, as shops describe it to their statistics. */
export interface SoldItem {
  item_id: string;
  item_name: string;
  price: number;
}

/** Only names and prices of our own: no field can carry text of a chat. */
interface Details {
  items?: SoldItem[];
  promotion_id?: 'out_of_words' | 'out_of_images';
}

/** A chat, by the media that were asked for with the text. */
export type ChatKind = `chat_siren${'' | '_with_audio'}${'' | '_with_images'}`;

export type AnalyticsEvent = 'view_cart' | 'begin_checkout' | 'purchase' | 'view_promotion' | 'view_siren' | ChatKind;

/** Notes an event where a tag container would look for it [A14]; without a container nothing leaves the page. */
export function track(event: AnalyticsEvent, { items, promotion_id }: Details = {}): void {
  window.dataLayer ??= [];
  // A container merges each event into the data before it; without this the next event would carry the last sale.
  window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push({
    event,
    ...(promotion_id && { promotion_id }),
    ...(items && {
      ecommerce: {
        currency: 'USD',
        value: items.reduce((sum, item) => sum + item.price, 0),
        items: items.map((item) => ({ ...item, quantity: 1 })),
      },
    }),
  });
}

type Address = Pick<URL, 'pathname' | 'search'>;

/** Addresses of mails and of a payment carry tokens, and tags report the address they find. */
function carriesToken({ pathname, search }: Address): boolean {
  const inQuery = [...new URLSearchParams(search).keys()].some((name) => /token|PayerID|subscription_id/.test(name));
  return inQuery || /^\/(reset-password|verify-email|mail)\//.test(pathname);
}

/** Loads the operator's tag container, if there is one, unless the address of arrival carries a token. */
export function startAnalytics(arrivedAt: Address): void {
  if (!site.analytics_id || carriesToken(arrivedAt)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(site.analytics_id)}`;
  document.head.append(script);
}
