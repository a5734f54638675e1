import { limits } from '@sirenade/contract/limits';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { MailContent } from '../accounts.tables.ts';
import { layOutMail } from './mail-layout.view.ts';

interface To {
  username: string;
  supportEmail: string;
}

/** Asks to confirm the address of a new account. */
export function verificationMail(to: To, link: string): MailContent {
  return layOutMail({
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    heading: `Good evening, ${to.username}`,
    paragraphs: [
      `You are one step away. Confirm that this address is yours, and your account at ${PRODUCT_NAME} is open.`,
    ],
    button: { label: 'Confirm my email', link },
    notes: [
      'The link works once, for 24 hours.',
      'If you did not sign up, you can ignore this mail: nothing happens without the link.',
    ],
    supportEmail: to.supportEmail,
  });
}

/** Tells the owner of a verified address that it was used for another sign-up. */
export function accountExistsMail(to: To, link: string): MailContent {
  return layOutMail({
    subject: `You already have an account at ${PRODUCT_NAME}`,
    heading: `Hello again, ${to.username}`,
    paragraphs: [
      'Somebody, probably you, just used this address to sign up or to move an account to it. It belongs to your account already, so nothing was changed.',
      'If you forgot your password, you can choose a new one here.',
    ],
    button: { label: 'Choose a new password', link },
    notes: ['The link works once, for one hour.', 'If it was not you, there is nothing you need to do.'],
    supportEmail: to.supportEmail,
  });
}

/** Carries the link to choose a new password. */
export function resetMail(to: To, link: string): MailContent {
  return layOutMail({
    subject: `A new password for ${PRODUCT_NAME}`,
    heading: `A new password, ${to.username}`,
    paragraphs: [
      'You asked to choose a new password. Once you have, every device that is logged in to your account is logged out.',
    ],
    button: { label: 'Choose a new password', link },
    notes: [
      'The link works once, for one hour.',
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ],
    supportEmail: to.supportEmail,
  });
}

/** Asks to confirm the new address of an existing account. */
export function changeEmailMail(to: To, link: string): MailContent {
  return layOutMail({
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    heading: `A new address, ${to.username}`,
    paragraphs: ['You asked to move your account to this address. Confirm it, and from then on you log in with it.'],
    button: { label: 'Confirm this address', link },
    notes: [
      'The link works once, for 24 hours.',
      'If you did not ask for this, ignore this mail: the account keeps its old address.',
    ],
    supportEmail: to.supportEmail,
  });
}

/** Reports a change of the password, the address or two-factor login. */
export function securityMail(to: To, what: string): MailContent {
  return layOutMail({
    subject: `${what} at ${PRODUCT_NAME}`,
    heading: what,
    paragraphs: [
      `This is to let you know of a change to your account ${to.username}.`,
      `If it was you, all is well. If not, please choose a new password at once and write to ${to.supportEmail}.`,
    ],
    notes: [],
    supportEmail: to.supportEmail,
  });
}

/** A first hello after verification; non-essential, so it carries the opt-out. */
export function welcomeMail(to: To, homeLink: string, optOut: { page: string; oneClick: string }): MailContent {
  return layOutMail({
    subject: `Welcome to ${PRODUCT_NAME}`,
    heading: `The door is open, ${to.username}`,
    paragraphs: [
      `Your address is confirmed. To begin with, ${limits.trial.words} audio words and ${limits.trial.images} images are on your account.`,
      'Make the place yours: a portrait and a few lines on your profile are a good first step, and two-factor login in the settings keeps it yours.',
      'Chats are private unless you post them, and everything sirens say is made up.',
    ],
    button: { label: `Open ${PRODUCT_NAME}`, link: homeLink },
    notes: [],
    supportEmail: to.supportEmail,
    optOut,
  });
}

/** Confirms that an account is gone. */
export function goodbyeMail(to: To): MailContent {
  return layOutMail({
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    heading: `Goodbye, ${to.username}`,
    paragraphs: [
      'Your account and what belonged to it are erased, as you asked. You are welcome to come back at any time with a new one.',
    ],
    notes: [],
    supportEmail: to.supportEmail,
  });
}
