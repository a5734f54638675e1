/** Lengths, sizes and quotas that server and web must agree on. */
export const limits = {
  minimumAge: 18,
  username: { min: 4, max: 15 },
  password: { min: 8, max: 256 },
  email: { max: 254 },
  bio: { max: 500 },
  /** Bytes of an avatar file before it is re-encoded. */
  avatarBytes: 4 * 1024 * 1024,
  resendVerificationSeconds: 60,
  trial: { words: 500, images: 10 },
} as const;
