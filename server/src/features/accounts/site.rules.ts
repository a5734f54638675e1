import type { Site } from '@sirenade/contract/accounts';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { Config } from '../../config.ts';

/** The settings of this installation that the web app loads first. */
export function siteOf(config: Config): Site {
  return {
    name: PRODUCT_NAME,
    support_email: config.supportEmail,
    community_url: config.communityUrl,
    skip_validation: config.allowSkipValidation,
    dev_mail: showsMailbox(config),
    analytics_id: config.analyticsId,
  };
}

/** Whether /dev/mail exists: without a mail server, and never in production. */
export function showsMailbox(config: Config): boolean {
  return config.smtpUrl === undefined && !config.production;
}
