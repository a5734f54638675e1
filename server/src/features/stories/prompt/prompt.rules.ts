import type { Intimacy, Persona, ResponseSize, TextPrompt, Turn } from '../../../providers/text/text.ts';
import { dataOf, fitData, memoryOf } from './prompt-data.rules.ts';
import { type PromptData, systemText } from './prompt-words.rules.ts';
import { maxTokensOf } from './reply-size.rules.ts';
import { estimateTokens, keepEnd } from './tokens.rules.ts';

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
  firstTurnKept: number;
  /** The same in composes: so many were left out. */
  firstKept: number;
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
function personaOf({ name, description, gender, personality, examples }: Persona): Persona {
  return { name, description, gender, personality, examples };
}

/** Where each compose begins; what the siren said before the first message belongs to that. */
export function composeStarts(turns: readonly Turn[]): number[] {
  const starts = turns.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
  return turns.length === 0 ? [] : [0, ...starts.slice(1)];
}

const costOf = (turns: readonly Turn[]) => turns.reduce((sum, { text }) => sum + estimateTokens(text) + AROUND, 0);

interface Kept {
  firstKept: number;
  used: number;
}

/** The newest composes that fit. */
function newestWithin(turns: readonly Turn[], starts: number[], room: number): Kept {
  let firstKept = starts.length;
  let used = 0;
  while (firstKept > 0) {
    const cost = costOf(turns.slice(starts[firstKept - 1], starts[firstKept]));
    if (used + cost > room) break;
    used += cost;
    firstKept--;
  }
  return { firstKept, used };
}

/** Where the turns really begin: a cut waits for the next whole step while that leaves enough. */
function inSteps(firstKept: number, count: number): number {
  const next = Math.ceil(firstKept / STEP) * STEP;
  return count - next >= STEP ? next : firstKept;
}

/** Everything a reply is made from, cut to what the model can read. */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { siren, turns, size, lewdness, seed } = input;
  const { room, maxTokens } = roomIn(input.window, maxTokensOf(size));
  const systemWith = (data: PromptData) => systemText({ siren, data, size, lewdness });
  const frame = estimateTokens(systemWith({ about: '', secrets: '', voice: '', facts: '', earlier: '' })) + AROUND;
  const message = keepEnd(input.message, room - frame - AROUND);
  const left = room - frame - AROUND - estimateTokens(message);

  const starts = composeStarts(turns);
  const wanted = newestWithin(turns, starts, left).used;
  const memory = memoryOf(siren, input.summary, input.facts);
  const system = systemWith(fitData(dataOf(siren, memory), left - Math.min(wanted, Math.floor(left / 2))));
  const forTurns = left + frame - AROUND - estimateTokens(system);
  const firstKept = inSteps(newestWithin(turns, starts, forTurns).firstKept, starts.length);
  const firstTurnKept = starts[firstKept] ?? turns.length;
  const kept = turns.slice(firstTurnKept);
  return {
    prompt: {
      system,
      persona: personaOf(siren),
      turns: [...kept.filter(({ text }) => text !== ''), { role: 'user', text: message }],
      memory,
      size,
      intimacy: lewdness,
      seed,
    },
    maxTokens,
    firstTurnKept,
    firstKept,
    spare: Math.max(0, forTurns - costOf(kept)),
  };
}
