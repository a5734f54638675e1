const SWAPS = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    you: 'me',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
    "i'm": "you're",
    "i've": "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    am: 'are',
    our: 'your',
    ours: 'yours',
    us: 'you',
    we: 'you',
  }),
);

/** Turns what a person says about themself into how the siren speaks of it: 'my sister' is 'your sister'. */
export function swapped(text: string): string {
  return text.replace(/\b[a-z]+(?:'[a-z]+)?\b/gi, (word) => SWAPS.get(word.toLowerCase()) ?? word);
}
