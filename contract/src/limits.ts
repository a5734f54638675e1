/** Lengths, sizes and quotas that server and web must agree on. */
export const limits = {
  minimumAge: 18,
  username: { min: 4, max: 15 },
  password: { min: 8, max: 256 },
  email: { max: 254 },
  bio: { max: 500 },
  /** Bytes of an avatar file before it is re-encoded. */
  avatarBytes: 4 * 1024 * 1024,
  siren: {
    name: 50,
    description: 2000,
    appearance: 2000,
    /** Secrets, and How They Talk. */
    personality: 8000,
    examples: 8000,
    /** Free text in place of one of the builder's options. */
    custom: 200,
    tags: 10,
    tag: 30,
    images: 10,
    page: 12,
  },
  report: { max: 2000 },
  /** Most filters of an account; characters of one tag, and of one word or phrase. */
  filters: { tags: 30, tag: 30, words: 50, word: 60 },
  /** Characters of a chat message. */
  message: 10_000,
  post: { title: 200, tags: 10, page: 10, excerpt: 600 },
  /** Characters of a comment; how deep answers are shown below each other, and how deep they go. */
  comment: 10_000,
  commentDepth: 8,
  commentNesting: 50,
  /** Chats stored for an owner, beyond which the oldest are dropped, and facts of one chat. */
  story: { recent: 10, facts: 30 },
  resendVerificationSeconds: 60,
  trial: { words: 500, images: 10 },
  /** Total credits of a visitor without an account. */
  visitor: { words: 300, images: 3, chats: 20 },
  /** Credits of all visitors of one address in a day. */
  visitorAddressDay: { words: 900, images: 9, chats: 60 },
} as const;

/** Monthly price in US dollars and quota of each paid plan; defined only here. */
export const plans = {
  mini_creator: { title: 'Mini Creator', price: 5, words: 2000, images: 30 },
  creator: { title: 'Creator', price: 15, words: 7000, images: 100 },
  mega_creator: { title: 'Mega Creator', price: 30, words: 20_000, images: 220 },
  ultra_creator: { title: 'Ultra Creator', price: 50, words: 40_000, images: 500 },
  ultimate_creator: { title: 'Ultimate Creator', price: 90, words: 80_000, images: 1000 },
} as const;
export type PaidPlan = keyof typeof plans;

/** The paid plans by name, cheapest first. */
export const paidPlans = Object.keys(plans) as PaidPlan[];

/** Tells whether a name is that of a paid plan. */
export const isPaidPlan = (name: string): name is PaidPlan => Object.hasOwn(plans, name);

/** The plan of everyone without a paid one, and the one that is arranged by writing to us. */
export const TRIAL_PLAN = 'trial';
export const CUSTOM_PLAN = 'custom_creator';
export const CURRENCY = 'USD';

/** The message for a text that is too long. */
export const tooLong = (most: number) => `At most ${most.toLocaleString('en')} characters.`;
