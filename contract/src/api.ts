import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { engines } from './engines.ts';
import { posts } from './posts.ts';
import { sirens } from './sirens.ts';
import { stories } from './stories.ts';

/** Every endpoint of the product, by `METHOD /path`. The web imports only its type. */
export const api = { ...accounts, ...billing, ...engines, ...posts, ...sirens, ...stories };
export type Api = typeof api;
