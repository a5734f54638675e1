import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { limits, tooLong } from './limits.ts';
import { preferencesBody, preferencesSchema } from './preferences.ts';
import { emailSentences, NOT_STORABLE, passwordSentences, usernameSentences } from './sentences.ts';

/** Whether a text is free of NUL and lone surrogates, which databases and logs cannot store. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Text that can be stored, up to a length. */
export const plainText = (max: number, sentence = 'This must be text.') =>
  z.string(sentence).max(max, tooLong(max)).refine(isStorable, NOT_STORABLE);

export const usernameSchema = z
  .string({ error: usernameSentences.missing })
  .min(limits.username.min, usernameSentences.length)
  .max(limits.username.max, usernameSentences.length)
  .regex(/^[A-Za-z0-9_-]*$/, usernameSentences.letters);

export const emailSchema = z
  .string({ error: emailSentences.missing })
  .trim()
  .max(limits.email.max, emailSentences.tooLong)
  .pipe(z.email(emailSentences.invalid));

export const passwordSchema = z
  .string({ error: passwordSentences.missing })
  .min(limits.password.min, passwordSentences.tooShort)
  .max(limits.password.max, passwordSentences.tooLong)
  .refine(isStorable, passwordSentences.unusable);

/** A password as typed at login: only its size is limited, so that rules may change later. */
const typedPassword = z
  .string({ error: passwordSentences.missing })
  .min(1, passwordSentences.missing)
  .max(limits.password.max);

const message = z.object({ message: z.string() });

export const paymentsSchema = z.object({
  subscription_type: z.string(),
  words_left: z.number().int(),
  image_generations_left: z.number().int(),
  /** The second spelling that clients of the specification read. */
  images_generations_left: z.number().int(),
});

export const currentUserSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  bio: z.string(),
  verified: z.boolean(),
  /** Verified and not suspended. */
  authorized: z.boolean(),
  roles: z.array(z.string()),
  mod_in: z.array(z.number().int()),
  two_factor: z.boolean(),
  mail_opt_out: z.boolean(),
  payments: paymentsSchema,
  /** Null until something was chosen. */
  preferences: preferencesSchema.nullable(),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

export const profileSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  avatar: z.string().nullable(),
  bio: z.string(),
  registrationDate: z.string(),
  comment_count: z.number().int(),
  karma: z.object({
    user_karma: z.number().int(),
    posts_count: z.number().int(),
    posts_karma: z.number().int(),
    /** Spelled as the specification has it. */
    comments_karm: z.number().int(),
  }),
});
export type Profile = z.output<typeof profileSchema>;

export const registerBody = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  birthday: z.iso.date('Please enter a date.').optional(),
  skip_validation: z.boolean().optional(),
});

export const loginBody = z.object({
  email: z
    .string({ error: emailSentences.missing })
    .trim()
    .min(1, emailSentences.missing)
    .max(limits.email.max)
    .refine(isStorable, emailSentences.invalid),
  password: typedPassword,
  /** Six digits of the authenticator app, or a recovery code. */
  code: z.string().trim().max(20).optional(),
});

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type SessionInfo = z.output<typeof sessionSchema>;

export const siteSchema = z.object({
  name: z.string(),
  support_email: z.string(),
  community_url: z.string(),
  /** Whether sign-up may skip the verification mail (tests and trusted networks). */
  skip_validation: z.boolean(),
  /** Whether /dev/mail shows the mails of this installation. */
  dev_mail: z.boolean(),
  /** The tag container that pages load for statistics; empty for none. */
  analytics_id: z.string(),
});
export type Site = z.output<typeof siteSchema>;

