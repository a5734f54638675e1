/** A mail as a mail program would read it. */
export interface ParsedMail {
  headers: Map<string, string>;
  parts: { type: string; text: string }[];
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047 words: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? decodeBody(word, 'base64')
        : decodeBody(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function splitEntity(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.split('\n\n');
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = line.match(/^([^:]+): ?(.*)$/) ?? [];
    headers.set(name.toLowerCase(), decodeWords(value));
  }
  return { headers, body: rest.join('\n\n') };
}

/** Reads a mail of one or several parts, as far as the tests need it. */
export function parseMail(source: string): ParsedMail {
  const { headers, body } = splitEntity(source.replaceAll('\r\n', '\n'));
  const boundary = headers.get('content-type')?.match(/boundary="?([^";]+)"?/)?.[1];
  const entities = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\n/, ''))
    : [];
  return {
    headers,
    parts: entities.map(splitEntity).map((entity) => ({
      type: entity.headers.get('content-type')?.split(';')[0] ?? '',
      text: decodeBody(entity.body, entity.headers.get('content-transfer-encoding') ?? ''),
    })),
  };
}
