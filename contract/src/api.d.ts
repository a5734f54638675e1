/** Every endpoint of the product, by `METHOD /path`. The web imports only its type. */
export declare const api: {
  'GET /api/site': {
    readonly summary: 'What this installation is called and offers';
    readonly reply: import('zod').ZodObject<
      {
        name: import('zod').ZodString;
        support_email: import('zod').ZodString;
        community_url: import('zod').ZodString;
        skip_validation: import('zod').ZodBoolean;
        dev_mail: import('zod').ZodBoolean;
      },
      import('zod/v4/core').$strip
    >;
  };
  'GET /api/user': {
    readonly summary: 'The signed-in user';
    readonly reply: import('zod').ZodObject<
      {
        id: import('zod').ZodNumber;
        username: import('zod').ZodString;
        email: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        verified: import('zod').ZodBoolean;
        authorized: import('zod').ZodBoolean;
        roles: import('zod').ZodArray<import('zod').ZodString>;
        mod_in: import('zod').ZodArray<import('zod').ZodNumber>;
        two_factor: import('zod').ZodBoolean;
        mail_opt_out: import('zod').ZodBoolean;
        payments: import('zod').ZodObject<
          {
            subscription_type: import('zod').ZodString;
            words_left: import('zod').ZodNumber;
            image_generations_left: import('zod').ZodNumber;
            images_generations_left: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  'PATCH /api/user': {
    readonly summary: 'Edit the own profile';
    readonly bodyLimit: number;
    readonly body: import('zod').ZodObject<
      {
        bio: import('zod').ZodOptional<import('zod').ZodString>;
        avatar: import('zod').ZodOptional<import('zod').ZodNullable<import('zod').ZodString>>;
        mail_opt_out: import('zod').ZodOptional<import('zod').ZodBoolean>;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        id: import('zod').ZodNumber;
        username: import('zod').ZodString;
        email: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        verified: import('zod').ZodBoolean;
        authorized: import('zod').ZodBoolean;
        roles: import('zod').ZodArray<import('zod').ZodString>;
        mod_in: import('zod').ZodArray<import('zod').ZodNumber>;
        two_factor: import('zod').ZodBoolean;
        mail_opt_out: import('zod').ZodBoolean;
        payments: import('zod').ZodObject<
          {
            subscription_type: import('zod').ZodString;
            words_left: import('zod').ZodNumber;
            image_generations_left: import('zod').ZodNumber;
            images_generations_left: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'invalid'];
  };
  'DELETE /api/user': {
    readonly summary: 'Erase the own account';
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  'POST /api/user/register': {
    readonly summary: 'Sign up; the answer is the new session';
    readonly body: import('zod').ZodObject<
      {
        username: import('zod').ZodString;
        email: import('zod').ZodPipe<import('zod').ZodString, import('zod').ZodEmail>;
        password: import('zod').ZodString;
        birthday: import('zod').ZodOptional<import('zod').ZodISODate>;
        skip_validation: import('zod').ZodOptional<import('zod').ZodBoolean>;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        id: import('zod').ZodNumber;
        username: import('zod').ZodString;
        email: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        verified: import('zod').ZodBoolean;
        authorized: import('zod').ZodBoolean;
        roles: import('zod').ZodArray<import('zod').ZodString>;
        mod_in: import('zod').ZodArray<import('zod').ZodNumber>;
        two_factor: import('zod').ZodBoolean;
        mail_opt_out: import('zod').ZodBoolean;
        payments: import('zod').ZodObject<
          {
            subscription_type: import('zod').ZodString;
            words_left: import('zod').ZodNumber;
            image_generations_left: import('zod').ZodNumber;
            images_generations_left: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly status: 201;
    readonly errors: readonly ['invalid', 'too_many_requests'];
  };
  'POST /api/user/login': {
    readonly summary: 'Log in';
    readonly body: import('zod').ZodObject<
      {
        email: import('zod').ZodString;
        password: import('zod').ZodString;
        code: import('zod').ZodOptional<import('zod').ZodString>;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        id: import('zod').ZodNumber;
        username: import('zod').ZodString;
        email: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        verified: import('zod').ZodBoolean;
        authorized: import('zod').ZodBoolean;
        roles: import('zod').ZodArray<import('zod').ZodString>;
        mod_in: import('zod').ZodArray<import('zod').ZodNumber>;
        two_factor: import('zod').ZodBoolean;
        mail_opt_out: import('zod').ZodBoolean;
        payments: import('zod').ZodObject<
          {
            subscription_type: import('zod').ZodString;
            words_left: import('zod').ZodNumber;
            image_generations_left: import('zod').ZodNumber;
            images_generations_left: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['credentials_invalid', 'two_factor_required', 'too_many_requests'];
  };
  'GET /api/user/logout': {
    readonly summary: 'End this session (same-origin fetch only)';
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly sameOriginOnly: true;
    readonly errors: readonly ['cross_site'];
  };
  'POST /api/user/logout': {
    readonly summary: 'End this session';
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
  };
  'POST /api/user/forgot-password': {
    readonly summary: 'Ask for a password reset mail';
    readonly body: import('zod').ZodObject<
      {
        email: import('zod').ZodPipe<import('zod').ZodString, import('zod').ZodEmail>;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['invalid', 'too_many_requests'];
  };
  'POST /api/user/reset-password/:token': {
    readonly summary: 'Set a new password with the token of a mail';
    readonly params: import('zod').ZodObject<
      {
        token: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly body: import('zod').ZodObject<
      {
        new_password: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['invalid', 'token_invalid', 'too_many_requests'];
  };
  'POST /api/user/resend-verification': {
    readonly summary: 'Send the verification mail again';
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'too_many_requests'];
  };
  'POST /api/user/verify/:token': {
    readonly summary: 'Confirm an email address with the token of a mail';
    readonly params: import('zod').ZodObject<
      {
        token: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        id: import('zod').ZodNumber;
        username: import('zod').ZodString;
        email: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        verified: import('zod').ZodBoolean;
        authorized: import('zod').ZodBoolean;
        roles: import('zod').ZodArray<import('zod').ZodString>;
        mod_in: import('zod').ZodArray<import('zod').ZodNumber>;
        two_factor: import('zod').ZodBoolean;
        mail_opt_out: import('zod').ZodBoolean;
        payments: import('zod').ZodObject<
          {
            subscription_type: import('zod').ZodString;
            words_left: import('zod').ZodNumber;
            image_generations_left: import('zod').ZodNumber;
            images_generations_left: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['token_invalid', 'email_in_use', 'too_many_requests'];
  };
  'POST /api/user/change-email': {
    readonly summary: 'Move the account to another address, once that address is confirmed';
    readonly body: import('zod').ZodObject<
      {
        current_password: import('zod').ZodString;
        email: import('zod').ZodPipe<import('zod').ZodString, import('zod').ZodEmail>;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'too_many_requests'];
  };
  'POST /api/user/change-password': {
    readonly summary: 'Change the password; every other session ends';
    readonly body: import('zod').ZodObject<
      {
        current_password: import('zod').ZodString;
        new_password: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'invalid', 'too_many_requests'];
  };
  'GET /api/user/export': {
    readonly summary: "All the user's own data as one JSON";
    readonly reply: import('zod').ZodRecord<import('zod').ZodString, import('zod').ZodUnknown>;
    readonly errors: readonly ['signed_out'];
  };
  'GET /api/user/sessions': {
    readonly summary: 'Where the user is logged in';
    readonly reply: import('zod').ZodArray<
      import('zod').ZodObject<
        {
          id: import('zod').ZodString;
          current: import('zod').ZodBoolean;
          device: import('zod').ZodString;
          created_at: import('zod').ZodString;
          last_seen_at: import('zod').ZodString;
        },
        import('zod/v4/core').$strip
      >
    >;
    readonly errors: readonly ['signed_out'];
  };
  'DELETE /api/user/sessions': {
    readonly summary: 'End every session but this one';
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out'];
  };
  'DELETE /api/user/sessions/:id': {
    readonly summary: 'End one session';
    readonly params: import('zod').ZodObject<
      {
        id: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'not_found'];
  };
  'POST /api/user/two-factor/setup': {
    readonly summary: 'Begin two-factor login: a secret for the authenticator app';
    readonly body: import('zod').ZodObject<
      {
        current_password: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        secret: import('zod').ZodString;
        otpauth_url: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'conflict'];
  };
  'POST /api/user/two-factor/confirm': {
    readonly summary: 'Turn two-factor login on with a first code';
    readonly body: import('zod').ZodObject<
      {
        code: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        recovery_codes: import('zod').ZodArray<import('zod').ZodString>;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'two_factor_invalid', 'conflict'];
  };
  'DELETE /api/user/two-factor': {
    readonly summary: 'Turn two-factor login off';
    readonly body: import('zod').ZodObject<
      {
        current_password: import('zod').ZodString;
        code: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'wrong_password', 'two_factor_invalid'];
  };
  'GET /api/user/:username': {
    readonly summary: 'A public profile';
    readonly params: import('zod').ZodObject<
      {
        username: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        username: import('zod').ZodString;
        avatar: import('zod').ZodNullable<import('zod').ZodString>;
        bio: import('zod').ZodString;
        registrationDate: import('zod').ZodString;
        comment_count: import('zod').ZodNumber;
        karma: import('zod').ZodObject<
          {
            user_karma: import('zod').ZodNumber;
            posts_count: import('zod').ZodNumber;
            posts_karma: import('zod').ZodNumber;
            comments_karm: import('zod').ZodNumber;
          },
          import('zod/v4/core').$strip
        >;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['not_found'];
  };
  'POST /api/mail/opt-out/:token': {
    readonly summary: 'Stop non-essential mail, by the link in a mail';
    readonly acceptsForm: true;
    readonly params: import('zod').ZodObject<
      {
        token: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['token_invalid'];
  };
  'DELETE /api/admin/users/:username/sessions': {
    readonly summary: 'End every session of a user (admin)';
    readonly params: import('zod').ZodObject<
      {
        username: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly reply: import('zod').ZodObject<
      {
        message: import('zod').ZodString;
      },
      import('zod/v4/core').$strip
    >;
    readonly errors: readonly ['signed_out', 'forbidden', 'two_factor_needed', 'not_found'];
  };
};
export type Api = typeof api;
