import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../app-error.ts';

const MIB = 1024 * 1024;
const MOST_FIELDS = 60;
const MOST_NAME_BYTES = 100;
const FIELD_BYTES = MIB / 4;
/** Pictures in base64 come as one field. */
const LARGE_FIELDS = new Map([['images', 24 * MIB]]);
/** Names that an object has of its own. */
const POISONED = new Set(['__proto__', 'constructor', 'prototype']);
const PLAIN_ENCODINGS = new Set(['7bit', '8bit', 'binary']);

const isText = (type: string) => type.startsWith('text/') || type === 'application/json';

/** Opens a reader to which every part is a stream of bytes, so that nothing is collected behind our back. */
function openForm(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: () => true,
      limits: { files: MOST_FIELDS, parts: MOST_FIELDS, headerPairs: 20, headerSize: 8 * 1024 },
    });
  } catch (error) {
    throw new AppError('malformed', {}, { cause: error });
  }
}

function checkPart(name: unknown, encoding: string, type: string, taken: Map<string, string | null>): string {
  if (typeof name !== 'string' || name === '' || POISONED.has(name)) throw new AppError('malformed');
  if (Buffer.byteLength(name) > MOST_NAME_BYTES || taken.has(name)) throw new AppError('malformed');
  if (!PLAIN_ENCODINGS.has(encoding)) throw new AppError('malformed');
  if (!isText(type)) throw new AppError('unsupported_type');
  return name;
}

function readText(chunks: Buffer[]): string {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new AppError('malformed');
  return bytes.toString('utf8');
}

/** The text fields of a multipart form; a form that is too large or not one of text is refused as it comes. */
export function readFields(
  payload: Readable,
  headers: IncomingHttpHeaders,
  bodyLimit: number,
): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string | null>();
    const form = openForm(headers);
    let total = 0;
    let isSettled = false;

    function settle(): void {
      isSettled = true;
      payload.off('data', take).off('end', end).off('error', tear).off('close', tear);
      // The rest of the body is read and dropped: a client that cannot finish sending would not read the answer.
      payload.on('error', () => {}).resume();
      form.removeAllListeners().on('error', () => {});
      form.destroy();
    }
    function refuse(error: AppError): void {
      settle();
      fields.clear();
      reject(error);
    }
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        refuse(error instanceof AppError ? error : new AppError('malformed', {}, { cause: error }));
      }
    };
    const tear = () => refuse(new AppError('malformed'));
    const overflow = () => refuse(new AppError('too_large'));
    function end(): void {
      payload.off('close', tear);
      form.end();
    }
    function take(chunk: Buffer): void {
      total += chunk.length;
      if (total > bodyLimit) overflow();
      else if (!form.write(chunk) && !isSettled) payload.pause();
    }

    form.on('drain', () => payload.resume());
    form.on('error', tear).on('partsLimit', overflow).on('filesLimit', overflow);
    form.on('file', (part, stream, _file, encoding, type) => {
      stream.on('error', tear);
      attempt(() => {
        const name = checkPart(part, encoding, type, fields);
        const most = LARGE_FIELDS.get(name) ?? FIELD_BYTES;
        let chunks: Buffer[] = [];
        let size = 0;
        fields.set(name, null);
        stream.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > most) {
            chunks = [];
            overflow();
          }
        });
        stream.on('end', () => attempt(() => fields.set(name, readText(chunks))));
      });
    });
    form.on('finish', () => {
      settle();
      resolve(Object.fromEntries([...fields].map(([name, text]) => [name, text ?? ''])));
    });

    if (Number(headers['content-length']) > bodyLimit) overflow();
    else payload.on('data', take).on('end', end).on('error', tear).on('close', tear);
  });
}
