const IRREGULAR: Record<string, string> = {
  is: 'am',
  are: 'am',
  were: 'was',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": 'am not',
  "aren't": 'am not',
  "weren't": "wasn't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** Words that end in s and are no third person. */
const KEPT = new Set('was this his its us as always perhaps yes thus plus less unless across towards does'.split(' '));

/** The form a verb takes after 'I', from the one after 'she' or 'they'. */
export function firstPersonVerb(verb: string): string {
  const lower = verb.toLowerCase();
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined;
  if (irregular !== undefined) return irregular;
  // 'a beekeeper's daughter', 'it's'
  if (lower.includes("'")) return verb;
  if (KEPT.has(lower) || !lower.endsWith('s') || lower.endsWith('ss')) return lower;
  if (/[^aeiou]ies$/.test(lower)) return lower.length > 4 ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
  if (/(?:ss|x|zz|ch|sh|o)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

/** Verbs that often begin a line about somebody without naming her: 'Loves strong tea.' */
const OPENERS = new Set(
  (
    'acts adores appears argues avoids believes belongs bites blushes brews builds calls cares carries chases claims ' +
    'collects comes controls cooks craves cries dances designs despises detests does draws dreams dresses drinks ' +
    'drives eats enjoys escapes fears feeds feels fights finds fixes flies flirts follows forgets forgives gambles ' +
    'gardens gets gives goes grows guards guides has hates haunts heals helps hides holds hopes hunts hums is jokes ' +
    'judges keeps knits knows laughs leads leaves lets lies likes listens lives loathes longs looks loses loves makes ' +
    'meets mends misses moves needs offers opens owns paints plans plays praises prays prefers pretends protects ' +
    'raises reads refuses remembers repairs rides rules runs sails says searches seeks seems sees sells serves sews shouts ' +
    'sings sits sleeps smells smiles smokes solves speaks spends stands stays steals studies suffers swears swims ' +
    'takes talks teaches tells tends thinks trades trains travels treats trusts tries understands uses visits waits ' +
    'walks wants watches wears wishes wonders works worries writes yearns'
  ).split(' '),
);

/** Whether a line that begins with this word lacks its subject. */
export function opensWithVerb(word: string): boolean {
  return OPENERS.has(word.toLowerCase());
}
