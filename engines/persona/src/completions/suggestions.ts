import { normalised, plainMarks } from '../prose.ts';
import type { Known } from '../reply/plan.ts';
import { filled } from '../reply/slots.ts';
import type { Rng } from '../rng.ts';
import { spokenPart } from '../story/person-gesture.ts';
import { keysOf, sharedKeys } from '../story/user-statement.ts';
import { answersToHer } from './answering.ts';
import { isHeavy, type Matters, mattersOf, thingsIn, withArticle } from './her-matters.ts';
import { arrivals, followUps, gestures, matterAsks, namelessOpeners, openers, thingAsks } from './suggestions.data.ts';

const LEAST = 3;
const LONGEST = 140;

const MOODS: [string, RegExp][] = [
  ['goodbye', /\b(?:bye|goodbye|good ?night|have to (?:go|leave)|see you|going to bed)\b/i],
  [
    'sad',
    /\b(?:sad|lonely|cry|crying|died|dead|fired|hurts?|miss (?:him|her|them|my)|grief|exhausted|awful|anxious|afraid|broke up|sick)\b/i,
  ],
  ['flirt', /\b(?:kiss|beautiful|pretty|handsome|gorgeous|love you|your (?:lips|eyes)|closer|cuddle|flirt|hold me)\b/i],
  ['happy', /\b(?:happy|great news|good news|won|celebrate|excited|promoted|passed|engaged|haha|lol)\b/i],
];

/** A mood that shows in what the person said last; null where none does. */
function moodOf({ story, prompt }: Known): string | null {
  const last = plainMarks(story.theirs.at(-1) ?? '');
  const mood = MOODS.find(([, words]) => words.test(last))?.[0] ?? null;
  return mood === 'flirt' && prompt.intimacy === 'low' ? null : mood;
}

/** The lines that can be filled with what is known of her, those about her alone first. */
function filledWith(lines: readonly string[], { reading }: Known, matters: Matters, rng: Rng): string[] {
  const one = (list: string[]) => rng.pick(list);
  const slots: Record<string, string | undefined> = {
    name: reading.shortName || undefined,
    trade: matters.trade === null ? undefined : withArticle(matters.trade),
    doing: one(matters.doings),
    like: one(matters.likes),
    thing: one(matters.things),
  };
  const ready = rng.shuffled(lines).flatMap((line) => {
    const text = filled(line, slots as never);
    return text === null ? [] : [{ text, isOwn: /\{(?:trade|doing|like|thing)\}/.test(line) }];
  });
  return [...ready.filter(({ isOwn }) => isOwn), ...ready.filter(({ isOwn }) => !isOwn)].map(({ text }) => text);
}

/** One of each list in turn, until all are empty. */
function inTurn(lists: string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
}

/** First words to her, with or without an introduction before them. */
function openingLines(known: Known, rng: Rng): string[] {
  const { reading, story } = known;
  const matters = mattersOf(reading);
  const isIntroduced = story.lastReply !== '';
  const parts = reading.shortName === '' ? namelessOpeners : openers;
  const fits = (text: string) => !isIntroduced || !/aren’t you\?$|call you\?$/.test(text);
  const asks = filledWith(parts.question, known, matters, rng).filter(fits);
  const remarks = filledWith(parts.remark, known, matters, rng);
  // Of two settings the first is where she is at home; others may only be in her words.
  const comes = rng
    .shuffled(arrivals[reading.settings[0] ?? 'home'])
    .filter((text) => !isIntroduced || !/knock|Hello|Permission|May I/.test(text));
  const taken = isIntroduced ? answersToHer({ ...known, rng }).texts.slice(0, 1) : [];
  const acts = taken[0]?.startsWith('*') ? [...taken, ...comes] : comes;
  const says = taken[0]?.startsWith('*') === false ? [...taken, ...remarks] : remarks;
  return inTurn(rng.shuffled([asks.slice(0, 3), acts.slice(0, 2), says.slice(0, 3)]));
}

/** Questions about what she just spoke of, about herself, or about anything. */
function questionsFor(known: Known, rng: Rng): string[] {
  const { reading, story } = known;
  const named = isHeavy(story.lastReply) ? [] : thingsIn(spokenPart(story.lastReply)).slice(0, 1);
  const about = named.flatMap((thing) =>
    rng
      .shuffled(thingAsks)
      .slice(0, 1)
      .map((line) => line.replace('{thing}', thing)),
  );
  const own = filledWith(
    [...matterAsks, ...openers.question.filter((line) => !/\{name\}|aren’t/.test(line))],
    known,
    mattersOf(reading),
    rng,
  );
  const general = rng.shuffled(followUps);
  return [
    ...about,
    ...(rng.chance(0.5) ? [...own.slice(0, 1), ...general] : [...general.slice(0, 1), ...own, ...general]),
  ];
}

/** What fits what she said last. */
function nextLines(known: Known, rng: Rng): string[] {
  const { bank } = known;
  const { texts, isWhole } = answersToHer({ ...known, rng });
  const mood = moodOf(known);
  const acts = [...rng.shuffled(mood === null ? [] : (gestures[mood] ?? [])), ...rng.shuffled(gestures.any ?? [])];
  const remarks = rng.shuffled(mood === null ? (bank.suggestions.any ?? []) : (bank.suggestions[mood] ?? []));
  const asks = mood === 'goodbye' || mood === 'sad' ? [] : questionsFor(known, rng);
  const play =
    known.story.hers.length > 2 && mood === null ? rng.shuffled(bank.suggestions.play ?? []).slice(0, 1) : [];
  const others = inTurn(rng.shuffled([asks.slice(0, 2), acts.slice(0, 2), [...remarks.slice(0, 2), ...play]]));
  return isWhole ? [...texts, ...others] : [...texts.slice(0, 2), ...others, ...texts.slice(2)];
}

/** Whether something like it was said: the same words, or a question about the same thing. */
function wasSaid(text: string, wording: { key: string; keys: Set<string> }[]): boolean {
  const [key, keys] = [normalised(text), keysOf(text)];
  return wording.some((other) => other.key === key || (keys.size > 1 && sharedKeys(keys, other.keys) === keys.size));
}

/** Whether two of them differ in a gesture only. */
function sayTheSame(one: string, other: string): boolean {
  const [first, second] = [normalised(spokenPart(one)), normalised(spokenPart(other))];
  return first !== '' && first === second;
}

/** Things the person could say next, none of which was said before. */
export function writeSuggestions(known: Known, rng: Rng, { atLeast = LEAST, atMost = LEAST } = {}): string[] {
  const { story, bank } = known;
  const wording = [...story.theirs, ...story.hers].map((text) => ({ key: normalised(text), keys: keysOf(text) }));
  const best = story.theirs.length === 0 ? openingLines(known, rng) : nextLines(known, rng);
  const rest = [
    ...rng.shuffled(gestures.any ?? []),
    ...rng.shuffled(followUps),
    ...rng.shuffled(bank.suggestions.any ?? []),
  ];
  const all = [...new Set([...best, ...rest])].filter((text) => text.length <= LONGEST);
  const fresh = all.filter(
    (text, at) => !wasSaid(text, wording) && !all.slice(0, at).some((other) => sayTheSame(other, text)),
  );
  return (fresh.length >= atLeast ? fresh : all).slice(0, Math.max(atLeast, Math.min(atMost, all.length)));
}
