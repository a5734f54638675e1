import type { IntentBank, Line } from '../bank/bank.ts';
import { FACT_LIKE, INTENT_LIKE } from '../likeness.ts';
import type { Asked } from '../message/self-question.ts';
import { capitalised, plainMarks } from '../prose.ts';
import type { Fact } from '../siren/facts.ts';
import { stemsOf } from './chooser.ts';
import { intentNamed, type Lead, type Moment } from './moment.ts';
import {
  ageLines,
  agelessLines,
  backAsks,
  besideFrames,
  dodgeLines,
  hintLines,
  nameLines,
  noSecretLines,
  repriseFrames,
  themeLines,
  toldLines,
} from './self.data.ts';

/** The bank's intents that go with what is asked. */
const INTENTS: Partial<Record<Asked, string>> = {
  name: 'who_are_you',
  self: 'who_are_you',
  age: 'your_age',
  past: 'your_past',
  home: 'what_do_you_see',
  work: 'your_day',
  likes: 'your_likes',
  dislikes: 'your_dislikes',
  fears: 'your_fear',
  dreams: 'your_wish',
  looks: 'your_looks',
  secret: 'your_secret',
};

/** A fact of the kind that is asked for answers it with this score. */
const FITTING = 0.3;
const ASPECT = 0.35;
const SHARED = 0.2;
/** What was told already answers less well than something new. */
const TOLD = 0.06;
/** What the person pinned about her comes before what her description says. */
const PINNED = 0.3;
/** Asks for one kind of thing, so that any other liking is no answer. */
const SPECIFIC = /\bfavou?rite \w+|\bdo you (?:like|love|enjoy) \w+/i;
/** These are about the two of them, whatever words they share with her facts. */
const BETWEEN_US = new Set(
  'love kiss_affection flirt compliment miss_you think_of_me closer jealous are_you_real howareyou greet consent_no insult'.split(
    ' ',
  ),
);
/** What a secret is about is told only to whom has stayed a while. */
const SECRET_TURNS = 3;

const YES_NO =
  /^(?:so |and |but |well,? )*(?:do|does|did|are|is|were|was|have|has|can|could|will|would) (?!you (?:have|ever) )/i;

/** Asks about a thing of hers without saying whose it is. */
const WANTS_MORE = /\b(?:tell me|talk|say) (?:more |something |all )?about\b/i;
/** Words in common that mean nothing. */
const EVERYDAY = /^(?:love|loved|ever|live|life|long|time|thing|people|once|keep|told|tell|talk|your|yours|mean|does)$/;

/** Puts a fact into a frame; inside a sentence only one that begins with 'I' or 'My' can stand, after a colon any. */
export function framed(frame: string, fact: Fact): string | null {
  // One colon in a sentence is enough.
  if (frame.includes(': {fact}') && fact.text.includes(': ')) return null;
  if (frame.includes('{Fact}')) return frame.replace('{Fact}', capitalised(fact.text));
  if (!/^(?:I|My)\b/.test(fact.text)) {
    return frame.includes(': {fact}') ? frame.replace(/: \{fact\}/, () => `: ${fact.text}`) : null;
  }
  return frame.replace('{fact}', fact.text.replace(/^My\b/, 'my'));
}

/** Says a fact in one of several frames, or null when all were used. */
export function inFrame(
  moment: Moment,
  frames: readonly string[],
  fact: Fact,
  most = Number.POSITIVE_INFINITY,
): string | null {
  const lines = frames.flatMap((frame): { frame: string; line: Line }[] => {
    const text = framed(frame, fact);
    return text === null ? [] : [{ frame, line: { text: text.replace(/[{}]/g, '') } }];
  });
  // The frame counts as used by its own words, whatever fact it held.
  const unused = lines.filter(({ frame }) => !moment.story.spokenLines.holds(frame.replace(/\{\w+\}/g, '').trim()));
  return moment.chooser.line(
    unused.map(({ line }) => line),
    { most },
  );
}

