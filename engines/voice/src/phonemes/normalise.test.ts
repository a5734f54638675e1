import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const spoken = (text: string): string =>
  normalise(text)
    .map(({ say }) => say)
    .join(' ');

describe('what is said of numbers', () => {
  it.each([
    ['I have 42 apples', 'i have forty two apples'],
    ['1,234,567 waves', 'one million two hundred and thirty four thousand five hundred and sixty seven waves'],
    ['a 3.14 and -5 and .5', 'a three point one four and minus five and point five'],
    ['the 1st, 22nd and 103rd', 'the first , twenty second and one hundred and third'],
    ['in 1987 and 2005', 'in nineteen eighty seven and two thousand and five'],
    ['1500 ships', 'one thousand five hundred ships'],
    ['it was 1500', 'it was fifteen hundred'],
    ["the 1900s and '80s", 'the nineteen hundreds and eighties'],
    ['in her 20s', 'in her twenties'],
    ['½ a cup, 2½ cups, 1 1/2 cups', 'half a cup , two and a half cups , one and a half cups'],
    ['3/4 done, 24/7, 50/50', 'three quarters done , twenty four seven , fifty fifty'],
    ['3–5 days, 1914–18', 'three to five days , nineteen fourteen to eighteen'],
    ['a 4x4', 'a four by four'],
    ['call 555-1234', 'call five five five , one two three four'],
    ['+44 20 7946 0958', 'plus four four two oh seven nine four six oh nine five eight'],
    ['a 10/10, a 50-50 chance', 'a ten out of ten , a fifty fifty chance'],
    ['1.5M fans, 4K', 'one point five million fans , four k.'],
    ['agent 007', 'agent double oh seven'],
    ['the 5-year-old boat', 'the five year old boat'],
    ['version 4.10.2', 'version four point ten point two'],
    ['a 100% score of 3:1', 'a one hundred percent score of three to one'],
    ['code 12345678', 'code one two three four five six seven eight'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of times and dates', () => {
  it.each([
    ['at 5:30', 'at five thirty'],
    ['at 5:00', "at five o'clock"],
    ['at 17:05', 'at seventeen oh five'],
    ['at 7pm', 'at seven p.m.'],
    ['at 7 p.m. sharp', 'at seven p.m. sharp'],
    ['at 10 am', 'at ten a.m.'],
    ['I am 10', 'i am ten'],
    ['on 3 May', 'on the third of may'],
    ['on the 3 May', 'on the third of may'],
    ['on May 3rd', 'on may third'],
    ['on May 3', 'on may third'],
    ['in May 3 people left', 'in may three people left'],
    ['Nov. 15 was cold', 'november fifteenth was cold'],
    ['Tue. 3 Dec. 2024', 'tuesday the third of december twenty twenty four'],
    ['on 2026-11-15', 'on november fifteenth twenty twenty six'],
    ['on 25/12/2024', 'on december twenty fifth twenty twenty four'],
    ['open Mon-Fri, due by 4/7', 'open monday to friday , due by april seventh'],
    ['May I sit in the sun', 'may i sit in the sun'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of money and measures', () => {
  it.each([
    ['$3.50', 'three dollars and fifty cents'],
    ['$1', 'one dollar'],
    ['$0.99', 'ninety nine cents'],
    ['£1m', 'one million pounds'],
    ['€20 or 20€', 'twenty euros or twenty euros'],
    ['$5 million', 'five million dollars'],
    ['€5/day', 'five euros per day'],
    ['$5–10', 'five to ten dollars'],
    ['50p and 99¢', 'fifty pence and ninety nine cents'],
    ['5km or 5 km', 'five kilometers or five kilometers'],
    ['1kg', 'one kilogram'],
    ['20°C and -5°', 'twenty degrees celsius and minus five degrees'],
    ['60mph, 100 km/h', 'sixty miles per hour , one hundred kilometers per hour'],
    ['a 6ft man, 5\'10" tall', 'a six feet man , five foot ten tall'],
    ['3.5%', 'three point five percent'],
    ['20m²', 'twenty square meters'],
    ['5 in a row', 'five in a row'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of Roman numerals', () => {
  it.each([
    ['Henry VIII', 'henry the eighth'],
    ['Chapter IV', 'chapter four'],
    ['World War II', 'world war two'],
    ['Pope John Paul II', 'pope john paul the second'],
    ['Elizabeth I was queen', 'elizabeth the first was queen'],
    ['Elizabeth I think', 'elizabeth i think'],
    ['Rocky IV', 'rocky four'],
    ['I saw Malcolm X', 'i saw malcolm x.'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of short forms', () => {
  it.each([
    ['Mr. and Mrs. Ash met Dr. Reid', 'mister and missus ash met doctor reid'],
    ['on Main St. near St. John', 'on main street near saint john'],
    ['you vs. me, etc.', 'you versus me , et cetera .'],
    ['two lbs. of fish, etc., and WWII', 'two pounds of fish , et cetera , and world war two'],
    ['fish, e.g. cod, i.e. food', 'fish , for example cod , that is food'],
    ['approx. two, No. 5, no. No!', 'approximately two , number five , no . no !'],
    ['the FBI, USA, AI, TV and DJ', 'the f.b.i. , u.s.a. , a.i. , t.v. and d.j.'],
    ['two TVs and the U.S. army', "two t.v.'s and the u.s. army"],
    ['NASA and NATO', 'nasa and nato'],
    ['COVID-19, MP3, 4K and wifi', 'covid nineteen , m.p. three , four k. and wifi'],
    ['J.R.R. Tolkien, Ph.D.', 'j.r.r. tolkien , p.h.d. .'],
    ['NEVER do that to US troops', 'never do that to u.s. troops'],
    ['COME BACK TO US', 'come back to us'],
    ['Plan B, grade A, a grade', 'plan b. , grade a. , a grade'],
    ['idk btw u r gr8', "i don't know by the way you are great"],
    ['an iPhone on YouTube, OnlyFriends', 'an iphone on youtube , only friends'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of signs and addresses', () => {
  it.each([
    ['R&B & rock @ home, AT&T', 'r. and b. and rock at home , a.t. and t.'],
    ['gate B4 b4 dawn', 'gate b. four before dawn'],
    ['#1 and #LoveWins', 'number one and hashtag love wins'],
    ['x+y=z, ~20', 'x. plus y. equals z. , about twenty'],
    ['and/or, he/she', 'and or , he or she'],
    ['https://www.example.com/a/b?c', 'example dot com'],
    ['bob.smith@mail.org', 'bob dot smith at mail dot org'],
    ['see example.co.uk', 'see example dot co dot u.k.'],
    ['ask @mairi_92', 'ask at mairi nine two'],
    ['photo.jpg', 'photo dot jay peg'],
    ['hello :D <3 there ;)', 'hello there'],
    ['kiss 😘 me', 'kiss me'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('what is said of sounds and talk', () => {
  it.each([
    ['sooooo noooo', 'so no'],
    ['goooood pleeeease yesss heyyy loooove', 'good please yes hey love'],
    ['hmmm mmm ahh shhhh pfft ugh', 'hmm mmm ahh shh pfft ugh'],
    ['haha hahahahahahaha hehe', 'ha ha ha ha ha ha heh heh'],
    ['I-I', 'i , i'],
    ['w-what th-that b-b-but', 'w- what th- that b- b- but'],
    ['well… no—wait -- stop', 'well … no , wait , stop'],
    ['uh-huh, well-known, ice-blue, X-wing', 'uh-huh , well-known , ice blue , x. wing'],
    ["runnin' 'cause y'all d'you", "runnin' 'cause y'all d'you"],
    ['’tis the dogs’ ‘hello’ — don’t', "'tis the dogs hello , don't"],
    ['She said (very softly) "no".', 'she said , very softly , no .'],
    ['What?! Really!!', 'what ? really !'],
    ['café naïve Zoë Søren', 'café naïve zoë søren'],
    ['Привет 你好 hello', 'hello'],
    ['text,no space.Next', 'text , no space . next'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });
});

describe('the link to the written words', () => {
  it('is kept where one written word is several that are said', () => {
    expect(normalise('42 is — $5 million').map(({ say, written }) => `${say}:${written}`)).toEqual([
      'forty:0',
      'two:0',
      'is:1',
      ',:-1',
      'five:2',
      'million:3',
      'dollars:3',
    ]);
  });

  it('is kept around written words that nobody can say', () => {
    expect(normalise('a 你好 b').map(({ written }) => written)).toEqual([0, 2]);
  });

  it('says at least a letter of a text that is nothing but a face', () => {
    expect(spoken(':D')).toBe('d.');
    expect(spoken('… — !')).toBe('');
  });
});
