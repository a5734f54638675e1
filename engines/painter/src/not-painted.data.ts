/** Choices that an attribute has and that the painter does not know, by the name of the attribute. */
const unknown: Record<string, readonly string[]> = {
  musculature: [
    'soft',
    'gently defined',
    'firm',
    'well-defined',
    'sculpted',
    'sinewy',
    'strong arms',
    'strong legs',
    'strong back',
    'visible abs',
  ],
  accessories: ['rings', 'bracelets', 'wristwatch', 'gloves', 'wide belt'],
  'body pose': [
    'walking',
    'running',
    'dancing',
    'stretching',
    'sitting',
    'sitting cross-legged',
    'one knee drawn up',
    'reclining',
  ],
  'hand pose': [
    'hand on hip',
    'both hands on hips',
    'arms crossed',
    'hands clasped',
    'hands behind the back',
    'hands in pockets',
    'hands folded in the lap',
    'chin on hand',
    'hand in hair',
    'hand on heart',
    'hand raised in greeting',
    'reaching out',
    'open palms',
    'pointing',
    'peace sign',
    'fingers steepled',
    'touching the neckline',
    'holding something',
  ],
  items: ['letter', 'phone', 'paintbrush', 'folding fan', 'suitcase', 'compass', 'cat', 'dog'],
  'special features': [
    'uses a wheelchair',
    'leg prosthesis',
    'arm prosthesis',
    'limb difference',
    'hearing aids',
    'cochlear implant',
    'white cane',
    'albinism',
    'alopecia',
  ],
};

/**
 * What is not painted, in the words of an appearance text: a figure ends at the hips and is always clothed, hands are
 * not drawn, and no text stands in a picture.
 */
export const NOT_PAINTED: readonly string[] = [
  'full body',
  'partially clothed',
  'nude',
  ...Object.entries(unknown).flatMap(([title, choices]) => choices.map((choice) => `${title}: ${choice}`)),
  'written text',
];
