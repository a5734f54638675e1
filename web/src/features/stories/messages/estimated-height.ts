import type { Compose } from '@sirenade/contract/stories';

type Letter = Pick<Compose, 'user_input' | 'ai_response' | 'image'>;

/** About how high an exchange is, so that one that was never laid out hardly moves the others when it is. */
export function estimatedHeight({ user_input, ai_response, image }: Letter): number {
  const lines = (text: string, perLine: number) => Math.ceil(text.length / perLine) + (text.match(/\n/g)?.length ?? 0);
  const words = lines(user_input, 55) * 28 + lines(ai_response, 62) * 28;
  return 170 + Math.max(words, image ? 300 : 0);
}
