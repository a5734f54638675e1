import type { Line } from './bank.ts';

/** Makes lines of texts that share one mark: the traits, settings or heat they are meant for. */
export function lines(texts: string[], mark: Omit<Line, 'text'> = {}): Line[] {
  return texts.map((text) => ({ text, ...mark }));
}