/** Which of her facts answers the message best. */
export function bestFact({
  reading,
  seen,
  near,
  heat,
  story,
}: Pick<Moment, 'reading' | 'seen' | 'near' | 'heat' | 'story'>): {
  fact: Fact;
  score: number;
  near: number;
  shared: number;
  fits: boolean;
} | null {
  const asked = seen.asked;
  const stems = stemsOf(seen.spoken);
  const scored = reading.facts
    .map((fact, n) => {
      const shared = [...stemsOf(fact.text)].filter((stem) => stems.has(stem) && !EVERYDAY.test(stem)).length;
      const isKind = asked !== null && fact.aspects.includes(asked as never);
      const fits = isKind && (asked !== 'family' || isOfKin(seen.spoken, fact));
      const isFirst = fact.aspects[0] === asked ? 0.08 : 0;
      return {
        fact,
        fits,
        shared,
        near: near.facts[n] ?? 0,
        score:
          (near.facts[n] ?? 0) +
          (fits ? ASPECT + isFirst : 0) +
          Math.min(shared, 2) * SHARED +
          (fact.isPinned ? PINNED : 0) -
          (story.spokenLines.holds(fact.text) ? TOLD : 0),
      };
    })
    .filter(({ fact, fits }) => fact.heat <= heat && (fits || asked === null || asked === 'self'));
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** Who in a family is asked for: a fact about others is no answer. */
const KIN: [RegExp, RegExp][] = [
  [/\b(?:married|husband|wife)\b/i, /\b(?:married|marry|husband|wife|widow\w*|divorced)\b/i],
  [/\b(?:siblings?|sisters?|brothers?)\b/i, /\b(?:siblings?|sisters?|brothers?|twin)\b/i],
  [/\b(?:parents?|mother|father|mum|mom|dad)\b/i, /\b(?:parents?|mother|father|raised|orphan)\b/i],
  [/\b(?:children|kids?|sons?|daughters?)\b/i, /\b(?:children|childless|sons?|daughters?)\b/i],
  [/\bpets?\b/i, /\b(?:cat|dog|parrot|horse|bird|pet|snake|hound)\b/i],
];

function isOfKin(question: string, { text }: Fact): boolean {
  const wanted = KIN.find(([asks]) => asks.test(question));
  return wanted === undefined || wanted[1].test(text);
}

function lineOf(moment: Moment, lines: readonly Line[], most = moment.budget.most): string | null {
  return moment.chooser.line(lines, { most });
}

/** What she hides is never told: at first she hints, later she says what it is about. */
function secretLead(moment: Moment, intent: IntentBank | null): Lead {
  const { reading, story, rng, chooser, budget } = moment;
  const isTrusted = story.hers.length >= SECRET_TURNS || story.theirs.filter((text) => /secret/i.test(text)).length > 1;
  const theme = rng.pick(reading.themes);
  const about =
    isTrusted && theme !== undefined ? chooser.line(themeLines, { most: budget.most, slots: { theme } }) : null;
  if (about !== null) return { says: [about], intent, asks: backAsks.secret ?? [], toldFact: true };
  const hint =
    theme === undefined
      ? (lineOf(moment, intent?.openings ?? []) ?? lineOf(moment, noSecretLines))
      : lineOf(moment, hintLines);
  const say = hint ?? lineOf(moment, dodgeLines);
  return { says: say === null ? [] : [say], intent };
}

/** Tells a fact, or tells it again in other words. */
function sayFactOrAgain(moment: Moment, fact: Fact): string | null {
  const fresh = moment.story.spokenLines.holds(fact.text) ? null : moment.chooser.fresh(fact.text);
  return fresh ?? inFrame(moment, repriseFrames, fact) ?? lineOf(moment, toldLines) ?? lineOf(moment, dodgeLines);
}

/** Answers a question of any other kind where one of her facts plainly has to do with it. */
export function factLead(moment: Moment): Lead | null {
  const { seen } = moment;
  const isOther =
    seen.intents.some((name) => BETWEEN_US.has(name)) || /\b(?:me|us)\b/i.test(seen.spoken.replace(/\btell me\b/i, ''));
  const isPut = seen.asksHer || WANTS_MORE.test(plainMarks(seen.spoken));
  if (!isPut || seen.asked !== null || isOther) return null;
  const best = bestFact(moment);
  const least = WANTS_MORE.test(plainMarks(seen.spoken)) ? FACT_LIKE.named : FACT_LIKE.shared;
  const isPlain = best && ((best.shared > 0 && best.near >= least) || best.near >= FACT_LIKE.alone);
  const say = isPlain ? sayFactOrAgain(moment, best.fact) : null;
  return say === null ? null : { says: [say], intent: intentNamed(moment, seen.intents[0] ?? ''), toldFact: true };
}

/** Answers questions about herself from what is known of her. */
export function selfLead(moment: Moment): Lead | null {
  const { seen, reading } = moment;
  const { asked } = seen;
  if (asked === null) return null;
  const intent = intentNamed(moment, INTENTS[asked] ?? '');
  const asks = backAsks[asked] ?? [];
  const done = (say: string | null, toldFact = false): Lead | null =>
    say === null ? null : { says: [say], intent, asks, toldFact };
  if (asked === 'secret') return secretLead(moment, intent);
  if (asked === 'name' && reading.name !== '' && !/\breally\b/i.test(seen.spoken)) {
    const name = done(lineOf(moment, nameLines));
    if (name) return name;
  }
  if (asked === 'age') {
    const age = done(
      lineOf(moment, reading.age === null ? [...agelessLines, ...(intent?.openings ?? [])] : ageLines),
      true,
    );
    if (age) return age;
  }
  const best = bestFact(moment);
  const isWhy = /^(?:so |but |and )*why\b/i.test(seen.spoken) && (best?.near ?? 0) < FACT_LIKE.alone;
  const isSpecific = SPECIFIC.test(plainMarks(seen.spoken));
  const isBeside = isSpecific && best?.shared === 0 && best.near < FACT_LIKE.answers;
  if (!best || isWhy || isBeside || best.score < (best.fits ? FITTING : FACT_LIKE.answers)) {
    // No fact says why; a turn of phrase may.
    if (isWhy) return null;
    // Nor does anything but a yes or a no answer 'Do you live in Oban?'.
    if (YES_NO.test(seen.spoken)) return null;
    // 'Your favourite food' is about food, of which the bank knows more than of her likes.
    if (asked === 'likes' && isSpecific && seen.sureness >= INTENT_LIKE.kindOfThing) return null;
    return done(lineOf(moment, intent?.openings ?? []) ?? lineOf(moment, dodgeLines));
  }
  return done(sayFactOrAgain(moment, best.fact), true);
}

/** A fact that lies near a question which nothing answers, said as no more than that. */
export function besideLine(moment: Moment): string | null {
  const best = bestFact(moment);
  if (!best || best.near < FACT_LIKE.beside || moment.story.spokenLines.holds(best.fact.text)) return null;
  return inFrame(moment, besideFrames, best.fact, moment.budget.most);
}
