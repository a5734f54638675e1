/** The letters that make the vowels of a word, in order. */
function groupsOf(spelling: string): string[] {
  const letters = spelling
    .replace(/qu/g, 'q')
    .replace(/^y(?=[aeiou])/, '')
    .replace(/gu(?=[aeiou])/g, 'g');
  return letters.match(/[aeiouy]+(?:w(?![aeiou]))?/g) ?? [];
}

/** Removes silent letters: the e of 'made', 'makes' and 'named'. */
function withoutSilent(spelling: string): string {
  return spelling
    .replace(/([^aeiouylr]|[^bcdfgkpstz]l|[aeiou]r)e(?=s?$)/, '$1')
    .replace(/([^td])ed$/, '$1d')
    .replace(/e(?=(?:ly|ment|less|ness|ful|thing|times?|where|one|body|some)s?$)/, '');
}

/** Parts letters that stand for two vowels: 'io' in 'radio', 'ea' in 'idea'. */
function partOne(groups: string[]): string[] | null {
  const at = groups.findLastIndex((group) => /^(?:[iu][aeo]u?|[aeo][aeoi]|y[aeio]|iou)$/.test(group));
  const group = groups[at];
  return group ? [...groups.slice(0, at), group[0] ?? '', group.slice(1), ...groups.slice(at + 1)] : null;
}

/** The letters of each vowel sound of a word; empty if spelling and sounds have different numbers of vowels. */
export function vowelLetters(spelling: string, count: number): string[] {
  let groups = groupsOf(spelling);
  if (groups.length > count) groups = groupsOf(withoutSilent(spelling));
  for (let tries = 0; groups.length < count && tries < 3; tries++) groups = partOne(groups) ?? groups;
  // The last vowel of 'prism' has no letter.
  if (groups.length === count - 1 && /sms?$/.test(spelling)) groups = [...groups, ''];
  return groups.length === count ? groups : [];
}
