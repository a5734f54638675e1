import type { Intimacy, Persona, ResponseSize, StoryMemory, TextPrompt, Turn } from '../../../providers/text/text.ts';
import { readExamples } from './examples.rules.ts';
import { asData, asName, type DataPart, dataParts, fenced, type PromptData, systemText } from './prompt-words.rules.ts';
import { maxTokensOf, wordsOf } from './reply-size.rules.ts';
import { estimateTokens, shorten, shortenFromStart } from './tokens.rules.ts';

export interface PromptInput {
  siren: Persona;
  summary: string;
  /** Pinned by the user, oldest first. */
  facts: readonly string[];
  /** Earlier turns, oldest first; each turn of the user begins a compose. */
  turns: readonly Turn[];
  message: string;
  size: ResponseSize;
  lewdness: Intimacy;
  /** Tokens of prompt and reply together. */
  window: number;
  seed?: number | undefined;
}

export interface BuiltPrompt {
  prompt: TextPrompt;
  maxTokens: number;
  /** The index of the first turn in the prompt; the number of turns when none is. */
  firstIncludedTurn: number;
  /** The same in composes: the number of composes left out. */
  firstIncluded: number;
  /** Free tokens; when few are left, the next prompts will leave composes out. */
  spare: number;
}

/** Smaller windows have no room for a story; larger ones make replies slow and costly. */
const LEAST_WINDOW = 1_024;
const MOST_WINDOW = 32_768;
/** Tokens that a chat template puts around a message. */
export const AROUND = 8;
/** The cut moves by this many composes at a time, so that most prompts share a prefix in the server's cache. */
export const STEP = 4;
/** Splits a window into room for prompt and reply; 1/32 stays free, since tokens are only estimated. */
export function roomIn(window: number, wanted: number): { room: number; maxTokens: number } {
  const whole = Math.floor(Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, window)));
  const maxTokens = Math.min(wanted, Math.floor(whole / 4));
  return { room: whole - maxTokens - Math.ceil(whole / 32), maxTokens };
}

/** Only the persona fields of a siren row, so that no other column reaches an engine. */
function personaOf({ name, description, gender, personality, examples, appearance, tags }: Persona): Persona {
  return {
    ...{ name, description, gender, personality, examples },
    ...(appearance !== undefined && { appearance }),
    ...(tags !== undefined && { tags }),
  };
}

/** The index of the first turn of each compose; the intro belongs to the first one. */
export function composeStarts(turns: readonly Turn[]): number[] {
  const starts = turns.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
  return turns.length === 0 ? [] : [0, ...starts.slice(1)];
}

const costOf = (turns: readonly Turn[]) => turns.reduce((sum, { text }) => sum + estimateTokens(text) + AROUND, 0);

interface Included {
  firstIncluded: number;
  used: number;
}

/** The newest composes that fit. */
function newestWithin(turns: readonly Turn[], starts: number[], room: number): Included {
  let firstIncluded = starts.length;
  let used = 0;
  while (firstIncluded > 0) {
    const cost = costOf(turns.slice(starts[firstIncluded - 1], starts[firstIncluded]));
    if (used + cost > room) break;
    used += cost;
    firstIncluded--;
  }
  return { firstIncluded, used };
}

/** Rounds the cut up to a whole step, unless too few composes would be left. */
function inSteps(firstIncluded: number, count: number): number {
  const next = Math.ceil(firstIncluded / STEP) * STEP;
  return count - next >= STEP ? next : firstIncluded;
}

/** The order in which texts are shortened when room is short, and the least share of the room each keeps. */
const LEAST_SHARES: [DataPart, number][] = [
  ['voice', 0],
  ['secrets', 0],
  ['about', 1 / 3],
  ['earlier', 1 / 3],
  ['facts', 1 / 3],
];

/** A text shortened to fewer tokens is dropped. */
const LEAST_TEXT = 12;

/** Summary and facts as fields, for engines that do not read the system text. */
function memoryOf(siren: Pick<Persona, 'name'>, summary: string, facts: readonly string[]): StoryMemory {
  const name = asName(siren.name);
  return {
    summary: asData(summary, name),
    facts: facts.map((fact) => asData(fact, name).replace(/\s+/g, ' ')).filter((fact) => fact !== ''),
  };
}

/** The user-written texts, cleaned for the prompt. */
function dataOf(siren: Persona, memory: StoryMemory): PromptData {
  const name = asName(siren.name);
  return {
    about: asData(siren.description, name),
    secrets: asData(siren.personality, name),
    voice: asData(readExamples(siren.examples, name), name),
    facts: memory.facts.map((fact) => `- ${fact}`).join('\n'),
    earlier: memory.summary,
  };
}

/** The last lines that fit. */
function lastLines(text: string, tokens: number): string {
  const lines = text.split('\n');
  let from = lines.length;
  for (let left = tokens; from > 0; from--) {
    left -= estimateTokens(`${lines[from - 1]}\n`);
    if (left < 0) break;
  }
  return lines.slice(from).join('\n');
}

/** Facts lose the oldest of them, everything else its end. */
function shortened(part: DataPart, text: string, tokens: number): string {
  if (tokens < LEAST_TEXT) return '';
  return part === 'facts' ? lastLines(text, tokens) : shorten(text, tokens);
}

/** Tokens of the heading and the tags around a text. */
const aroundText = (part: DataPart) => estimateTokens(`\n\n${fenced(part, ' ')}`);

/** The user-written texts, shortened until they fit into the room together. */
function fitData(data: PromptData, room: number): PromptData {
  const costOf = (part: DataPart) => (data[part] === '' ? 0 : aroundText(part) + estimateTokens(data[part]));
  const fitted = { ...data };
  let over = dataParts.reduce((sum, part) => sum + costOf(part), 0) - room;
  for (const [part, share] of LEAST_SHARES) {
    const taken = Math.min(over, costOf(part) - Math.floor(room * share));
    if (taken <= 0) continue;
    fitted[part] = shortened(part, data[part], costOf(part) - taken - aroundText(part));
    over -= taken;
  }
  return fitted;
}

/** Builds the prompt of a reply, cut to the window of the model. */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { siren, turns, size, lewdness, seed } = input;
  const { room, maxTokens } = roomIn(input.window, maxTokensOf(size));
  const systemWith = (data: PromptData) => systemText({ siren, data, size, words: wordsOf(size), lewdness });
  const frame = estimateTokens(systemWith({ about: '', secrets: '', voice: '', facts: '', earlier: '' })) + AROUND;
  const message = shortenFromStart(input.message, room - frame - AROUND);
  const left = room - frame - AROUND - estimateTokens(message);

  const starts = composeStarts(turns);
  const wanted = newestWithin(turns, starts, left).used;
  const memory = memoryOf(siren, input.summary, input.facts);
  const system = systemWith(fitData(dataOf(siren, memory), left - Math.min(wanted, Math.floor(left / 2))));
  const forTurns = left + frame - AROUND - estimateTokens(system);
  const firstIncluded = inSteps(newestWithin(turns, starts, forTurns).firstIncluded, starts.length);
  const firstIncludedTurn = starts[firstIncluded] ?? turns.length;
  const included = turns.slice(firstIncludedTurn);
  return {
    prompt: {
      system,
      persona: personaOf(siren),
      turns: [...included.filter(({ text }) => text !== ''), { role: 'user', text: message }],
      memory,
      size,
      intimacy: lewdness,
      seed,
    },
    maxTokens,
    firstIncludedTurn,
    firstIncluded,
    spare: Math.max(0, forTurns - costOf(included)),
  };
}
