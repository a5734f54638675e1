/**
 * The signs that the voice was trained on: its table lists about a hundred more, whose embeddings never moved from
 * their start, so that they would be heard as noise.
 */
export const SYMBOLS: ReadonlySet<string> = new Set([
  ...' !,.:;?abdefhijklmnoprstuvwxzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒʔθˈˌːᵻ',
  '\u0303',
  '\u0329',
]);
