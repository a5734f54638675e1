import { plainMarks } from '../prose.ts';

const UNKIND =
  /\byou(?:'re| are| were)(?: being| just)? (?:(?:so|very|really|a bit|a little|quite|kind of|too) )*(?:rude|mean|unfair|cruel|cold|unkind|harsh|nasty|horrible|hurtful|insensitive)\b|\byou (?:hurt|insulted|offended|upset) (?:me|my feelings)\b|\bthat(?:'s| was| is) (?:(?:so|very|really|a bit|pretty) )*(?:rude|mean|unkind|hurtful|not nice|uncalled for)\b/i;
const UNHEARD =
  /\byou (?:didn't|did not|don't|never|haven't) (?:answer(?:ed)?|listen(?:ed)?|reply|replied|hear)\b|\banswer (?:me|my question|the question)\b|\b(?:that|this|it) (?:makes|made) no sense\b|\bwhat are you (?:even )?(?:talking|on) about\b|\byou(?:'re| are) (?:not (?:listening|making (?:any )?sense)|making no sense|ignoring me|changing the subject|avoiding)\b|\bthat(?:'s| is| was)(?: not|n't) (?:what i (?:asked|said|meant)|an answer)\b|\bi (?:asked|said) (?:you )?something else\b/i;

/** What somebody holds against her: that she was unkind, or that she did not hear; null where nothing. */
export function complaintIn(message: string): 'unkind' | 'unheard' | null {
  const plain = plainMarks(message);
  if (UNKIND.test(plain)) return 'unkind';
  return UNHEARD.test(plain) ? 'unheard' : null;
}
