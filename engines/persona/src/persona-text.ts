import type { JobRunner } from '@sirenade/server/ports/call';
import type { TextEngine, TextEvent, TextPrompt } from '@sirenade/server/ports/text';
import { paced } from './pace.ts';
import type { PersonaJob, PersonaResult } from './persona-job.ts';
import { hasSentenceModel } from './sentence-model.ts';

export interface PersonaTextOptions {
  pool: JobRunner<PersonaJob, PersonaResult>;
  /** 1 for a natural pace, 0 to write at once. */
  pace?: number;
}

/** Letters of English that a token of common models holds, about. */
const LETTERS_PER_TOKEN = 4;
/** Nothing is lost in a long story, since all of it is read. */
const WINDOW = 32_000;

const tokensOf = (text: string) => Math.ceil(text.length / LETTERS_PER_TOKEN);

/** A job crosses to another thread, so it takes only what the writer reads. */
function withoutSystem({ persona, turns, memory, size, intimacy, seed }: TextPrompt): Omit<TextPrompt, 'system'> {
  return { persona, turns, memory, size, intimacy, seed };
}

/** Ends a text where it was told to stop, or after so many tokens at the end of a word. */
function cutText(text: string, maxTokens: number, stop: string[] = []): { text: string; finish: 'stop' | 'length' } {
  const ends = stop.filter((mark) => mark !== '').map((mark) => text.indexOf(mark));
  const end = Math.min(text.length, ...ends.filter((at) => at >= 0));
  const whole = text.slice(0, end);
  if (tokensOf(whole) <= maxTokens) return { text: whole, finish: 'stop' };
  const room = whole.slice(0, maxTokens * LETTERS_PER_TOKEN);
  return { text: room.replace(/\s+\S*$/, ''), finish: 'length' };
}

/** Writes as a siren from a bank of lines and what is known of her, on any machine and without a model server. */
export function personaText({ pool, pace = 1 }: PersonaTextOptions): TextEngine & { close(): Promise<void> } {
  // A guess until something was written: whether the packages run here is seen in the thread.
  let isWordsOnly = !hasSentenceModel();

  async function run(...call: Parameters<typeof pool.run>): Promise<PersonaResult['written']> {
    const result = await pool.run(...call);
    isWordsOnly = result.isWordsOnly;
    return result.written;
  }

  async function* stream(...[prompt, options]: Parameters<TextEngine['stream']>): AsyncGenerator<TextEvent, void> {
    const { signal, who, maxTokens, stop } = options;
    signal.throwIfAborted();
    const result = await run({ reply: withoutSystem(prompt) }, { signal, who });
    const { text, finish } = cutText('text' in result ? result.text : result.list.join(' '), maxTokens, stop);
    for await (const piece of paced(text, signal, pace)) yield { piece };
    const read = [prompt.system, ...prompt.turns.map((turn) => turn.text)].join('\n');
    yield { usage: { promptTokens: tokensOf(read), replyTokens: tokensOf(text), finish } };
  }

  return {
    get kind() {
      return isWordsOnly ? 'embedded persona (words only)' : 'embedded persona';
    },
    window: WINDOW,
    stream,
    complete: ({ purpose, list, prompt }, { signal, who }) =>
      run({ completion: { purpose, ...(list && { list }), prompt: withoutSystem(prompt) } }, { signal, who }),
    close: () => pool.close(),
  };
}
