import {
  AUDIO_UNVERIFIED,
  COMMENT_SIGNED_OUT,
  CREATE_NOT_VERIFIED,
  DELETE_SIGNED_OUT,
  FREE_CHATS_USED,
  FREE_IMAGES_USED,
  FREE_WORDS_USED,
  INPUT_REFUSED,
  OUT_OF_IMAGES,
  OUT_OF_WORDS,
  PAINT_SIGNED_OUT,
  PAINT_UNVERIFIED,
  PICTURE_NEEDS_WORDS,
  POST_SIGNED_OUT,
  POST_UNVERIFIED,
  SAVE_SIGNED_OUT,
  TOO_MANY_PICTURES,
  UNVERIFIED_CHATS_USED,
  VOTE_SIGNED_OUT,
  WENT_WRONG,
} from './error-sentences.ts';
import { SIREN_INCOMPLETE } from './sentences.ts';

/** Every error a client can meet: its HTTP status and its sentence. */
export const errorCatalogue = {
  malformed: [400, 'The request could not be read.'],
  invalid: [400, 'Please check what you entered.'],
  token_invalid: [400, 'This link is no longer valid. Please ask for a new one.'],
  two_factor_invalid: [400, 'That code is not right. Please try the next one your app shows.'],
  wrong_password: [400, 'The current password is not right.'],
  post_empty: [400, 'There is nothing to post in this chat yet.'],
  plan_by_contact: [400, 'This plan is arranged by contact. Please write to us.'],
  notice_refused: [400, 'This notice could not be verified.'],
  siren_incomplete: [400, SIREN_INCOMPLETE],
  picture_needs_words: [400, PICTURE_NEEDS_WORDS],
  too_many_pictures: [400, TOO_MANY_PICTURES],
  signed_out: [401, 'You need to log in first.'],
  credentials_invalid: [401, 'Invalid email or password.'],
  two_factor_required: [401, 'Enter the six-digit code of your authenticator app.'],
  free_chats_used: [401, FREE_CHATS_USED],
  free_words_used: [401, FREE_WORDS_USED],
  free_images_used: [401, FREE_IMAGES_USED],
  create_signed_out: [401, CREATE_NOT_VERIFIED],
  paint_signed_out: [401, PAINT_SIGNED_OUT],
  vote_signed_out: [401, VOTE_SIGNED_OUT],
  post_signed_out: [401, POST_SIGNED_OUT],
  comment_signed_out: [401, COMMENT_SIGNED_OUT],
  delete_signed_out: [401, DELETE_SIGNED_OUT],
  save_signed_out: [401, SAVE_SIGNED_OUT],
  out_of_words: [402, OUT_OF_WORDS],
  out_of_images: [402, OUT_OF_IMAGES],
  forbidden: [403, 'You are not allowed to do this.'],
  cross_site: [403, 'This request did not come from our own pages.'],
  unverified: [403, 'Please verify your email first.'],
  unverified_chats_used: [403, UNVERIFIED_CHATS_USED],
  create_unverified: [403, CREATE_NOT_VERIFIED],
  audio_unverified: [403, AUDIO_UNVERIFIED],
  paint_unverified: [403, PAINT_UNVERIFIED],
  post_unverified: [403, POST_UNVERIFIED],
  post_private: [403, 'A chat with a private siren cannot be posted.'],
  suspended: [403, 'This account is suspended.'],
  two_factor_needed: [403, 'Turn on two-factor login to use this role.'],
  not_found: [404, 'Nothing was found here.'],
  plan_unknown: [404, 'There is no such plan.'],
  checkout_unknown: [404, 'This payment was not found.'],
  siren_gone: [404, 'This siren is not here any more.'],
  refused: [406, INPUT_REFUSED],
  picture_refused: [406, 'The picture that came out is not allowed here. It was not charged.'],
  reply_refused: [406, 'The answer was not allowed here. Nothing was charged.'],
  timeout: [408, 'The request took too long to arrive.'],
  conflict: [409, 'This was changed in the meantime. Please reload and try again.'],
  email_in_use: [409, 'This email address belongs to another account by now.'],
  /** As the specified client looks for it, without a full stop. */
  subscription_active: [409, 'Subscription is already active'],
  reply_running: [409, 'An answer is still being written. Please wait for its end, or stop it.'],
  reply_stopped: [409, 'The answer was stopped before its first word. Nothing was charged.'],
  payment_pending: [409, 'The payment is not confirmed yet. Please try again in a moment.'],
  cancel_elsewhere: [
    409,
    'Your subscription is with a payment provider that is not connected here any more. Please cancel it in your account there.',
  ],
  subscription_over: [409, 'This subscription was cancelled or has ended.'],
  too_large: [413, 'That is too large.'],
  unsupported_type: [415, 'This content type is not supported.'],
  wrong_host: [421, 'This server does not answer for that address.'],
  too_many_requests: [429, 'Too many attempts. Please wait a moment.'],
  internal: [500, WENT_WRONG],
  busy: [503, 'Too many people are asking right now. Please try again in a moment.'],
  plans_off: [503, 'Plans are not offered here.'],
  reply_failed: [503, 'The answer could not be written. Nothing was charged.'],
  unavailable: [503, 'This is not available right now. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Messages by field name, as a form shows them. */
export type FieldErrors = Record<string, string[]>;

/** The body of every error answer. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  errors?: FieldErrors;
  request_id?: string;
}
