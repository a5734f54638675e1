import { wordsOf } from '../prose.ts';

/** Languages whose speakers she can tell, in their own, that she writes English. */
export type Language = 'german' | 'french' | 'spanish' | 'italian' | 'portuguese' | 'dutch';

const WORDS: Record<Language, string> = {
  german:
    'ich du bist nicht und das ist wie geht dir mein dein sehr heute warum wer wo haben bin auch liebe guten ja nein was es mir der die eine kannst magst',
  french:
    'je tu est pas vous nous bonjour salut merci comment ça suis avec pour mon ton une dans elle oui non aime veux quoi que les des',
  spanish:
    'yo tú eres hola cómo estás qué gracias por para con muy soy está pero mi quiero usted bueno sí amor el los te gusta dónde',
  italian:
    'ciao sono sei come stai che non grazie molto bene perché oggi anche mio tuo voglio della il ti piace cosa dove',
  portuguese: 'olá você eu não obrigado muito está meu sou bem oi tudo estou que uma com gosto onde como',
  dutch: 'ik jij ben niet en een het hoe gaat met jou dank goed hallo wat zijn je waar van graag',
};
const LISTS = Object.entries(WORDS).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(' ')),
}));

/** Which of these languages a foreign message is in, by its little words; null where none stands out. */
export function languageOf(message: string): Language | null {
  const words = wordsOf(message);
  const [best] = LISTS.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.language : null;
}
