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
  picture_needs_words: [400, 'An appearance or description is required to generate a picture.'],
  too_many_pictures: [400, 'Max 10 images reached.'],
  signed_out: [401, 'You need to log in first.'],
  credentials_invalid: [401, 'Invalid email or password.'],
  two_factor_required: [401, 'Enter the six-digit code of your authenticator app.'],
  free_chats_used: [401, 'Please log in to chat.'],
  free_words_used: [401, "You've used up your free audio credits."],
  free_images_used: [401, "You've used up your free image credits."],
  create_signed_out: [401, 'You must be logged in and verified to create sirens.'],
  paint_signed_out: [401, 'You must be logged in to generate images and create sirens.'],
  vote_signed_out: [401, 'You must be logged in to vote.'],
  /** As the specification has it, without a full stop; so is `post_unverified`. */
  post_signed_out: [401, 'Please log in to post'],
  comment_signed_out: [401, 'You need to be logged in to submit a comment.'],
  delete_signed_out: [401, 'You must be logged in to delete.'],
  save_signed_out: [401, 'You must be logged in to save.'],
  out_of_words: [402, 'You need audio words to generate audio.'],
  out_of_images: [402, 'Please buy more image credits to generate images.'],
  forbidden: [403, 'You are not allowed to do this.'],
  cross_site: [403, 'This request did not come from our own pages.'],
  unverified: [403, 'Please verify your email first.'],
  unverified_chats_used: [403, 'Please verify your email to chat.'],
  create_unverified: [403, 'You must be logged in and verified to create sirens.'],
  audio_unverified: [403, 'You must verify your email to generate audio.'],
  paint_unverified: [403, 'You must verify your email to generate images.'],
  post_unverified: [403, 'Please verify your email to post'],
  post_private: [403, 'A chat with a private siren cannot be posted.'],
  suspended: [403, 'This account is suspended.'],
  two_factor_needed: [403, 'Turn on two-factor login to use this role.'],
  not_found: [404, 'Nothing was found here.'],
  plan_unknown: [404, 'There is no such plan.'],
  checkout_unknown: [404, 'This payment was not found.'],
  siren_gone: [404, 'This siren is not here any more.'],
  refused: [406, 'Input considered harmful. Please try again.'],
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
  internal: [500, 'Something went wrong. Please try again later.'],
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
