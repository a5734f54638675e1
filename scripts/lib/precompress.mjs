import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './fingerprint.mjs';
import { at } from './paths.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const AT_LEAST_BYTES = 1024;
// Not .html: the server puts the site's facts into the page before it sends it.
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.xml', '.wasm', '.ttf', '.webmanifest']);

/** @param {string} file */
async function compress(file) {
  const content = await readFile(at(file));
  if (content.length < AT_LEAST_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(at(`${file}.br`), small)),
    gzip(content, { level: 9 }).then((small) => writeFile(at(`${file}.gz`), small)),
  ]);
}

/**
 * Puts a .br and a .gz beside every file worth it: the best ratio, paid for once instead of per request.
 * @param {string} folder
 */
export async function precompress(folder) {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => COMPRESSIBLE.has(extname(file)))
      .map(compress),
  );
}
