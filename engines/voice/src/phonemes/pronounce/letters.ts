const NAMES: Record<string, string> = {
  a: 'EY1',
  b: 'B IY1',
  c: 'S IY1',
  d: 'D IY1',
  e: 'IY1',
  f: 'EH1 F',
  g: 'JH IY1',
  h: 'EY1 CH',
  i: 'AY1',
  j: 'JH EY1',
  k: 'K EY1',
  l: 'EH1 L',
  m: 'EH1 M',
  n: 'EH1 N',
  o: 'OW1',
  p: 'P IY1',
  q: 'K Y UW1',
  r: 'AA1 R',
  s: 'EH1 S',
  t: 'T IY1',
  u: 'Y UW1',
  v: 'V IY1',
  w: 'D AH1 B AH0 L Y UW0',
  x: 'EH1 K S',
  y: 'W AY1',
  z: 'Z IY1',
};

/** The names of letters, with the stress on the last as in 'F B I'. */
export function spell(letters: string): string[] {
  const known = [...letters].filter((letter) => letter in NAMES);
  return known.flatMap((letter, n) => {
    const sounds = NAMES[letter] ?? '';
    return (n === known.length - 1 ? sounds : sounds.replace('1', '2')).split(' ');
  });
}
