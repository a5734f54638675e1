// node bench/persona/answer.mjs <checkout> <prompts.json> <replies.json>: has the engine of a checkout answer prompts.
import { readFileSync, writeFileSync } from 'node:fs';
import { openWriter } from './engine.mjs';

const [checkout = '', from = '', to = ''] = process.argv.slice(2);
const writer = await openWriter(checkout);
/** @type {string[]} */
const replies = [];
for (const prompt of JSON.parse(readFileSync(from, 'utf8'))) replies.push((await writer.reply(prompt)).text);
writeFileSync(to, JSON.stringify(replies));
process.exit();
