/** Every error a client can meet: its HTTP status and its sentence. */
export declare const errorCatalogue: {
  readonly malformed: readonly [400, 'The request could not be read.'];
  readonly invalid: readonly [400, 'Please check what you entered.'];
  readonly token_invalid: readonly [400, 'This link is no longer valid. Please ask for a new one.'];
  readonly two_factor_invalid: readonly [400, 'That code is not right. Please try the next one your app shows.'];
  readonly wrong_password: readonly [400, 'The current password is not right.'];
  readonly signed_out: readonly [401, 'You need to log in first.'];
  readonly credentials_invalid: readonly [401, 'Invalid email or password.'];
  readonly two_factor_required: readonly [401, 'Enter the six-digit code of your authenticator app.'];
  readonly forbidden: readonly [403, 'You are not allowed to do this.'];
  readonly cross_site: readonly [403, 'This request did not come from our own pages.'];
  readonly unverified: readonly [403, 'Please verify your email first.'];
  readonly suspended: readonly [403, 'This account is suspended.'];
  readonly two_factor_needed: readonly [403, 'Turn on two-factor login to use this role.'];
  readonly not_found: readonly [404, 'Nothing was found here.'];
  readonly timeout: readonly [408, 'The request took too long to arrive.'];
  readonly conflict: readonly [409, 'This was changed in the meantime. Please reload and try again.'];
  readonly email_in_use: readonly [409, 'This email address belongs to another account by now.'];
  readonly too_large: readonly [413, 'That is too large.'];
  readonly unsupported_type: readonly [415, 'This content type is not supported.'];
  readonly wrong_host: readonly [421, 'This server does not answer for that address.'];
  readonly too_many_requests: readonly [429, 'Too many attempts. Please wait a moment.'];
  readonly internal: readonly [500, 'Something went wrong. Please try again later.'];
  readonly unavailable: readonly [503, 'This is not available right now. Please try again later.'];
};
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