export const accounts = endpoints({
  'GET /api/site': { summary: 'What this installation is called and offers', reply: siteSchema },
  'GET /api/user': { summary: 'The signed-in user', reply: currentUserSchema, errors: ['signed_out'] },
  'PATCH /api/user': {
    summary: 'Edit the own profile',
    bodyLimit: limits.avatarBytes * 2,
    body: z.object({
      bio: plainText(limits.bio.max).optional(),
      /** A base64 image or data: URL; null takes the avatar away. */
      avatar: z
        .string()
        .max(Math.ceil((limits.avatarBytes * 4) / 3) + 64, 'This picture is too large.')
        .nullable()
        .optional(),
      mail_opt_out: z.boolean().optional(),
    }),
    reply: currentUserSchema,
    errors: ['signed_out', 'suspended', 'invalid', 'refused', 'unavailable'],
  },
  'DELETE /api/user': { summary: 'Erase the own account', reply: message, errors: ['signed_out'] },
  'POST /api/user/register': {
    summary: 'Sign up; the answer is the new session',
    body: registerBody,
    reply: currentUserSchema,
    status: 201,
    errors: ['invalid', 'too_many_requests'],
  },
  'POST /api/user/login': {
    summary: 'Log in',
    body: loginBody,
    reply: currentUserSchema,
    errors: ['credentials_invalid', 'two_factor_required', 'two_factor_invalid', 'too_many_requests'],
  },
  'GET /api/user/logout': {
    summary: 'End this session (same-origin fetch only)',
    reply: message,
    sameOriginOnly: true,
    errors: ['cross_site'],
  },
  'POST /api/user/logout': { summary: 'End this session', reply: message },
  'POST /api/user/forgot-password': {
    summary: 'Ask for a password reset mail',
    body: z.object({ email: emailSchema }),
    reply: message,
    errors: ['invalid', 'too_many_requests'],
  },
  'POST /api/user/reset-password/:token': {
    summary: 'Set a new password with the token of a mail',
    params: z.object({ token: z.string().max(100) }),
    body: z.object({ new_password: passwordSchema }),
    reply: message,
    errors: ['invalid', 'token_invalid', 'too_many_requests'],
  },
  'POST /api/user/resend-verification': {
    summary: 'Send the verification mail again',
    reply: message,
    errors: ['signed_out', 'too_many_requests'],
  },
  'POST /api/user/verify/:token': {
    summary: 'Confirm an email address with the token of a mail',
    params: z.object({ token: z.string().max(100) }),
    reply: currentUserSchema,
    errors: ['token_invalid', 'email_in_use', 'too_many_requests'],
  },
  'POST /api/user/change-email': {
    summary: 'Move the account to another address, once that address is confirmed',
    body: z.object({ current_password: typedPassword, email: emailSchema }),
    reply: message,
    errors: ['signed_out', 'wrong_password', 'too_many_requests'],
  },
  'POST /api/user/change-password': {
    summary: 'Change the password; every other session ends',
    body: z.object({ current_password: typedPassword, new_password: passwordSchema }),
    reply: message,
    errors: ['signed_out', 'wrong_password', 'invalid', 'too_many_requests'],
  },
  'GET /api/user/export': {
    summary: "All the user's own data as one JSON",
    reply: z.record(z.string(), z.unknown()),
    errors: ['signed_out'],
  },
  'GET /api/user/preferences': {
    summary: 'What the user has chosen for themselves',
    reply: preferencesSchema,
    errors: ['signed_out'],
  },
  'PUT /api/user/preferences': {
    summary: 'Choose; what is left out stays as it is',
    body: preferencesBody,
    reply: preferencesSchema,
    errors: ['signed_out', 'invalid'],
  },
  'GET /api/user/sessions': {
    summary: 'Where the user is logged in',
    reply: z.array(sessionSchema),
    errors: ['signed_out'],
  },
  'DELETE /api/user/sessions': { summary: 'End every session but this one', reply: message, errors: ['signed_out'] },
  'DELETE /api/user/sessions/:id': {
    summary: 'End one session',
    params: z.object({ id: z.string().max(40) }),
    reply: message,
    errors: ['signed_out', 'not_found'],
  },
  'POST /api/user/two-factor/setup': {
    summary: 'Begin two-factor login: a secret for the authenticator app',
    body: z.object({ current_password: typedPassword }),
    reply: z.object({ secret: z.string(), otpauth_url: z.string() }),
    errors: ['signed_out', 'wrong_password', 'conflict'],
  },
  'POST /api/user/two-factor/confirm': {
    summary: 'Turn two-factor login on with a first code',
    body: z.object({ code: z.string().trim().max(20) }),
    reply: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['signed_out', 'two_factor_invalid', 'conflict'],
  },
  'DELETE /api/user/two-factor': {
    summary: 'Turn two-factor login off',
    body: z.object({ current_password: typedPassword, code: z.string().trim().max(20) }),
    reply: message,
    errors: ['signed_out', 'wrong_password', 'two_factor_invalid'],
  },
  'GET /api/user/:username': {
    summary: 'A public profile',
    params: z.object({ username: z.string().max(100) }),
    reply: profileSchema,
    errors: ['not_found'],
  },
  'POST /api/mail/opt-out/:token': {
    summary: 'Stop non-essential mail, by the link in a mail',
    acceptsForm: true,
    params: z.object({ token: z.string().max(200) }),
    reply: message,
    errors: ['token_invalid'],
  },
  'DELETE /api/admin/users/:username/sessions': {
    summary: 'End every session of a user (admin)',
    params: z.object({ username: z.string().max(100) }),
    reply: message,
    errors: ['signed_out', 'forbidden', 'unverified', 'suspended', 'two_factor_needed', 'not_found'],
  },
});
