import './zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema, loginBody, passwordSchema, registerBody } from '@sirenade/contract/accounts';
import { z } from 'zod';
import { isTooYoung, parseBirthday, TOO_YOUNG } from './age.ts';

export const MUST_AGREE = 'You must agree to the Terms of Service and Privacy Policy.';

const currentPassword = loginBody.shape.password;

/** A six-digit code of the authenticator app, or a recovery code. */
const code = z.string().trim().min(1, 'Please enter a code.').max(20, 'This code is too long.');

const loginForm = loginBody.extend({ code: z.string().trim().max(20, 'This code is too long.') });
const forgotForm = z.object({ email: emailSchema });
const resetForm = z.object({ new_password: passwordSchema });

const registerForm = registerBody.extend({
  birthday: z
    .string()
    .refine((text) => parseBirthday(text) !== null, { error: 'Please enter your date of birth.', abort: true })
    .refine((text) => !isTooYoung(text), TOO_YOUNG),
  agreed: z.boolean().refine((agreed) => agreed, MUST_AGREE),
  skip_validation: z.boolean(),
});

const changeEmailForm = z.object({ email: emailSchema, current_password: currentPassword });
const changePasswordForm = z.object({ current_password: currentPassword, new_password: passwordSchema });
const passwordForm = z.object({ current_password: currentPassword });
const codeForm = z.object({ code });
const turnOffForm = z.object({ current_password: currentPassword, code });

export const loginResolver = zodResolver(loginForm);
export const forgotResolver = zodResolver(forgotForm);
export const resetResolver = zodResolver(resetForm);
export const registerResolver = zodResolver(registerForm);
export const changeEmailResolver = zodResolver(changeEmailForm);
export const changePasswordResolver = zodResolver(changePasswordForm);
export const passwordResolver = zodResolver(passwordForm);
export const codeResolver = zodResolver(codeForm);
export const turnOffResolver = zodResolver(turnOffForm);
