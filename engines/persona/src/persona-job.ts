import type { TextPrompt } from '@sirenade/server/ports/text';
import { type CompletionRequest, makeWriter, type WriterOptions } from './persona-writer.ts';

/** What the engine's thread is asked for: a reply, or a small finished text. */
export type PersonaJob = { reply: Omit<TextPrompt, 'system'> } | { completion: CompletionRequest };

export type PersonaResult = { text: string } | { list: string[] };

/** Opens the engine and gives what does its jobs, in this thread or another. */
export async function startPersona(
  options: Pick<WriterOptions, 'vectorFile'>,
): Promise<(job: PersonaJob) => Promise<PersonaResult>> {
  const writer = await makeWriter(options);
  return (job) => ('reply' in job ? writer.reply(job.reply) : writer.complete(job.completion));
}
