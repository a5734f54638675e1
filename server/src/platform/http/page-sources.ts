/** Other sites that our pages may use, by what for; empty unless the operator asked for one. */
export interface PageSources {
  scripts: string[];
  /** Where scripts may send to, with a call or as the address of a picture. */
  calls: string[];
  frames: string[];
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where the tags of a container report to. */
const TAG_REPORTS = 'https://*.google-analytics.com';

/** The sources that the content security policy must allow for the operator's choices, and no others. */
export function pageSourcesOf(chosen: { analyticsId: string; paymentScript: string | null }): PageSources {
  const payment = chosen.paymentScript === null ? [] : [new URL(chosen.paymentScript).origin];
  const tags = chosen.analyticsId === '' ? [] : [TAG_MANAGER];
  const reports = chosen.analyticsId === '' ? [] : [TAG_REPORTS];
  return { scripts: [...tags, ...payment], calls: [...tags, ...reports, ...payment], frames: payment };
}
