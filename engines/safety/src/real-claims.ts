/** A full name with capitals: 'Jane Doe', 'Ana de la Cruz'. Names in lower case are found by lists only. */
const WORD = "\\p{Lu}[\\p{L}'’-]+";
const NAME = `${WORD}(?: (?:\\p{Lu}\\.?|de|la|del|van|von|der|da|di|bin|al))* ${WORD}`;

const ROLE =
  '(?:(?:pop|movie|film|rock|hollywood|bollywood|tv|television|opera|soap|adult|american|british) )*' +
  '(?:actress|actor|singer|star|supermodel|model|celebrity|idol|popstar|politician|president|influencer|streamer|' +
  'youtuber|athlete|footballer|rapper|presenter)';
/** Roles that 'the real …' makes a real person even without a name; 'the real star of the evening' is none. */
const KNOWN_ROLE =
  '(?:(?:pop|film|hollywood) )?(?:actress|actor|singer|supermodel|celebrity|popstar|pop star|movie star|film star|' +
  'politician|influencer|streamer|youtuber|rapper)';
const REAL = '(?:real|actual|real-life)';
const FAMOUS = '(?:real|actual|real-life|famous|world-famous|well-known)';
const ALIKE = '(?:lookalike|look-alike|look alike|doppelganger|doppelgänger|deep ?fake|clone|impersonator|body double)';
const END = '(?!\\p{L})';

/** Matches the words of a claim in either case; names keep their case, because capitals are what marks them. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/\\p\{\w+\}|\\.|[a-zä]/g, (part) => (part.length > 1 ? part : `[${part}${part.toUpperCase()}]`));
const claim = (rule: string, ...parts: string[]) => ({
  rule,
  pattern: new RegExp(`(?<!\\p{L})${parts.map((part) => (part === NAME ? part : inAnyCase(part))).join('')}`, 'gu'),
});

const CLAIMS = [
  // 'In the real New York' is a place.
  claim('claim', '(?<!(?:in|to|from|at|around|through|across|see|show) )the ', REAL, '(?: ', ROLE, ')?,? ', NAME),
  claim('claim', 'the ', REAL, ' ', KNOWN_ROLE, END),
  claim('claim', FAMOUS, ' ', ROLE, ',? ', NAME),
  claim('claim', 'celebrity ', NAME),
  claim('claim', NAME, '(?:,| is| –| -) the ', FAMOUS, ' ', ROLE, END),
  claim('likeness', 'look(?:s|ing|ed)?(?: exactly| just| a lot| so much| remarkably| precisely)? like ', NAME),
  claim('likeness', '(?:(?:spitting|exact|living) image|likeness|double|twin|replica|', ALIKE, 's?) of ', NAME),
  claim('likeness', '(?:the|has|with|same) (?:face|body) of ', NAME),
  claim('likeness', '(?:identical to|modell?ed (?:on|after)|resembl(?:es|ing)) ', NAME),
  claim('likeness', NAME, "(?:['’]s)? ", ALIKE, END),
  claim('likeness', 'celebrit(?:y|ies) (?:nude|porn|leak|', ALIKE, ')s?', END),
  claim('likeness', '(?:deep ?fakes?|fake nudes) of (?:an? )?(?:(?:real|famous|', KNOWN_ROLE, ')', END, '|', NAME, ')'),
];

/** In characters: the context on both sides of a claim that belongs to its passage. */
const AROUND = 240;

export interface RealClaim {
  rule: string;
  /** The claim with its context. */
  passage: string;
}

/** Claims that a character is a real person, or looks like a named one: found without a list of names. */
export function findRealClaims(text: string): RealClaim[] {
  // Not folded: names are found by their capitals.
  const plain = text.normalize('NFKC').replace(/[ \t]+/g, ' ');
  const found = CLAIMS.flatMap(({ rule, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      rule,
      from: Math.max(0, index - AROUND),
      to: index + length + AROUND,
    })),
  ).sort((a, b) => a.from - b.from);
  // Overlapping passages are merged, so that the cost stays linear in the length of the text.
  const passages: typeof found = [];
  for (const each of found) {
    const last = passages.at(-1);
    if (last && each.from <= last.to) last.to = Math.max(last.to, each.to);
    else passages.push(each);
  }
  return passages.map(({ rule, from, to }) => ({ rule, passage: plain.slice(from, to) }));
}
