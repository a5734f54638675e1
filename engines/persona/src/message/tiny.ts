import { plainMarks, wordsOf } from '../prose.ts';
import type { Tiny } from './tiny.data.ts';

const YES =
  /^(?:y|yes+|yeah+|yep|yup|ya|aye|sure|sure thing|of course|definitely|absolutely|certainly|please do|yes please|i do|i am|i would|i will|i did|i have|ok(?:ay)? yes|totally|for sure|gladly|with pleasure|why not|oh yes|go ahead|deal|true|exactly|agreed|indeed|right|that's right|correct|please)$/;
const NO =
  /^(?:n|no+|nope|nah|never|not really|no thanks|no thank you|i don't|i'm not|i wouldn't|not at all|not yet|i can't|no way|of course not|neither|negative|i won't|not now|not today|maybe later|nothing)$/;
const FINE =
  /^(?:ok|okay|k|kk|okey|alright|all right|fine|cool|nice|good|great|sweet|i see|got it|understood|fair enough|right then|mhm|aha|neat|lovely|awesome|perfect|very well|noted|same|me too|oh well|well|oh okay|whatever|and|so)$/;
const HUM = /^(?:h+m+|m+|uh+|um+|er+|ah+|oh+|eh+|huh)$/;
const LAUGH =
  /^(?:l+o+l+z?|lmao+|rofl|(?:a?ha)+h?|(?:he)+h?|hihi|xd|that's funny|you're funny|funny|so funny|good one)$/;
const UNSURE =
  /^(?:i don't know|idk|dunno|i dunno|not sure|i'm not sure|no idea|no clue|who knows|maybe|perhaps|i guess|i suppose|hard to say|could be|i can't say|depends|it depends|i have no idea|i'm unsure)$/;
const FOREIGN_WORDS = new Set(
  (
    'ich du bist nicht und das ist wie geht dir mein dein sehr heute warum was wer wo haben bin auch liebe guten ja nein ' +
    'je tu est pas vous nous bonjour salut merci comment ça suis avec pour mon ton une dans elle oui non aime veux ' +
    'yo tú eres hola cómo estás qué gracias por para con muy soy está pero mi tu quiero usted bueno sí amor ' +
    'ciao sono sei come stai che non grazie molto bene perché oggi anche mio tuo voglio della ' +
    'olá você eu não obrigado muito como está meu sou bem oi tudo estou ' +
    'ik jij ben niet en een het hoe gaat met jou dank goed hallo wat zijn ' +
    'jag du är inte och hur mår dig tack bra hej vad jeg ikke hvordan'
  ).split(' '),
);
/** More little words, for texts of some length. */
const FOREIGN_PROSE = new Set(
  (
    'der den dem des ein eine einer aus sie er mit auf für alt jahre liebt hat im zum zur von ' +
    'es una un el la los las de del en y tiene años le gusta que su sus con ella él vive ' +
    'le les des du et un une au aux elle il qui ans dans sa ses ' +
    'il lo gli di una che ha anni vive nel della dei suo sua um uma os as da do em tem anos ela ele ' +
    'van het een zij hij met op jaar oud houdt'
  ).split(' '),
);
const ENGLISH_WORDS = new Set(
  'i you the a is it to of and in my me what do how are that was for on with be have not this but your so at just like can no yes he she we they am'.split(
    ' ',
  ),
);

const ENGLISH_PROSE = new Set(
  'the and of to with her his she he they who has is are was for from at on that it but by their'.split(' '),
);

const HEARTS =
  /[\u2764\u{1f493}-\u{1f49f}\u{1f970}\u{1f60d}\u{1f618}\u{1f48b}\u{1f9e1}\u{1f90d}\u{1f90e}\u{1f5a4}]|<3/u;
const SMILES =
  /[\u{1f600}-\u{1f60b}\u{1f60e}\u{1f609}\u{1f642}\u{1f643}\u{1f917}\u{1f923}\u{1f973}\u{1f44d}\u{1f389}]|[:;]-?[)D]/u;
const TEARS =
  /[\u{1f614}\u{1f61e}\u{1f61f}\u{1f622}\u{1f625}\u{1f62d}\u{1f641}\u{1f97a}\u{1f494}\u{1f63f}]|[:;]'?-?\(/u;

/** Whether a text is in another language, by its script or its little words. */
function isForeign(plain: string, words: string[]): boolean {
  const letters = plain.match(/\p{L}/gu) ?? [];
  const latin = plain.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= 2 && latin.length < letters.length / 2) return true;
  if (words.length < 3) return false;
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word) && !ENGLISH_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return foreign >= 2 && foreign > english && foreign >= words.length / 4;
}

/** Whether a longer text, such as a description, is in another language. */
export function isForeignText(text: string): boolean {
  const plain = plainMarks(text).slice(0, 2_000);
  const words = wordsOf(plain);
  if (isForeign(plain, words)) return true;
  const foreign = words.filter((word) => FOREIGN_PROSE.has(word) || FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_PROSE.has(word)).length;
  return words.length >= 4 && foreign >= 2 && foreign > 2 * english;
}

const KEYS_IN_A_ROW =
  /^(?:[bcdfghjklmnpqrstvwxz]{3,}|.*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|uiop|qwe|asd|zxc).*)$/;

/** 'asdfgh': letters that are no word. */
function isNoise(words: string[]): boolean {
  if (words.length > 1 && words.length <= 6 && words.every((word) => word.length > 2 && KEYS_IN_A_ROW.test(word)))
    return true;
  return (
    words.length <= 2 &&
    words.length > 0 &&
    words.every(
      (word) =>
        word.length > 3 && (/[bcdfghjklmnpqrstvwxz]{6,}/.test(word) || /(.)\1{4,}/.test(word)) && !/\d/.test(word),
    )
  );
}

/** Names a message that says little by itself; null where there are words enough to understand. */
export function tinyIn(message: string): Tiny | null {
  const plain = plainMarks(message).trim();
  const words = wordsOf(plain);
  if (words.length === 0 || plain === '<3') {
    if (TEARS.test(plain)) return 'tear';
    if (HEARTS.test(plain)) return 'heart';
    if (SMILES.test(plain)) return 'smile';
    if (/\p{Extended_Pictographic}/u.test(plain)) return 'picture';
    return plain === '' ? 'silence' : 'marks';
  }
  if (/^[a-z]$/.test(words.join('')) && /^[:;x]-?d$/i.test(plain)) return 'smile';
  if (isForeign(plain, words)) return 'foreign';
  const text = words.join(' ');
  if (words.length > 4 || plain.includes('?')) return isNoise(words) ? 'noise' : null;
  for (const [kind, form] of [
    ['marks', HUM],
    ['laugh', LAUGH],
    ['unsure', UNSURE],
    ['yes', YES],
    ['no', NO],
    ['fine', FINE],
  ] as const) {
    if (form.test(text)) return kind;
  }
  // 'yes please do', 'haha ok'.
  const [first = ''] = words;
  if (words.length <= 3 && LAUGH.test(first)) return 'laugh';
  if (words.length === 2 && words.every((word) => YES.test(word) || FINE.test(word))) return 'yes';
  return isNoise(words) ? 'noise' : null;
}

/** Whether a message is shouted. */
export function isShouted(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const capitals = message.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 8 && wordsOf(message).length >= 2 && capitals.length / letters.length > 0.8;
}
