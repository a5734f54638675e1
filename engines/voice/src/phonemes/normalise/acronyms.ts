import { isKnownWord } from '../pronounce/dictionary.ts';
import { spellOut } from './addresses.ts';
import { foldLetters } from './fold.ts';
import type { Place } from './reading.ts';

/** Acronyms that are read as words, not letter by letter. */
const READ_AS_WORDS = new Set(
  (
    'nasa nato unesco unicef opec aids scuba sim pin gif jpeg ram rom captcha fifa ikea nafta fema osha potus scotus ' +
    'swat yolo fomo covid bafta uefa lan wan sars mensa nasdaq lego ted imax dos'
  ).split(' '),
);
/** Read letter by letter also in lower case, because they are no words. */
const SPELLED = new Set(
  (
    'fbi cia nsa usa uk eu nyc tv ai dj mc pc ceo cfo cto dna rna ufo vip atm gps bbc cnn nbc abc cbs hbo mtv dvd cd ' +
    'hd uhd usb url html css sql api gpu cpu llm npc rpg pvp hr pr ptsd adhd ocd bdsm lgbt lgbtq nsfw sfw ufc nba nfl ' +
    'mlb nhl suv bmw ibm hp kgb raf ira irs nhs fda dea dui iq rv rsvp phd md bbq blt tlc tmi pda rip ps pm asmr vr ' +
    'xl xs sms gmo dmv ymca aka faq wwf wwe gop dc xp mri er icu emt cpr std sti hiv iv ui ux id qr ev sos'
  ).split(' '),
);
/** Not read letter by letter in lower case: there they are words or names, or too rare as an acronym. */
const WORDS_TOO = new Set('er rip ps md pm hp iv dc ev xs mc pr hr std'.split(' '));
/** Words of two and three letters that people shout. */
const SHORT_WORDS = new Set(
  (
    'a i no so go me my we he be do to up on in if is it as at an am or of by us oh ah hi ha yo ow ex ' +
    'yes you the and but not all any now new old one two six ten out off our own her his him she who why how way day ' +
    'too see say let get got put run sit eat bad big boy man men mad sad red hot wet dry far few fun god had has have ' +
    'can may did die end ask ass add aim air arm art bed bet bit box buy bye car cat cup cut dad dog don ear egg eye ' +
    'fan fat fit fix fly for fox gay guy hat hey hit hug ice ill its job joy key kid lay leg lie lip lot low map met ' +
    'mom mix nah net nor odd oil pay per pig pop raw rub sea set sex sin sir sky son sun tea tie tip top toy try use ' +
    'via war was win won wow yet yep yum ugh shh ooh aww eww hmm mmm huh pet pie bra bar bay gun gym ego fog fur gem'
  ).split(' '),
);
const LETTER_BEFORE =
  /^(?:an|plan|grade|vitamin|type|group|class|option|hepatitis|team|section|point|exit|letter|model|series|level)$/i;

function readLetter(letter: string, place: Place): string | null {
  if (letter === 'I') return place.at(-1) !== '' && LETTER_BEFORE.test(place.at(-1)) ? 'i.' : null;
  if (letter === 'A') return LETTER_BEFORE.test(place.at(-1)) ? 'a.' : null;
  return spellOut(letter);
}

function readCapitals(capitals: string, ending: string, place: Place): string {
  const small = foldLetters(capitals);
  const spelled = ending ? `${spellOut(small)}'s` : spellOut(small);
  const word = ending ? `${small}'s` : small;
  if (READ_AS_WORDS.has(small)) return word;
  if (SPELLED.has(small)) return spelled;
  if (small === 'us' && !place.shouted) return spelled;
  if (small.length <= 3 && !place.shouted) return SHORT_WORDS.has(small) ? word : spelled;
  if (isKnownWord(small)) return word;
  return small.length <= 4 || !/[aeiouy]/.test(small) ? spelled : word;
}

/** Reads words in capitals: letter by letter (FBI), as an acronym (NASA), or as a word with stress (NEVER). */
export function readAcronym(place: Place): string | null {
  const { core } = place;
  if (/^(?:\p{L}\.)+\p{L}(?:'s)?$/u.test(core)) {
    const letters = core.replace(/'s$/, '');
    return `${spellOut(foldLetters(letters).replaceAll('.', ''))}${letters === core ? '' : "'s"}`;
  }
  if (/^\p{Lu}$/u.test(core)) return readLetter(foldLetters(core).toUpperCase(), place);
  if (/^[a-z]{2,5}$/.test(core) && SPELLED.has(core) && !WORDS_TOO.has(core)) return spellOut(core);
  const [, capitals = '', ending = ''] = /^(\p{Lu}{2,})((?:'?s)?)$/u.exec(core) ?? [];
  return capitals && foldLetters(capitals) ? readCapitals(capitals, ending, place) : null;
}
