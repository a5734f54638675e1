import { accounts } from './accounts.ts';

/** Every endpoint of the product, by `METHOD /path`. The web imports only its type. */
export const api = { ...accounts };
export type Api = typeof api;
