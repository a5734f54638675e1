import type { Intimacy, Persona, ResponseSize, StoryMemory, TextPrompt, Turn } from '../../../providers/text/text.ts';
import { readExamples } from './examples.rules.ts';
import { asData, asName, type DataPart, dataParts, fenced, type PromptData, systemText } from './prompt-words.rules.ts';
import { maxTokensOf, wordsOf } from './reply-size.rules.ts';
import { estimateTokens, keepEnd, shorten } from './tokens.rules.ts';

export interface PromptInput {
  siren: Persona;
  summary: string;
  /** Pinned by the user, oldest first. */
  facts: readonly string[];
  /** What was said before, oldest first; each turn of the user begins a compose. */
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
  /** The first of the turns that she still reads word for word; as many as there are where she reads none. */
  firstIncludedTurn: number;
  /** The same in composes: so many were left out. */
  firstIncluded: number;
  /** Tokens that are still free; few of them say that something will be left out soon. */
  spare: number;
}

/** Smaller ones hold no story. Beyond the largest a reply is slow and dear; what is older is in the summary. */
const LEAST_WINDOW = 1_024;
const MOST_WINDOW = 32_768;
/** Tokens that a chat template puts around a message. */
export const AROUND = 8;
/** The cut moves by so many composes at a time, so that a server can go on from what it has read before. */
export const STEP = 4;
/** What of a window the prompt may take, and the reply; a little stays free since tokens are only estimated. */
export function roomIn(window: number, wanted: number): { room: number; maxTokens: number } {
  const whole = Math.floor(Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, window)));
  const maxTokens = Math.min(wanted, Math.floor(whole / 4));
  return { room: whole - maxTokens - Math.ceil(whole / 32), maxTokens };
}

/** A siren as an engine takes her: nothing else of her row goes along. */
function personaOf({ name, description, gender, personality, examples, appearance, tags }: Persona): Persona {
  return {
    ...{ name, description, gender, personality, examples },
    ...(appearance !== undefined && { appearance }),
    ...(tags !== undefined && { tags }),
  };
}

/** Where each compose begins; what the siren said before the first message belongs to that. */
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

/** Where the turns really begin: a cut waits for the next whole step while that leaves enough. */
function inSteps(firstIncluded: number, count: number): number {
  const next = Math.ceil(firstIncluded / STEP) * STEP;
  return count - next >= STEP ? next : firstIncluded;
}

/** What texts of the siren and memory keep when there is too little room, as a share of it; shortened in this order. */
const LEAST_SHARES: [DataPart, number][] = [
  ['voice', 0],
  ['secrets', 0],
  ['about', 1 / 3],
  ['earlier', 1 / 3],
  ['facts', 1 / 3],
];

/** Fewer tokens of a text say nothing. */
const LEAST_TEXT = 12;

/** What is remembered of a story, as an engine that reads no system text takes it. */
function memoryOf(siren: Pick<Persona, 'name'>, summary: string, facts: readonly string[]): StoryMemory {
  const name = asName(siren.name);
  return {
    summary: asData(summary, name),
    facts: facts.map((fact) => asData(fact, name).replace(/\s+/g, ' ')).filter((fact) => fact !== ''),
  };
}

/** The texts of people as they may stand in a prompt. */
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

/** The texts of people, shortened until they fit together. */
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

/** Everything a reply is made from, cut to what the model can read. */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { siren, turns, size, lewdness, seed } = input;
  const { room, maxTokens } = roomIn(input.window, maxTokensOf(size));
  const systemWith = (data: PromptData) => systemText({ siren, data, size, words: wordsOf(size), lewdness });
  const frame = estimateTokens(systemWith({ about: '', secrets: '', voice: '', facts: '', earlier: '' })) + AROUND;
  const message = keepEnd(input.message, room - frame - AROUND);
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
