import { opensWithVerb } from '../language/verbs.ts';
import { countWords, plainMarks, sentencesIn, tidied } from '../prose.ts';

/** What 'How They Talk' shows: lines of hers, how she answered what, and what she calls people. */
export interface OwnWords {
  /** Ready to be said; {pet} stands where the example named the person. */
  phrases: string[];
  pairs: { said: string; reply: string }[];
  pets: string[];
}

const PERSON = /^(?:user|you|me|human|person|player|guest|stranger|\(user\))$/i;
const ENDEARMENTS =
  'darling|dearie|dear heart|my dear|dear|honey|sweetheart|sugar|lad|lass|lassie|mate|sailor|stranger|traveller|traveler|friend|' +
  'love|chérie|mon ami|mon cher|amigo|hero|trouble|comrade|petal|treasure|sunshine|handsome|gorgeous|my friend|pet|duckie|pal|pilgrim';
const ADDRESSED = new RegExp(`(?:, (${ENDEARMENTS})(?=[,.!?…]|$)|^(${ENDEARMENTS})(?=,))`, 'gimu');
const QUOTED = new RegExp(`["'](${ENDEARMENTS})["']`, 'giu');
/** A line that tells how she talks instead of showing it. */
const TELLING =
  /\b(?:speaks?|talks?|uses?|sentences?|accent|tone|voice|slang|swears?|vocabulary|formal|informal|speech|says?|calls?|replies|dialect|phrases?)\b/i;
const LONGEST = 40;
const SHORTEST = 3;

/** Makes an example fit to be said: no braces but the slot for the person, no quotes around it, a mark at its end. */
function spoken(text: string): string {
  const filled = text
    .replace(/\{\{\s*user\s*\}\}|<user>/gi, '\uE000')
    .replace(/[{}<>[\]#_|]/g, '')
    .replaceAll('\uE000', '{pet}');
  const bare = filled
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1')
    .trim();
  const sentences: string[] = [];
  // Long examples are cut after a whole sentence; what is done stays with what is said.
  for (const part of bare.includes('*') ? [bare] : sentencesIn(bare)) {
    if (sentences.length > 0 && countWords([...sentences, part].join(' ')) > LONGEST) break;
    sentences.push(part);
  }
  // What was '"Come in," she said' ends where she stopped, not at a comma.
  const whole = tidied(sentences.join(' ')).replace(/[\s,;:]+$/, '');
  return whole === '' || /[.!?…*]["”]?$/.test(whole) ? whole : `${whole}.`;
}

function isPhrase(text: string): boolean {
  const words = countWords(text);
  return words >= SHORTEST && words <= LONGEST + 20 && (text.match(/\*/g)?.length ?? 0) % 2 === 0;
}

function isTelling(line: string, name: string): boolean {
  const first = line.match(/^[\p{L}'-]+/u)?.[0] ?? '';
  if (/^(?:she|he|they|her|his|their)$/i.test(first) || opensWithVerb(first)) return true;
  if (name !== '' && line.startsWith(name) && !/^[^,]*[,!]/.test(line.slice(name.length))) return true;
  return TELLING.test(line) && !/\b(?:i|i'm|i'll|me|my|you|your|we|us|let's)\b/i.test(plainMarks(line));
}

/** Reads examples of her talk: quoted lines, lines after her name, plain lines; what only tells about it is left out. */
export function ownWords(examples: string, name: string): OwnWords {
  const phrases: string[] = [];
  const pairs: OwnWords['pairs'] = [];
  const pets = new Set<string>();
  let asked: string | null = null;
  const first = name.split(/\s+/)[0] ?? name;
  const add = (text: string) => {
    const phrase = spoken(text);
    if (!isPhrase(phrase)) return;
    if (asked !== null) pairs.push({ said: asked, reply: phrase });
    else phrases.push(phrase);
    asked = null;
  };

  const lines = examples.replace(/\{\{\s*char\s*\}\}|<bot>|<char>/gi, name || 'She').split(/\r?\n/);
  for (const raw of lines) {
    const line = raw.replace(/^[\s>•–-]+(?=\S)/, '').trim();
    if (line === '' || /^(?:<start>|\[.*\]|-{3,}|\*{3,})$/i.test(line)) {
      asked = null;
      continue;
    }
    const plain = plainMarks(line);
    for (const match of [...plain.matchAll(ADDRESSED), ...plain.matchAll(QUOTED)]) {
      const pet = (match[1] ?? match[2] ?? '').toLowerCase();
      if (pet !== '') pets.add(pet);
    }
    const speaker = line.match(/^([\p{L}{}<>' .-]{1,40}):\s+(.+)$/u);
    const who = speaker?.[1]?.replace(/[{}<>]/g, '').trim() ?? '';
    if (speaker?.[2] !== undefined && PERSON.test(who)) asked = plainMarks(speaker[2]).replace(/["*]/g, '').trim();
    else if (speaker?.[2] !== undefined && (who === name || who === first)) add(speaker[2]);
    else {
      const quotes = [...plain.matchAll(/"([^"]{2,400})"/g)].map((match) => match[1] ?? '');
      if (quotes.length > 0) for (const quote of quotes) add(quote);
      else if (!isTelling(line, name)) add(line);
    }
  }
  return { phrases: [...new Set(phrases)], pairs, pets: [...pets] };
}
