// npm run model -- setup | pull <name> | list: language models that run within the server, by llama.cpp.
import './lib/node-version.mjs';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { hasLlama, installLlama } from './lib/llama.mjs';
import { at, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { say } from './lib/say.mjs';

/** Short names for models that many people run; anything else is given as node-llama-cpp takes it. */
const KNOWN = {
  'smollm2-1.7b': 'hf:HuggingFaceTB/SmolLM2-1.7B-Instruct-GGUF:Q4_K_M',
  'llama-3.2-3b': 'hf:bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M',
  'qwen3-4b': 'hf:Qwen/Qwen3-4B-GGUF:Q4_K_M',
  'mistral-nemo-12b': 'hf:bartowski/Mistral-Nemo-Instruct-2407-GGUF:Q4_K_M',
};

const settings = existsSync(at('.env')) ? parseEnv(readFileSync(at('.env'), 'utf8')) : {};
const dataDir = resolve(root, process.env.DATA_DIR ?? settings.DATA_DIR ?? 'data');
const llama = join(dataDir, 'llama');
const models = join(dataDir, 'models');

const usage = `Usage:
  npm run model -- setup [--gpu]   installs node-llama-cpp in ${llama}
  npm run model -- pull <name>     downloads a model to ${models}
  npm run model -- list            shows the models that are there

A name is one of ${Object.keys(KNOWN).join(', ')},
or an address of a GGUF file: hf:<user>/<model>:<quant> or https://…/model.gguf`;

/** @param {boolean} gpu */
async function setup(gpu) {
  if (hasLlama(llama) && !gpu) return;
  say(`Installing node-llama-cpp in ${llama} …`);
  await installLlama(llama, { gpu, show: true });
}

/** @param {string} name */
async function pull(name) {
  const address = KNOWN[/** @type {keyof typeof KNOWN} */ (name)] ?? name;
  if (!/^(hf|https?|huggingface):/.test(address)) throw new Error(`There is no model called ${name}.\n\n${usage}`);
  await setup(false);
  const cli = join(llama, 'node_modules', 'node-llama-cpp', 'dist', 'cli', 'cli.js');
  say(`Downloading ${address} to ${models} …`);
  const { code } = await run(process.execPath, [cli, 'pull', '--dir', models, address], { cwd: llama, show: true });
  if (code !== 0) throw new Error(`${address} could not be downloaded.`);
  say('Done. The server takes the only model in that folder at its next start; among several, TEXT_GGUF names one.');
}

function list() {
  const files = existsSync(models) ? readdirSync(models).filter((name) => name.endsWith('.gguf')) : [];
  if (files.length === 0) say(`There is no model in ${models}.`);
  for (const name of files) say(`${name}  ${(statSync(join(models, name)).size / 1e9).toFixed(1)} GB`);
  if (files.length > 0 && !hasLlama(llama)) say('node-llama-cpp is not installed: npm run model -- setup');
}

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'setup') await setup(rest.includes('--gpu'));
  else if (command === 'pull' && rest[0]) await pull(rest[0]);
  else if (command === 'list') list();
  else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
