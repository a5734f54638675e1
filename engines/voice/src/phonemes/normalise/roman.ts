import { sayCardinal, sayOrdinal } from './number-words.ts';
import type { Place } from './reading.ts';

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const NUMERAL = /^(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const COUNTED =
  /^(?:chapter|part|act|scene|book|volume|vol|section|war|phase|type|mark|mk|class|level|stage|episode|season|article|appendix|bowl|grade|round|lesson|verse|canto|symphony|sonata|opus|step|title)$/i;
const TITLED = /^(?:king|queen|pope|emperor|empress|tsar|czar|kaiser|prince|princess|saint)$/i;
/** Names that rulers shared. */
const SHARED = new Set(
  (
    'Henry Edward George William James Charles Richard John Stephen Elizabeth Mary Anne Victoria Louis Philip Philippe ' +
    'Francis Napoleon Frederick Wilhelm Otto Karl Carl Gustav Christian Peter Paul Alexander Nicholas Ivan Catherine ' +
    'Pius Leo Benedict Gregory Clement Innocent Urban Boniface Julius Sixtus Constantine Justinian Ptolemy Cleopatra ' +
    'Ramesses Darius Xerxes Alfonso Ferdinand Felipe Juan Carlos Isabella Robert David Malcolm Kenneth Edgar Harold ' +
    'Olaf Haakon Magnus Albert Leopold Haile Thomas Joseph Maximilian Sigismund Casimir Vlad Thutmose Amenhotep'
  ).split(' '),
);
/** Words that may follow the numeral of 'Elizabeth I'; before any other word 'I' is the pronoun. */
const AFTER_RULER = /^(?:of|was|is|had|has|and|ruled|reigned|died|became|himself|herself|who)?$/;

function numberOf(numeral: string): number {
  return [...numeral].reduce((sum, letter, n) => {
    const value = VALUES[letter] ?? 0;
    return sum + (value < (VALUES[numeral[n + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/** Reads Roman numerals where the context shows that they are numerals: Chapter IV, Henry VIII, World War II. */
export function readRoman({ core, at }: Place): string | null {
  if (core === '' || !NUMERAL.test(core)) return null;
  const digits = String(numberOf(core));
  const before = at(-1);
  if (COUNTED.test(before)) return sayCardinal(digits);
  const isRuler =
    SHARED.has(before) || TITLED.test(at(-2)) || (core.length > 1 && SHARED.has(at(-2)) && /^\p{Lu}/u.test(before));
  if (isRuler && (core.length > 1 || (SHARED.has(before) && before !== 'Malcolm' && AFTER_RULER.test(at(1))))) {
    return `the ${sayOrdinal(digits)}`;
  }
  // Sequels: 'Rocky IV'. The numerals of two letters that are no common short form.
  return /^\p{Lu}\p{Ll}+$/u.test(before) && /^(?:II|III|IV|VI|VII|VIII|IX|XI{1,3}|XIV|XV)$/.test(core)
    ? sayCardinal(digits)
    : null;
}
