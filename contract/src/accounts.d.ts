import { z } from 'zod';
/** Text without NUL and lone surrogates: what every database and every log can hold. */
export declare const plainText: (max: number) => z.ZodString;
export declare const usernameSchema: z.ZodString;
export declare const emailSchema: z.ZodPipe<z.ZodString, z.ZodEmail>;
export declare const passwordSchema: z.ZodString;
export declare const paymentsSchema: z.ZodObject<
  {
    subscription_type: z.ZodString;
    words_left: z.ZodNumber;
    image_generations_left: z.ZodNumber;
    images_generations_left: z.ZodNumber;
  },
  z.core.$strip
>;
export declare const currentUserSchema: z.ZodObject<
  {
    id: z.ZodNumber;
    username: z.ZodString;
    email: z.ZodString;
    avatar: z.ZodNullable<z.ZodString>;
    bio: z.ZodString;
    verified: z.ZodBoolean;
    authorized: z.ZodBoolean;
    roles: z.ZodArray<z.ZodString>;
    mod_in: z.ZodArray<z.ZodNumber>;
    two_factor: z.ZodBoolean;
    mail_opt_out: z.ZodBoolean;
    payments: z.ZodObject<
      {
        subscription_type: z.ZodString;
        words_left: z.ZodNumber;
        image_generations_left: z.ZodNumber;
        images_generations_left: z.ZodNumber;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
export type CurrentUser = z.output<typeof currentUserSchema>;
export declare const profileSchema: z.ZodObject<
  {
    username: z.ZodString;
    avatar: z.ZodNullable<z.ZodString>;
    bio: z.ZodString;
    registrationDate: z.ZodString;
    comment_count: z.ZodNumber;
    karma: z.ZodObject<
      {
        user_karma: z.ZodNumber;
        posts_count: z.ZodNumber;
        posts_karma: z.ZodNumber;
        comments_karm: z.ZodNumber;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
export type Profile = z.output<typeof profileSchema>;
export declare const registerBody: z.ZodObject<
  {
    username: z.ZodString;
    email: z.ZodPipe<z.ZodString, z.ZodEmail>;
    password: z.ZodString;
    birthday: z.ZodOptional<z.ZodISODate>;
    skip_validation: z.ZodOptional<z.ZodBoolean>;
  },
  z.core.$strip
>;
export declare const loginBody: z.ZodObject<
  {
    email: z.ZodString;
    password: z.ZodString;
    code: z.ZodOptional<z.ZodString>;
  },
  z.core.$strip
>;
export declare const sessionSchema: z.ZodObject<
  {
    id: z.ZodString;
    current: z.ZodBoolean;
    device: z.ZodString;
    created_at: z.ZodString;
    last_seen_at: z.ZodString;
  },
  z.core.$strip
>;
export type SessionInfo = z.output<typeof sessionSchema>;
export declare const siteSchema: z.ZodObject<
  {
    name: z.ZodString;
    support_email: z.ZodString;
    community_url: z.ZodString;
    skip_validation: z.ZodBoolean;
    dev_mail: z.ZodBoolean;
  },
  z.core.$strip
>;
export type Site = z.output<typeof siteSchema>;
export declare const accounts: {
  readonly 'GET /api/site': {
    readonly summary: 'What this installation is called and offers';
    readonly reply: z.ZodObject<
      {
        name: z.ZodString;
        support_email: z.ZodString;
        community_url: z.ZodString;
        skip_validation: z.ZodBoolean;
        dev_mail: z.ZodBoolean;
      },
      z.core.$strip
    >;
  };
  readonly 'GET /api/user': {
    readonly summary: 'The signed-in user';
    readonly reply: z.ZodObject<
      {
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        verified: z.ZodBoolean;
        authorized: z.ZodBoolean;
        roles: z.ZodArray<z.ZodString>;
        mod_in: z.ZodArray<z.ZodNumber>;
        two_factor: z.ZodBoolean;
        mail_opt_out: z.ZodBoolean;
        payments: z.ZodObject<
          {
            subscription_type: z.ZodString;
            words_left: z.ZodNumber;
            image_generations_left: z.ZodNumber;
            images_generations_left: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  readonly 'PATCH /api/user': {
    readonly summary: 'Edit the own profile';
    readonly bodyLimit: number;
    readonly body: z.ZodObject<
      {
        bio: z.ZodOptional<z.ZodString>;
        avatar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        mail_opt_out: z.ZodOptional<z.ZodBoolean>;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        verified: z.ZodBoolean;
        authorized: z.ZodBoolean;
        roles: z.ZodArray<z.ZodString>;
        mod_in: z.ZodArray<z.ZodNumber>;
        two_factor: z.ZodBoolean;
        mail_opt_out: z.ZodBoolean;
        payments: z.ZodObject<
          {
            subscription_type: z.ZodString;
            words_left: z.ZodNumber;
            image_generations_left: z.ZodNumber;
            images_generations_left: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'invalid'];
  };
  readonly 'DELETE /api/user': {
    readonly summary: 'Erase the own account';
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  readonly 'POST /api/user/register': {
    readonly summary: 'Sign up; the answer is the new session';
    readonly body: z.ZodObject<
      {
        username: z.ZodString;
        email: z.ZodPipe<z.ZodString, z.ZodEmail>;
        password: z.ZodString;
        birthday: z.ZodOptional<z.ZodISODate>;
        skip_validation: z.ZodOptional<z.ZodBoolean>;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        verified: z.ZodBoolean;
        authorized: z.ZodBoolean;
        roles: z.ZodArray<z.ZodString>;
        mod_in: z.ZodArray<z.ZodNumber>;
        two_factor: z.ZodBoolean;
        mail_opt_out: z.ZodBoolean;
        payments: z.ZodObject<
          {
            subscription_type: z.ZodString;
            words_left: z.ZodNumber;
            image_generations_left: z.ZodNumber;
            images_generations_left: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly status: 201;
    readonly errors: readonly ['invalid', 'too_many_requests'];
  };
  readonly 'POST /api/user/login': {
    readonly summary: 'Log in';
    readonly body: z.ZodObject<
      {
        email: z.ZodString;
        password: z.ZodString;
        code: z.ZodOptional<z.ZodString>;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        verified: z.ZodBoolean;
        authorized: z.ZodBoolean;
        roles: z.ZodArray<z.ZodString>;
        mod_in: z.ZodArray<z.ZodNumber>;
        two_factor: z.ZodBoolean;
        mail_opt_out: z.ZodBoolean;
        payments: z.ZodObject<
          {
            subscription_type: z.ZodString;
            words_left: z.ZodNumber;
            image_generations_left: z.ZodNumber;
            images_generations_left: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['credentials_invalid', 'two_factor_required', 'too_many_requests'];
  };
  readonly 'GET /api/user/logout': {
    readonly summary: 'End this session (same-origin fetch only)';
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly sameOriginOnly: true;
    readonly errors: readonly ['cross_site'];
  };
  readonly 'POST /api/user/logout': {
    readonly summary: 'End this session';
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
  };
  readonly 'POST /api/user/forgot-password': {
    readonly summary: 'Ask for a password reset mail';
    readonly body: z.ZodObject<
      {
        email: z.ZodPipe<z.ZodString, z.ZodEmail>;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['invalid', 'too_many_requests'];
  };
  readonly 'POST /api/user/reset-password/:token': {
    readonly summary: 'Set a new password with the token of a mail';
    readonly params: z.ZodObject<
      {
        token: z.ZodString;
      },
      z.core.$strip
    >;
    readonly body: z.ZodObject<
      {
        new_password: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['invalid', 'token_invalid', 'too_many_requests'];
  };
  readonly 'POST /api/user/resend-verification': {
    readonly summary: 'Send the verification mail again';
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'too_many_requests'];
  };
  readonly 'POST /api/user/verify/:token': {
    readonly summary: 'Confirm an email address with the token of a mail';
    readonly params: z.ZodObject<
      {
        token: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        verified: z.ZodBoolean;
        authorized: z.ZodBoolean;
        roles: z.ZodArray<z.ZodString>;
        mod_in: z.ZodArray<z.ZodNumber>;
        two_factor: z.ZodBoolean;
        mail_opt_out: z.ZodBoolean;
        payments: z.ZodObject<
          {
            subscription_type: z.ZodString;
            words_left: z.ZodNumber;
            image_generations_left: z.ZodNumber;
            images_generations_left: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['token_invalid', 'email_in_use', 'too_many_requests'];
  };
  readonly 'POST /api/user/change-email': {
    readonly summary: 'Move the account to another address, once that address is confirmed';
    readonly body: z.ZodObject<
      {
        current_password: z.ZodString;
        email: z.ZodPipe<z.ZodString, z.ZodEmail>;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'too_many_requests'];
  };
  readonly 'POST /api/user/change-password': {
    readonly summary: 'Change the password; every other session ends';
    readonly body: z.ZodObject<
      {
        current_password: z.ZodString;
        new_password: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'invalid', 'too_many_requests'];
  };
  readonly 'GET /api/user/export': {
    readonly summary: "All the user's own data as one JSON";
    readonly reply: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    readonly errors: readonly ['signed_out'];
  };
  readonly 'GET /api/user/sessions': {
    readonly summary: 'Where the user is logged in';
    readonly reply: z.ZodArray<
      z.ZodObject<
        {
          id: z.ZodString;
          current: z.ZodBoolean;
          device: z.ZodString;
          created_at: z.ZodString;
          last_seen_at: z.ZodString;
        },
        z.core.$strip
      >
    >;
    readonly errors: readonly ['signed_out'];
  };
  readonly 'DELETE /api/user/sessions': {
    readonly summary: 'End every session but this one';
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  readonly 'DELETE /api/user/sessions/:id': {
    readonly summary: 'End one session';
    readonly params: z.ZodObject<
      {
        id: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'not_found'];
  };
  readonly 'POST /api/user/two-factor/setup': {
    readonly summary: 'Begin two-factor login: a secret for the authenticator app';
    readonly body: z.ZodObject<
      {
        current_password: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        secret: z.ZodString;
        otpauth_url: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'conflict'];
  };
  readonly 'POST /api/user/two-factor/confirm': {
    readonly summary: 'Turn two-factor login on with a first code';
    readonly body: z.ZodObject<
      {
        code: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        recovery_codes: z.ZodArray<z.ZodString>;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'two_factor_invalid', 'conflict'];
  };
  readonly 'DELETE /api/user/two-factor': {
    readonly summary: 'Turn two-factor login off';
    readonly body: z.ZodObject<
      {
        current_password: z.ZodString;
        code: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'two_factor_invalid'];
  };
  readonly 'GET /api/user/:username': {
    readonly summary: 'A public profile';
    readonly params: z.ZodObject<
      {
        username: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        username: z.ZodString;
        avatar: z.ZodNullable<z.ZodString>;
        bio: z.ZodString;
        registrationDate: z.ZodString;
        comment_count: z.ZodNumber;
        karma: z.ZodObject<
          {
            user_karma: z.ZodNumber;
            posts_count: z.ZodNumber;
            posts_karma: z.ZodNumber;
            comments_karm: z.ZodNumber;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['not_found'];
  };
  readonly 'POST /api/mail/opt-out/:token': {
    readonly summary: 'Stop non-essential mail, by the link in a mail';
    readonly acceptsForm: true;
    readonly params: z.ZodObject<
      {
        token: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['token_invalid'];
  };
  readonly 'DELETE /api/admin/users/:username/sessions': {
    readonly summary: 'End every session of a user (admin)';
    readonly params: z.ZodObject<
      {
        username: z.ZodString;
      },
      z.core.$strip
    >;
    readonly reply: z.ZodObject<
      {
        message: z.ZodString;
      },
      z.core.$strip
    >;
    readonly errors: readonly ['signed_out', 'forbidden', 'two_factor_needed', 'not_found'];
  };
};
