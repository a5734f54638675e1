const LONGEST_SCENE = 600;
const LONGEST_REQUEST = 200;
/** Fewer letters of narration than this name no scene. */
const LEAST_NARRATED = 24;

const ACTION = /(?<!\*)\*([^*]+)\*(?!\*)/g;
const SPEECH = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** A message that asks to see her or something. */
const ASKS = [
  /\b(?:show|send|draw|paint|give) (?:me|us)\b(?! (?:how|why|that|mercy|respect)\b)/i,
  /\b(?:picture|photo|photograph|selfie|portrait|snapshot|pic)s?\b/i,
  /\bwhat (?:do|does|did) (?:you|she|he|they|it|that|this|your \w+) look like\b/i,
  /\bhow do you look\b/i,
  /\b(?:let|may|can|could) (?:me|i) (?:see|look at|have a look)\b/i,
];

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a message asks for a picture. */
export function asksForPicture(message: string): boolean {
  return ASKS.some((form) => form.test(message));
}

/** What a reply narrates: its actions, or what stands outside of quotation marks, or all of it where neither says much. */
export function narrationOf(reply: string): string {
  const actions = inOneLine(Array.from(reply.matchAll(ACTION), ([, action]) => action).join(' '));
  if (actions.length >= LEAST_NARRATED) return actions;
  const unspoken = inOneLine(reply.replace(SPEECH, ' '));
  return inOneLine((unspoken.length >= LEAST_NARRATED ? unspoken : reply).replaceAll('*', ''));
}

/** The scene of a picture: that of the reply, after what the message asked to see. */
export function pictureSceneOf(message: string, reply: string): string {
  const asked = asksForPicture(message) ? `${inOneLine(message).slice(0, LONGEST_REQUEST)} ` : '';
  return (asked + narrationOf(reply)).slice(0, LONGEST_SCENE).trim().toWellFormed();
}
