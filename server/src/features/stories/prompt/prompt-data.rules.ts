import type { Persona, StoryMemory } from '../../../providers/text/text.ts';
import { readExamples } from './examples.rules.ts';
import { asData, asName, type DataPart, dataParts, fenced, type PromptData } from './prompt-words.rules.ts';
import { estimateTokens, shorten } from './tokens.rules.ts';

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
export function memoryOf(siren: Pick<Persona, 'name'>, summary: string, facts: readonly string[]): StoryMemory {
  const name = asName(siren.name);
  return {
    summary: asData(summary, name),
    facts: facts.map((fact) => asData(fact, name).replace(/\s+/g, ' ')).filter((fact) => fact !== ''),
  };
}

/** The texts of people as they may stand in a prompt. */
export function dataOf(siren: Persona, memory: StoryMemory): PromptData {
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
export function fitData(data: PromptData, room: number): PromptData {
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
