/** Every error a client can meet: its HTTP status and its sentence. */
export const errorCatalogue = {
  malformed: [400, 'The request could not be read.'],
  invalid: [400, 'Please check what you entered.'],
  token_invalid: [400, 'This link is no longer valid. Please ask for a new one.'],
  two_factor_invalid: [400, 'That code is not right. Please try the next one your app shows.'],
  wrong_password: [400, 'The current password is not right.'],
  signed_out: [401, 'You need to log in first.'],
  credentials_invalid: [401, 'Invalid email or password.'],
  two_factor_required: [401, 'Enter the six-digit code of your authenticator app.'],
  forbidden: [403, 'You are not allowed to do this.'],
  cross_site: [403, 'This request did not come from our own pages.'],
  unverified: [403, 'Please verify your email first.'],
  suspended: [403, 'This account is suspended.'],
  two_factor_needed: [403, 'Turn on two-factor login to use this role.'],
  not_found: [404, 'Nothing was found here.'],
  timeout: [408, 'The request took too long to arrive.'],
  conflict: [409, 'This was changed in the meantime. Please reload and try again.'],
  email_in_use: [409, 'This email address belongs to another account by now.'],
  too_large: [413, 'That is too large.'],
  unsupported_type: [415, 'This content type is not supported.'],
  wrong_host: [421, 'This server does not answer for that address.'],
  too_many_requests: [429, 'Too many attempts. Please wait a moment.'],
  internal: [500, 'Something went wrong. Please try again later.'],
  busy: [503, 'Too many people are asking right now. Please try again in a moment.'],
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
