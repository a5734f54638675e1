import type { accounts } from '@sirenade/contract/accounts';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { Context } from '../../context.ts';
import type { Exchange, Handlers } from '../../platform/http/bind.ts';
import type { AccountHooks } from './account.hooks.ts';
import { carryOver } from './login/joining.service.ts';
import { login } from './login/login.service.ts';
import { changePassword, requestReset, resetPassword } from './login/password.service.ts';
import { register } from './login/registration.service.ts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  endSessionsOf,
  listOwnSessions,
} from './login/session.service.ts';
import { confirmTwoFactor, endTwoFactor, setUpTwoFactor } from './login/two-factor.service.ts';
import { requestEmailChange, resendVerification, verifyEmail } from './login/verification.service.ts';
import { optOut } from './mail/mail.service.ts';
import { getPreferences, setPreferences } from './preferences.service.ts';
import {
  deleteAccount,
  editProfile,
  exportOwnData,
  getCurrentUser,
  getProfile,
  presentUser,
} from './profile.service.ts';
import { siteOf } from './site.rules.ts';

/** Binds the account endpoints to their use cases. */
export function accountHandlers(hooks: AccountHooks): Handlers<typeof accounts, Context> {
  const logOut = async (ctx: Context, _input: unknown, http: Exchange) => {
    await endOwnSession(ctx);
    http.clearSession();
    return { message: 'You are logged out.' };
  };
  return {
    'GET /api/site': async (ctx) => siteOf(ctx.config),
    'GET /api/user': (ctx) => getCurrentUser(ctx, hooks),
    'PATCH /api/user': (ctx, { body }) => editProfile(ctx, hooks, body),
    'DELETE /api/user': async (ctx, _input, http) => {
      await deleteAccount(ctx, hooks);
      http.clearSession();
      return { message: 'Your account is deleted.' };
    },
    'POST /api/user/register': async (ctx, { body }, http) => {
      const { user, session } = await register(ctx, hooks, body, http);
      http.setSession(session.token, session.expires);
      await carryOver(ctx, hooks, user, http);
      return presentUser(ctx, hooks, user);
    },
    'POST /api/user/login': async (ctx, { body }, http) => {
      const { user, session } = await login(ctx, body, http);
      http.setSession(session.token, session.expires);
      await carryOver(ctx, hooks, user, http);
      return presentUser(ctx, hooks, user);
    },
    'GET /api/user/logout': logOut,
    'POST /api/user/logout': logOut,
    'POST /api/user/forgot-password': async (ctx, { body }, http) => {
      await requestReset(ctx, body.email, http.address);
      return { message: 'If the email exists, password reset instructions have been sent.' };
    },
    'POST /api/user/reset-password/:token': async (ctx, { params, body }, http) => {
      await resetPassword(ctx, params.token, body.new_password, http.address);
      http.clearSession();
      return { message: 'Your password is changed. Please log in with the new one.' };
    },
    'POST /api/user/resend-verification': async (ctx) => {
      await resendVerification(ctx);
      return { message: 'The verification mail is on its way.' };
    },
    'POST /api/user/verify/:token': async (ctx, { params }, http) =>
      presentUser(ctx, hooks, await verifyEmail(ctx, hooks, params.token, http.address)),
    'POST /api/user/change-email': async (ctx, { body }) => {
      await requestEmailChange(ctx, body.current_password, body.email);
      return { message: 'Open the link we mailed to the new address to finish.' };
    },
    'POST /api/user/change-password': async (ctx, { body }) => {
      await changePassword(ctx, body.current_password, body.new_password);
      return { message: 'Your password is changed. Other devices are logged out.' };
    },
    'GET /api/user/export': async (ctx, _input, http) => {
      const data = await exportOwnData(ctx, hooks);
      http.setHeader('content-disposition', `attachment; filename="${PRODUCT_NAME.toLowerCase()}-export.json"`);
      return data;
    },
    'GET /api/user/preferences': (ctx) => getPreferences(ctx),
    'PUT /api/user/preferences': (ctx, { body }) => setPreferences(ctx, body),
    'GET /api/user/sessions': (ctx) => listOwnSessions(ctx),
    'DELETE /api/user/sessions': async (ctx) => {
      await endOtherSessions(ctx);
      return { message: 'Every other device is logged out.' };
    },
    'DELETE /api/user/sessions/:id': async (ctx, { params }) => {
      await endSession(ctx, params.id);
      return { message: 'That device is logged out.' };
    },
    'POST /api/user/two-factor/setup': (ctx, { body }) => setUpTwoFactor(ctx, body.current_password),
    'POST /api/user/two-factor/confirm': async (ctx, { body }) => ({
      recovery_codes: await confirmTwoFactor(ctx, body.code),
    }),
    'DELETE /api/user/two-factor': async (ctx, { body }) => {
      await endTwoFactor(ctx, body.current_password, body.code);
      return { message: 'Two-factor login is off.' };
    },
    'GET /api/user/:username': (ctx, { params }) => getProfile(ctx, hooks, params.username),
    'POST /api/mail/opt-out/:token': async (ctx, { params }) => {
      await optOut(ctx, params.token);
      return { message: 'You will get no more mail of this kind.' };
    },
    'DELETE /api/admin/users/:username/sessions': async (ctx, { params }) => {
      await endSessionsOf(ctx, params.username);
      return { message: 'Every session of this user is ended.' };
    },
  };
}
