type Sounds = string[] | null;
type Find = (word: string) => Sounds;

const HISSING = /^(?:S|Z|SH|ZH|CH|JH)$/;
const VOICELESS = /^(?:P|T|K|F|TH)$/;
const VOWEL = /\d$/;

/** Adds the sound of a plural or a possessive. */
export function addS(sounds: string[]): string[] {
  const last = sounds.at(-1) ?? '';
  return [...sounds, ...(HISSING.test(last) ? ['IH0', 'Z'] : [VOICELESS.test(last) ? 'S' : 'Z'])];
}

/** Adds the sound of a past. */
function addEd(sounds: string[]): string[] {
  const last = sounds.at(-1) ?? '';
  if (last === 'T' || last === 'D') return [...sounds, 'IH0', 'D'];
  return [...sounds, VOICELESS.test(last) || /^(?:S|SH|CH)$/.test(last) ? 'T' : 'D'];
}

/** The words that a stem before an ending may come from: 'mak' from 'make', 'runn' from 'run', 'happi' from 'happy'. */
function stemsOf(start: string): string[] {
  const stems = [start, `${start}e`];
  if (/([b-df-hj-np-tvz])\1$/.test(start)) stems.unshift(start.slice(0, -1));
  if (start.endsWith('i')) stems.unshift(`${start.slice(0, -1)}y`);
  return stems;
}

const ENDINGS: [string, (sounds: string[]) => string[]][] = [
  ['ing', (sounds) => [...sounds, 'IH0', 'NG']],
  ['ings', (sounds) => [...sounds, 'IH0', 'NG', 'Z']],
  ['ed', addEd],
  ['es', addS],
  ['s', addS],
  ['er', (sounds) => [...sounds, 'ER0']],
  ['ers', (sounds) => [...sounds, 'ER0', 'Z']],
  ['est', (sounds) => [...sounds, 'AH0', 'S', 'T']],
  ['ly', (sounds) => [...sounds.filter((_, n) => n < sounds.length - 1 || sounds[n] !== 'L'), 'L', 'IY0']],
  ['ness', (sounds) => [...sounds, 'N', 'AH0', 'S']],
  ['less', (sounds) => [...sounds, 'L', 'AH0', 'S']],
  ['ful', (sounds) => [...sounds, 'F', 'AH0', 'L']],
  ['ish', (sounds) => [...sounds, 'IH0', 'SH']],
  ['able', (sounds) => [...sounds, 'AH0', 'B', 'AH0', 'L']],
  ['like', (sounds) => [...sounds, 'L', 'AY2', 'K']],
  ['ment', (sounds) => [...sounds, 'M', 'AH0', 'N', 'T']],
  ['ship', (sounds) => [...sounds, 'SH', 'IH2', 'P']],
  ['hood', (sounds) => [...sounds, 'HH', 'UH2', 'D']],
  ['dom', (sounds) => [...sounds, 'D', 'AH0', 'M']],
  ['ward', (sounds) => [...sounds, 'W', 'ER0', 'D']],
  ['wards', (sounds) => [...sounds, 'W', 'ER0', 'D', 'Z']],
  ['wise', (sounds) => [...sounds, 'W', 'AY2', 'Z']],
  ['y', (sounds) => [...sounds, 'IY0']],
];
const BEGINNINGS: [string, string][] = [
  ['un', 'AH2 N'],
  ['re', 'R IY0'],
  ['non', 'N AA2 N'],
  ['pre', 'P R IY0'],
  ['mis', 'M IH2 S'],
  ['dis', 'D IH2 S'],
  ['over', 'OW2 V ER0'],
  ['under', 'AH2 N D ER0'],
  ['out', 'AW2 T'],
  ['anti', 'AE2 N T IY0'],
  ['super', 'S UW2 P ER0'],
  ['semi', 'S EH2 M IY0'],
  ['multi', 'M AH2 L T IY0'],
  ['inter', 'IH2 N T ER0'],
  ['counter', 'K AW2 N T ER0'],
  ['fore', 'F AO2 R'],
  ['be', 'B IH0'],
  ['a', 'AH0'],
];
/** Second halves that make a word with almost any first one. */
const SECOND_HALVES = new Set(
  (
    'light lit pool foam song swept bound born worn kissed dark bright side shore water waters stone stones glass bone ' +
    'bones fire maiden woman women man men folk house room rooms work works time times land lands line lines way ways ' +
    'fall break breaker storm wind wave waves tide tides weed bed beds bird birds fish ship ships boat boats board ' +
    'craft mate mates wife wives heart hearted eyed haired skinned handed headed minded tongued lipped shaped colored ' +
    'coloured scented flavored proof free wide long deep high sick song songs call caller singer keeper holder maker ' +
    'dweller walker runner watcher catcher hunter slayer rider writer teller finder smith craft wright dust drop drops ' +
    'fly flies berry berries flower flowers leaf leaves wood woods tree trees root cloth skin tail tails scale scales ' +
    'verse realm quest mail name names book books page story stories chat bot play player mark marks path paths gate'
  ).split(' '),
);
const SHORTEST = 3;

