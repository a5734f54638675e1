import { articleFor, plainMarks } from '../../prose.ts';

const SEEN =
  /\b(?:hair|eyes?|skin|nose|lips|cheeks|cheekbones|freckles|beard|moustache|tattoos?|scars?|horns?|wings?|tail|ears|hands|braids?|curls|dimples|eyebrows|jaw|smile|glasses|build|figure|fangs|fur|scales)\b/i;
const WORN =
  /\b(?:coat|hat|dress|gown|jacket|shirt|blouse|turtleneck|sweater|jumper|cardigan|robe|cloak|uniform|suit|scarf|boots|apron|raincoat|tunic|armou?r|leather|linen|jeans|skirt|kimono|sari|vest|waistcoat|overalls)\b/i;
/** Titles of the builder whose options are a thing she has, and how it is said. */
const TITLED: [RegExp, (value: string) => string][] = [
  [/^hair colou?r$/i, (value) => `I have ${value} hair`],
  [
    /^hair style$/i,
    (value) =>
      `I wear my hair in ${/^(?:an?|the) /.test(value) || /s$/.test(value) ? value : `${articleFor(value)} ${value}`}`,
  ],
  [/^eye colou?r$/i, (value) => `I have ${value} eyes`],
  [/^skin tone$/i, (value) => `I have ${value} skin`],
  [/^(?:facial|special) features$/i, (value) => `I have ${value}`],
  [/^body type$/i, (value) => `I am ${value}`],
  [/^(?:clothing style|accessories)$/i, (value) => `I wear ${value}`],
  [/^tattoos$/i, (value) => `I have ${/tattoo/i.test(value) ? value : `a ${value} tattoo`}`],
];

const isPlural = (text: string) =>
  /(?:s|skin|fur|leather|linen|armou?r|jeans)$|\bhair\b/i.test(text.split(/ (?:in|with|of|on|under|over) /)[0] ?? '');
const withArticle = (text: string) =>
  isPlural(text) || /^(?:an?|the|no|two|three|four) /i.test(text) ? text : `${articleFor(text)} ${text}`;

/** What an appearance shows, as she would say it: 'I have auburn hair.' Ages, views and states of dress are left out. */
export function looksIn(appearance: string): string[] {
  return plainMarks(appearance)
    .split(/[;\n]|,(?![^:;]*:)/)
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .flatMap((part): string[] => {
      const titled = part.match(/^([\p{L} ]{3,24}):\s*(.+)$/u);
      if (titled?.[1] !== undefined && titled[2] !== undefined) {
        const [title, value] = [titled[1], titled[2].toLowerCase()];
        return TITLED.flatMap(([form, say]) =>
          form.test(title) && !/^(?:none|no\b)/.test(value) ? [`${say(value)}.`] : [],
        );
      }
      const text = part.toLowerCase();
      if (text.split(' ').length > 9 || /\b(?:nude|naked|clothed|topless)\b/.test(text)) return [];
      if (WORN.test(text)) return [`I wear ${withArticle(text)}.`];
      return SEEN.test(text) ? [`I have ${withArticle(text)}.`] : [];
    });
}
