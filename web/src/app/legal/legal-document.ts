import { LEGAL_VERSION } from '@sirenade/contract/product';

/** Stands for the support address in a legal text; the page that shows the text knows the address. */
export const SUPPORT_ADDRESS = '{support}';

/** A list entry: plain, or led by the term it explains. */
export type LegalItem = string | { readonly term: string; readonly text: string };

/** A paragraph, or a list. */
export type LegalBlock = string | { readonly list: readonly LegalItem[] };

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

/**
 * The date of the texts, spelled out. It is derived from the version stored with each consent, so the two always agree.
 */
export const legalUpdated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(LEGAL_VERSION),
);
