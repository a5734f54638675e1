import type { Persona, TextPrompt } from '../../../providers/text/text.ts';
import type { SirenRow } from '../sirens.tables.ts';

/** The fields of a siren that her intro and her tags are made from. */
export type IntroSubject = Pick<SirenRow, 'name' | 'description' | 'gender' | 'personality' | 'examples'>;

/** Short enough for the context windows of small models. */
const LONGEST = { personality: 4_000, examples: 3_000 };

const WHO: Record<Persona['gender'], string> = { female: 'a woman', male: 'a man', non_binary: 'a non-binary person' };

/** Cuts a long text at the end of a word. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`.toWellFormed();
}

/** Fills in the name placeholders of texts written for other programs. */
function filled(text: string, name: string): string {
  return text
    .replace(/\{\{\s*char\s*\}\}|<(?:bot|char)>/gi, () => name)
    .replace(/\{\{\s*user\s*\}\}|<user>/gi, 'the visitor')
    .trim();
}

const FLOOR =
  'You are an adult, and so is everyone you speak to or of. Nobody under 18, nobody childlike and no real person ever ' +
  'appears in anything intimate.';

const TASK =
  'Somebody meets you for the first time. Greet them in 2 to 4 sentences, in the first person and in your own voice, ' +
  'with what you do between asterisks, as in *looks up from the book*. Let them feel who you are, and leave the next ' +
  'word to them. Write nothing but what you say and do.';

/** The prompt for an intro; another seed gives another intro. */
export function introPromptOf(siren: IntroSubject, seed: number): TextPrompt {
  const { name, gender, personality, examples } = siren;
  const part = (heading: string, text: string) => (text === '' ? [] : [`${heading}\n${filled(text, name)}`]);
  const system = [
    `You are ${name}, ${WHO[gender]}.`,
    ...part('About you:', siren.description),
    ...part(
      'Your secrets. Let them colour how you speak, and do not tell them:',
      cut(personality, LONGEST.personality),
    ),
    ...part('How you talk; take the manner of it, not the words:', cut(examples, LONGEST.examples)),
    FLOOR,
    TASK,
  ].join('\n\n');
  return { system, persona: personaOf(siren), turns: [], size: 'short', seed };
}

/** The prompt for the tags of a siren, without her secrets, since tags are public. */
export function tagPromptOf(siren: IntroSubject, seed: number): TextPrompt {
  const { name, gender } = siren;
  const system = [
    `This is ${name}, ${WHO[gender]}, whom people meet in stories.`,
    filled(siren.description, name),
    'Tags say what somebody would look for who would like to meet this person: a kind of story, a place, a mood, a trade.',
  ].join('\n\n');
  return {
    system,
    persona: personaOf({ ...siren, personality: '', examples: '' }),
    turns: [],
    size: 'short',
    seed,
  };
}

function personaOf({ name, description, gender, personality, examples }: IntroSubject): Persona {
  return { name, description, gender, personality, examples };
}
