import { namesOf, type Pronoun, toFirstPerson } from '../../language/first-person.ts';
import { termsOf } from '../../language/terms.ts';
import { articleFor, countWords, plainMarks } from '../../prose.ts';
import {
  asOwnSentence,
  isThirdPerson,
  joinedQualities,
  kindOf,
  partsOf,
  type Segment,
  withoutOwnName,
} from './segments.ts';

const BASE_VERBS: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** 'The user has just walked in' as it is said to the person: 'you have just walked in'. */
export function withYou(sentence: string): string {
  return sentence
    .replace(/\b(?:the |\{\{)?user(?:\}\})?'s\b/gi, 'your')
    .replace(
      /(^|[,;:] |\b(?:and|but|when|while|because|if|that|where|as|since|who|before|after) )(?:the |\{\{)?user(?:\}\})?((?: (?:just|now|still|always|never|often|also|recently|only))*) ([a-z']+)/gi,
      (_, before: string, adverbs: string, verb: string) => {
        const isThird = /[^su]s$/.test(verb) || /^(?:is|was|has|does)$/.test(verb);
        const base =
          BASE_VERBS[verb] ??
          (isThird
            ? verb
                .replace(/(?:ie)s$/, 'y')
                .replace(/(?<=ss|sh|ch|x|o)es$/, '')
                .replace(/s$/, '')
            : verb);
        return `${before}you${adverbs} ${base}`;
      },
    )
    .replace(/\b(?:the |\{\{)user(?:\}\})?(?!\p{L})/giu, 'you');
}

const PLACES = 'town|city|village|castle|forest|bar|library|house|lighthouse|shop|tavern|cottage|tower|garden';

/** 'in small town' lacks its article. */
const withPlaceArticles = (sentence: string) =>
  sentence.replace(
    new RegExp(`\\b(in|at|from|of) ((?:[a-z]+ )?(?:${PLACES}))\\b`, 'g'),
    (whole, where: string, place: string) =>
      /^(?:an?|the|my|her|his|their|your|every|each|some|any|no|this|that|one) /.test(place)
        ? whole
        : `${where} ${articleFor(place)} ${place}`,
  );

/** 'Meet Odile, who mends clocks' says that Odile mends clocks. */
const withoutMeeting = (sentence: string, name: string) => {
  const met = sentence.replace(/^(?:meet|introducing|this is|here is|here's) (?=\p{Lu})/iu, '');
  const own = met === sentence ? undefined : namesOf(name).find((part) => met.startsWith(part));
  return own === undefined ? sentence : met.replace(new RegExp(`^(${own}(?: \\p{Lu}[\\p{L}'-]*)*), who `, 'u'), '$1 ');
};

const PRONOUN_WORD: Record<Pronoun, string> = { she: 'she', he: 'he', they: 'they', you: 'you', I: 'i' };

/** Whether the sentence has a subject of its own, so that its commas part no separate statements. */
function isWhole(sentence: string, isNamed: boolean, pronoun: Pronoun): boolean {
  const terms = termsOf(sentence);
  const [first] = terms;
  if (!first) return false;
  if (
    first.lower === PRONOUN_WORD[pronoun] ||
    /^(?:i|you|we|it|its|this|there|everyone|everybody|nobody|my|your|our)$/.test(first.lower)
  )
    return true;
  if (isNamed) return false;
  // 'The one bear he met, he let go': a part of it begins with her, and the first is no statement of its own.
  const [head = ''] = sentence.split(/[,:]/);
  const isApart = /^(?:is|thing|clause)$/.test(kindOf(head, PRONOUN_WORD[pronoun]));
  if (isApart && new RegExp(`[,:] (?:and |but |so )?${PRONOUN_WORD[pronoun]} `, 'i').test(sentence)) return true;
  // 'His obsession is …', 'Tonight is a first date', 'Every statue was a dentist'.
  if (
    /^(?:his|her|their|every|each|all|under|in|on|at|by|when|while|since|after|before|tonight|today|now she|now he|now they|one|people|some|most)\b/i.test(
      sentence,
    )
  ) {
    return terms.some(({ tags, lower }, at) => at > 0 && (tags.has('Copula') || tags.has('Verb')) && lower !== 'like');
  }
  const copula = terms.findIndex(({ lower }) => /^(?:is|are|was|were|has|had)$/.test(lower));
  return (
    copula > 0 &&
    copula <= 6 &&
    !/,/.test(
      terms
        .slice(0, copula)
        .map(({ post }) => post)
        .join(''),
    ) &&
    !isThirdPerson(terms) &&
    !first.tags.has('PastTense')
  );
}

/** 'Obsession: tango lyrics, which she cites' as somebody would write it out. */
function writtenOut(sentence: string): string {
  return sentence
    .replace(/^(?:(?:his|her|their) )?(?:obsession|passion)(?: is|:) (?=\S)/i, 'obsessed with ')
    .replace(/^uses (?:they\/them|she\/her|he\/him)$/i, '')
    .replace(/,? ?;? ?uses (?:they\/them|she\/her|he\/him)(?=[,.;]|$)/i, '');
}

function segmentsOf(sentence: string, pronoun: Pronoun): Segment[] {
  const segments = partsOf(sentence).map((text): Segment => ({ text, kind: kindOf(text, PRONOUN_WORD[pronoun]) }));
  // After an age the first thing named is what she is: 'Sixty, hypnotist at seaside hotels'.
  return segments.map((segment, at) =>
    segment.kind === 'thing' &&
    (segments[at - 1]?.kind === 'age' || (at === 0 && segments.length === 1 && countWords(segment.text) > 2))
      ? { ...segment, kind: 'is' }
      : segment,
  );
}

/** Puts qualities that stand in a row into one sentence, at most three. */
function asSentences(segments: Segment[]): string[] {
  const sentences: string[] = [];
  let qualities: string[] = [];
  const close = () => {
    if (qualities.length > 0) sentences.push(joinedQualities(qualities));
    qualities = [];
  };
  for (const segment of segments) {
    if (segment.kind === 'quality' && countWords(segment.text) <= 7) {
      qualities.push(segment.text);
      if (qualities.length === 3) close();
      continue;
    }
    close();
    const text = segment.kind === 'clause' ? segment.text : asOwnSentence(segment);
    if (text !== null) sentences.push(text);
  }
  close();
  return sentences;
}

/** What one sentence of a card says, each thing as a sentence of hers in the first person. */
export function ownSentences(sentence: string, name: string, pronoun: Pronoun): string[] {
  const plain = withPlaceArticles(
    withYou(
      withoutMeeting(
        plainMarks(sentence)
          .trim()
          .replace(/[.\s]+$/, ''),
        name,
      ),
    ),
  );
  return plain.split(/;\s+(?:(?:and|but|so) )?/).flatMap((part) => {
    const { text, isNamed } = withoutOwnName(part, name);
    const written = writtenOut(text).trim();
    if (written === '') return [];
    const sentences = isWhole(written, isNamed, pronoun)
      ? [isNamed ? `I ${written}` : written]
      : asSentences(segmentsOf(written, pronoun));
    return sentences.flatMap((own) => toFirstPerson(own, { name, pronoun }) ?? []);
  });
}
