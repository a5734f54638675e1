import type { Site } from '@sirenade/contract/accounts';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { call } from './api.ts';

function readEmbedded(): Partial<Site> | null {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Site) : null;
}

const embedded = readEmbedded();

/** The name and the features of this installation; complete before the first render. */
export const site: Site = {
  name: PRODUCT_NAME,
  support_email: '',
  community_url: '',
  skip_validation: false,
  dev_mail: false,
  analytics_id: '',
  ...embedded,
};

/** Fetches the site where no server put it into the page (the development server). */
export async function loadSite(): Promise<void> {
  if (embedded) return;
  try {
    Object.assign(site, await call('GET /api/site'));
  } catch (failure) {
    console.warn('The site settings could not be loaded; links of the footer stay hidden.', failure);
  }
}
