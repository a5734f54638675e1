import { sayDigits } from './number-words.ts';
import type { Place } from './reading.ts';

const HOST =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|info|co|uk|de|fr|es|eu|io|ai|app|dev|me|tv|gov|edu|ca|au|nz|ie|jp|xyz|fm|gg|ly|club|online|example|test)$/i;
const FILE = /^([\p{L}\d_-]+)\.(jpe?g|png|gif|pdf|txt|docx?|mp[34]|zip|html?|js|ts|csv|xlsx?|wav)$/iu;
/** Endings that are said as words; the others are spelled. */
const READ_AS_WORDS = new Set(
  'com co net org info app dev me club online example test gov fm html zip gif png'.split(' '),
);
const SPOKEN_ENDINGS: Record<string, string> = {
  jpg: 'jay peg',
  jpeg: 'jay peg',
  png: 'p.n.g.',
  gif: 'gif',
  html: 'h.t.m.l.',
  fm: 'f.m.',
};
const LONGEST = 120;

/** Letters that are spelled, in the form the dictionary reads: 'u.k.'. */
export function spellOut(letters: string): string {
  return letters.toLowerCase().replace(/[a-z]/g, '$&.');
}

const sayLabel = (label: string): string => {
  const words = label.match(/\p{L}+|\d+/gu) ?? [];
  return words.map((word) => (/\d/.test(word) ? sayDigits(word) : word.toLowerCase())).join(' ');
};

function sayEnding(ending: string): string {
  const small = ending.toLowerCase();
  if (Object.hasOwn(SPOKEN_ENDINGS, small)) return SPOKEN_ENDINGS[small] ?? '';
  return READ_AS_WORDS.has(small) || small.length > 3 ? sayLabel(small) : spellOut(small);
}

function sayHost(host: string): string {
  const labels = host.replace(/^www\./i, '').split('.');
  return labels.map((label, n) => (n > 0 ? sayEnding(label) : sayLabel(label))).join(' dot ');
}

/** Reads addresses in their short form: the host of a page, mail, handles, hashtags, names of files. */
export function readAddress({ core }: Place): string | null {
  if (core.length > LONGEST) return null;
  const page = /^(?:https?:\/\/|www\.)([^/?#:]+)/i.exec(core);
  if (page) return sayHost(page[1] ?? '');
  const mail = /^([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(core);
  if (mail) return `${(mail[1] ?? '').split('.').map(sayLabel).join(' dot ')} at ${sayHost(mail[2] ?? '')}`;
  const handle = /^([@#])([\p{L}\d_.]*\p{L}[\p{L}\d_.]*)$/u.exec(core);
  if (handle) {
    const words = (handle[2] ?? '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_');
    return `${handle[1] === '@' ? 'at' : 'hashtag'} ${sayLabel(words)}`;
  }
  const [host = '', path] = core.split('/', 2);
  if (HOST.test(host) && (path === undefined || core.length < LONGEST)) return sayHost(host);
  const file = FILE.exec(core);
  return file ? `${sayLabel(file[1] ?? '')} dot ${sayEnding(file[2] ?? '')}` : null;
}