function withoutEnding(word: string, find: Find): Sounds {
  for (const [ending, add] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST) continue;
    const start = word.slice(0, -ending.length);
    if (ending === 's' && start.endsWith('s')) continue;
    for (const stem of stemsOf(start)) {
      // 'Makes' adds an s to 'make', not an 'es' to 'mak'.
      const sounds = ending === 'es' && stem === start && !/(?:[sxz]|[cs]h|i|o)$/.test(start) ? null : find(stem);
      if (sounds) return add(sounds);
    }
  }
  return null;
}

function withoutBeginning(word: string, find: Find): Sounds {
  for (const [beginning, sound] of BEGINNINGS) {
    if (!word.startsWith(beginning) || word.length - beginning.length < SHORTEST + 1) continue;
    const sounds = find(word.slice(beginning.length));
    if (sounds) return [...sound.split(' '), ...sounds];
  }
  return null;
}

/** 'Moonlit': the second half loses its main stress. */
function asCompound(word: string, find: Find): Sounds {
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut++) {
    const second = word.slice(cut);
    if (!SECOND_HALVES.has(second)) continue;
    const [left, right] = [find(word.slice(0, cut)), find(second)];
    if (left && right) return [...left, ...right.map((sound) => sound.replace('1', '2'))];
  }
  return null;
}

/** American spellings, which the dictionary has for certain. */
function respelled(word: string): string[] {
  return [
    word.replace(/our(?=s|ed|ing|less|ful|ite|able|$)/, 'or'),
    word.replace(/is(?=e[sdr]?s?$|ing$|ation)/, 'iz'),
    word.replace(/ys(?=e[sd]?$|ing$)/, 'yz'),
    word.replace(/ll(?=ed$|ing$|er$)/, 'l'),
    word.replace(/re(s?)$/, 'er$1'),
    word.replace(/ogue/, 'og'),
    word.replace(/ae|oe/, 'e'),
  ].filter((spelling) => spelling !== word);
}

/** Derives the sounds of an unknown word from the known word inside it. */
export function fromParts(word: string, lookUp: Find): Sounds {
  for (const spelling of respelled(word)) {
    const sounds = lookUp(spelling);
    if (sounds) return sounds;
  }
  const once: Find = (part) => lookUp(part) ?? (part.length > SHORTEST ? withoutEnding(part, lookUp) : null);
  const compound = asCompound(word, lookUp);
  return (
    withoutEnding(word, lookUp) ??
    compound ??
    withoutBeginning(word, once) ??
    withoutEnding(
      word,
      (part) => asCompound(part, lookUp) ?? withoutBeginning(part, lookUp) ?? withoutEnding(part, lookUp),
    )
  );
}

/** Whether a sound is a vowel. */
export const isVowelSound = (sound: string): boolean => VOWEL.test(sound);
