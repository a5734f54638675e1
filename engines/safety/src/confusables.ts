/** Reads 'ab cd' as a → b, c → d. */
const table = (pairs: string): [string, string][] =>
  pairs.split(' ').map((pair) => {
    const [from = '', ...to] = pair;
    return [from, to.join('')];
  });

/** Cyrillic and Greek letters that look like Latin ones, in the forms that folding leaves. */
export const LOOKS_LATIN = new Map([
  ...table('аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ѵv ьb пn гr зz бb яr иn лl дd'),
  ...table('αa βb γy δd εe ζz ηn ιi κk νv οo πn ρp σo τt υu χx ωw μu ϲc ϳj'),
]);

/** The second choice for letters that look like two Latin ones. */
export const LOOKS_LATIN_TOO = new Map([...LOOKS_LATIN, ...table('νn ηh υy ωo γv рr вv нn уu иu хh зe')]);

/** Latin letters and digits that stand in for Cyrillic letters. */
export const LOOKS_CYRILLIC = new Map([
  ...table('aа bв cс eе hн kк mм oо pр tт xх yу uи nп rг iі'),
  ...table('0о 3з 4ч 6б 8в'),
]);

/** The letters that digits and signs stand for inside a word; some have a second one. */
export const LEET = new Map(table('0o 1i 2z 3e 4a 5s 6g 7t 8b 9g @a $s !i |i +t €e £l ¢c ¥y'));
export const LEET_AS_L = new Map([...LEET, ...table('1l |l !l 6b 9q')]);

/** Letters written for digits of a number. */
export const DIGIT_LOOKS = new Map(table('l1 i1 |1 !1 o0 s5 b8 z2 g9 t7 e3 a4'));

const range = (first: number, count: number, text: (index: number) => string): [string, string][] =>
  Array.from({ length: count }, (_, index) => [String.fromCodePoint(first + index), text(index)]);
const letter = (index: number) => String.fromCharCode(97 + index);
const digit = (index: number) => String(index);

/** Zeros of the decimal digits of other scripts. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];

/** Single characters that compatibility folding leaves as they are. */
export const PLAIN = new Map<string, string>([
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((first) => range(first, 26, letter)),
  ...[0x2776, 0x2780, 0x278a].flatMap((first) => range(first, 10, (index) => digit(index + 1))),
  ...range(0x24eb, 10, (index) => digit(index + 11)),
  ...ZEROS.flatMap((zero) => range(zero, 10, digit)),
  ...table('ıi ɩi ɑa ɐa ɡg łl øo đd ħh ŧt ƒf ɔc əe ɛe ɪi ʀr ɴn ʟl ʙb ɢg ʜh ƙk ƥp ⱥa ɇe ɨi ɵo ɍr ɏy ʏy ςσ'),
  ...table('ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz ꜰf ßss æae œoe'),
  ...table("’' ‘' ʼ' ´' “\" ”\" –- —- ‐- ‑- −- ⁄/ ×x ✕x 。."),
  ['\u2800', ' '],
  ['\u3164', ' '],
]);
