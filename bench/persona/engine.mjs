import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ role: 'user' | 'siren', text: string }} Turn
 */
/**
 * The part of the engine's prompt that is used here; all checkouts that are compared must understand it.
 * @typedef {object} Prompt
 * @property {{ name: string, description: string, gender: string, personality: string, examples: string }} persona
 * @property {Turn[]} turns
 * @property {{ summary: string, facts: string[] }} memory
 * @property {string} size
 * @property {string} intimacy
 * @property {number} seed
 */
/** @typedef {{ reply(prompt: Prompt): Promise<{ text: string }> }} Writer */

/**
 * Builds the writer of a checkout where its sources have changed, and opens it in this process.
 * @param {string} checkout its folder
 * @returns {Promise<Writer>}
 */
export async function openWriter(checkout) {
  const load = (/** @type {string[]} */ ...path) => import(pathToFileURL(join(checkout, ...path)).href);
  const { prepare } = await load('scripts', 'lib', 'prepare.mjs');
  await prepare(['engines/persona']);
  const built = join(checkout, 'engines', 'persona', 'dist', 'writer.js');
  if (!existsSync(built)) throw new Error(`There is no ${built}.`);
  const { makeWriter } = await load('engines', 'persona', 'dist', 'writer.js');
  return makeWriter({});
}
