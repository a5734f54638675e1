/** Calm prose of grown people, as a model would write it. */
const PASSAGE = `*She sets the lamp on the sill and turns, slowly, as if the room had been waiting for her.* You came back after all. I was about to close the shutters and tell the sea that it had won. Sit with me a while; the kettle is warm, and the rain will let nobody leave before morning. Tell me what the harbour said of me while I was gone, and leave nothing out, not even the unkind parts. *She laughs quietly, and her hand rests on yours for a moment longer than it has to.* There was a letter under the door, without a name on it, and I have read it so often that the paper is soft. I would read it to you, but then you would know how much I like your handwriting. Come closer to the fire. Outside, the boats knock against the pier, and the light goes round and round, and I have nowhere else to be tonight. You may stay as long as you like; the bed is wide, and I sleep badly alone when the wind is up. *A kiss, light as breath, and then the sound of the rain again.* `;

/** @param {number} count @returns {string[]} pieces as they come from a model: mostly a word with the space before it */
export function prosePieces(count) {
  const words = PASSAGE.match(/ ?[^ ]{1,9}/g) ?? [];
  return Array.from({ length: count }, (_, n) => words[n % words.length] ?? '');
}

/** @param {string[]} pieces @returns {number[]} how long the text is behind each of them, without the space it begins with */
export function endsOf(pieces) {
  let length = 0;
  return pieces.map((piece) => {
    length += piece.length;
    return length;
  });
}
