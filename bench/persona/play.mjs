/** @typedef {import('./dialogues.mjs').Dialogue} Dialogue */
/** @typedef {import('./engine.mjs').Writer} Writer */
/** @typedef {import('./engine.mjs').Turn} Turn */

/**
 * @typedef {object} Reply
 * @property {string} text
 * @property {number} ms
 */

/**
 * A number that two texts and a seed decide.
 * @param {string} text
 * @param {number} seed
 */
function seedOf(text, seed) {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

const userSays = (/** @type {string} */ text) => ({ role: /** @type {const} */ ('user'), text });

/**
 * What the engine is asked at one turn.
 * @param {Dialogue} dialogue
 * @param {number} at which of its turns
 * @param {string[]} answers those of the turns before
 * @param {number} seed
 * @returns {import('./engine.mjs').Prompt}
 */
export function promptOf(
  { id, name, gender, description, secret, talks, facts, size, opening, turns },
  at,
  answers,
  seed,
) {
  /** @type {Turn[]} */
  const said = [
    { role: 'siren', text: opening },
    ...turns
      .slice(0, at)
      .flatMap(({ u }, n) => [userSays(u), { role: /** @type {const} */ ('siren'), text: answers[n] ?? '' }]),
    userSays(turns[at]?.u ?? ''),
  ];
  return {
    persona: {
      name,
      description,
      gender: gender === 'nonbinary' ? 'non_binary' : gender,
      personality: secret,
      examples: talks,
    },
    turns: said.filter(({ text }) => text !== ''),
    memory: { summary: '', facts },
    size,
    intimacy: 'natural',
    seed: seedOf(`${id} ${at}`, seed),
  };
}

/**
 * Has the engine answer every message of a conversation. What it reads as said before are its own replies, or with
 * `isReference` the answers that stand in the file.
 * @param {Writer} writer
 * @param {Dialogue} dialogue
 * @param {{ seed: number, isReference: boolean }} options
 * @returns {Promise<Reply[]>}
 */
export async function play(writer, dialogue, { seed, isReference }) {
  /** @type {Reply[]} */
  const replies = [];
  for (const at of dialogue.turns.keys()) {
    const answers = isReference ? dialogue.turns.map(({ a }) => a ?? '') : replies.map(({ text }) => text);
    const began = performance.now();
    const { text } = await writer.reply(promptOf(dialogue, at, answers, seed));
    replies.push({ text, ms: performance.now() - began });
  }
  return replies;
}
