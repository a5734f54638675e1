const LINK = /\[([^\][\n]{0,300})\]\([^()\s]{0,2000}\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20E3\uFE0E\uFE0F]|\u200D|[\u{E0020}-\u{E007F}])+/gu;

/** The part of a text that is spoken: no stage directions between asterisks, no markup, no addresses, no emoji. */
export function spokenText(text: string): string {
  const spoken = text
    .replace(LINK, '$1')
    .replace(ADDRESS, ' ')
    // Bold is spoken; a direction that was never closed ends with its line.
    .replace(/\*\*/g, '')
    .replace(/\*(?=\S)[^*\n]*\*?/g, ' ')
    .replace(/^[\t ]*(?:#{1,6}|>+|[-+•])[\t ]+/gm, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(EMOJI, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?;:…])/g, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : '';
}
