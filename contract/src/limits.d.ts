/** Lengths, sizes and quotas that server and web must agree on. */
export declare const limits: {
  readonly minimumAge: 18;
  readonly username: {
    readonly min: 4;
    readonly max: 15;
  };
  readonly password: {
    readonly min: 8;
    readonly max: 256;
  };
  readonly email: {
    readonly max: 254;
  };
  readonly bio: {
    readonly max: 500;
  };
  /** Bytes of an avatar file before it is re-encoded. */
  readonly avatarBytes: number;
  readonly resendVerificationSeconds: 60;
  readonly trial: {
    readonly words: 500;
    readonly images: 10;
  };
};
