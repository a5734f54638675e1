import type { TextPrompt } from '@sirenade/server/ports/text';
import { type CompletionRequest, makeWriter } from './persona-writer.ts';

/** What the engine's thread is asked for: a reply, or a small finished text. */
export type PersonaJob = { reply: Omit<TextPrompt, 'system'> } | { completion: CompletionRequest };

/** What was written, and whether it was for want of the sentence model by words only. */
export interface PersonaResult {
  written: { text: string } | { list: string[] };
  isWordsOnly: boolean;
}

/** Opens the engine and gives what does its jobs, in this thread or another. */
export async function startPersona(): Promise<(job: PersonaJob) => Promise<PersonaResult>> {
  const { reply, complete, isWordsOnly } = await makeWriter();
  return async (job) => ({
    written: 'reply' in job ? await reply(job.reply) : await complete(job.completion),
    isWordsOnly,
  });
}
