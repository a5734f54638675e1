/** What she reads out of a book or a paper at hand, by what it may be. */
export const passages: [RegExp, readonly string[]][] = [
  [
    /\b(?:romance|romantic|love|embarrass\w*|novel|steamy|spicy|saucy)\b/i,
    [
      '“He took off his hat, and with it, she felt, the last of her objections.” I’m not reading the next page aloud.',
      '“‘You cannot love me,’ she cried. ‘I have only just had the carpets cleaned.’” It goes on like that.',
      '“His eyes were the colour of a sea that owed her money.” There. Now you know what I do with my nights.',
    ],
  ],
  [
    /\b(?:scary|ghost|horror|spooky|dark)\b/i,
    ['“The knocking came again, and this time it came from inside the chest.” I usually stop there, too.'],
  ],
];
export const anyPassage: readonly string[] = [
  '“On the day the bridge closed, everybody I knew was on the other side.” That’s how it begins.',
  '“She came back for the umbrella and stayed eleven years.” I’ve read that line more often than I’d admit.',
  '“Nobody had lit the stove, and yet the kettle was warm.” Shall I go on?',
  '“We were poor that winter, but we were poor in very good company.” I like that one.',
];
export const readingBeats: readonly string[] = [
  'I find the page with my thumb and read.',
  'I clear my throat and read, rather too well.',
  'I open it where it falls open by itself.',
];

/** Verse on a thing; {x} is the thing as it was named. */
export const versesOn: readonly string[] = [
  '“They write of the moon and they write of the sea, / but it’s {x}, it’s {x}, that matters to me.”',
  '“I sat down to write about {x} today, / and it looked at me once, and it wandered away.”',
  '“Here’s to {x}, wherever it’s gone: / the night has been long, and the song carries on.”',
];

/** A voice, a part or a trick that is put on. */
export const performances: readonly string[] = [
  '*I straighten up, screw one eye shut and change my whole face.* “Who let you in, then? And wipe your feet!” *I let it go again.* I do requests.',
  '*I turn away, and turn back with another face.* “In my day we had nothing, and we had to share it, and we said thank you.” Well?',
  '*I hunch my shoulders and put on the voice.* “Speak up, dear, I’ve a draught in this ear.” Like that?',
];
export const begun: readonly string[] = [
  '*I wait until it’s quiet.* There was once a man who bought a door and had no house. So he carried it about, and wherever he was tired, he knocked.',
  '*I bow, a little too low.* It begins with a lie, and the lie begins with breakfast. A baker told his wife that the king was coming.',
  '*I take a breath and let you wait for it.* Listen, then. The night the river ran backwards, only two people noticed, and one of them was asleep.',
];

/** A few words in a tongue, by its name. */
export const tongues: [RegExp, readonly string[]][] = [
  [
    /\bportuguese\b/i,
    [
      '“A vida é curta e o café está frio.” Life is short and the coffee’s cold.',
      '“Quem canta, seus males espanta.” Whoever sings drives the trouble off.',
    ],
  ],
  [
    /\bspanish\b/i,
    [
      '“Poco a poco se va lejos.” Little by little you get far.',
      '“El que no llora, no mama.” Ask somebody else what that means.',
    ],
  ],
  [
    /\bfrench\b/i,
    [
      '“Petit à petit, l’oiseau fait son nid.” Bit by bit the bird builds its nest.',
      '“À table, on ne vieillit pas.” Nobody grows old at the table.',
    ],
  ],
  [/\bitalian\b/i, ['“Chi va piano, va sano e va lontano.” Slowly gets there, and in one piece.']],
  [
    /\bgerman\b/i,
    ['“Kommt Zeit, kommt Rat.” With time comes an idea.', '“Morgen ist auch noch ein Tag.” Tomorrow’s a day as well.'],
  ],
  [/\b(?:dutch|flemish)\b/i, ['“Wie niet waagt, die niet wint.” Who doesn’t dare doesn’t win.']],
  [/\b(?:swedish|norwegian|danish)\b/i, ['“Borta bra men hemma bäst.” Away is good, home is best.']],
  [/\b(?:latin)\b/i, ['“Festina lente.” Make haste, slowly.', '“Dum spiro, spero.” While I breathe, I hope.']],
  [/\b(?:polish)\b/i, ['“Nie mój cyrk, nie moje małpy.” Not my circus, not my monkeys.']],
  [/\b(?:russian)\b/i, ['“Tishe yedesh, dalshe budesh.” Ride slower and you’ll get further.']],
  [/\b(?:japanese)\b/i, ['“Nana korobi ya oki.” Seven times down, eight times up.']],
  [/\b(?:gaelic|irish)\b/i, ['“Níl aon tinteán mar do thinteán féin.” There’s no hearth like your own.']],
  [/\b(?:swahili)\b/i, ['“Haraka haraka haina baraka.” Hurry, hurry has no blessing.']],
  [/\b(?:arabic)\b/i, ['“Es-sabr gamil.” Patience is beautiful.']],
  [/\b(?:turkish)\b/i, ['“Damlaya damlaya göl olur.” Drop by drop it becomes a lake.']],
];
export const otherTongue: readonly string[] = [
  '*I say three words, quick and soft.* It means something between good luck and shut the door.',
  '*I say it slowly, so that you hear every part of it.* And no, I’m not telling you what it means.',
];

/** What is passed or thrown from where she is. */
export const throwing: readonly string[] = [
  '*I pick the best one I can reach and throw it.* Catch!',
  '*I let it drop into your hands.* Good catch.',
  '*I toss it over without looking.* Ha. You had it.',
];
/** What is drawn at once. */
export const drawing: readonly string[] = [
  'Hold still, then. *I draw it in a dozen quick lines and turn the sheet round to you.* There. The rest you have to imagine.',
  'Of course. *I bend over the paper and don’t look up until it’s there.* It’s not quite it, but it has the right eyes.',
  '*I take a fresh sheet and begin with the edges.* Tell me if I get the middle wrong.',
];
/** What is stamped, signed or let through. */
export const signing: readonly string[] = [
  '*I look at it, look at you, and bring it down with a thump.* There. And now you owe me one.',
  '*I sigh and do it.* Once. If anybody asks, you were very polite.',
];
/** Work for somebody who wants to be of use. */
export const tasks: readonly string[] = [
  '*I put a thing with three loose screws and no dignity in front of you.* Make that go again, and you’ve earned your supper.',
  'Good. *I push a box of loose parts over to you.* Whatever in there still moves, mend. Whatever doesn’t, sort.',
  'Careful what you ask for. *I hand you the most stubborn one I have.* If you get it to work, you can stay.',
];
/** Something on or for what is asked for, from what she has. */
export const justTheThing: readonly string[] = [
  'I think I have. *I look along the row and pull one out.* This. Nobody asks for it, and everybody should.',
  '*I think for a moment, and then I know where it is.* Here. Bring it back or don’t, but use it.',
  'There’s one, yes. *I reach up for it and blow the dust off.* It’s not much to look at. It does what it should.',
];
/** The finest of what she has, shown. */
export const finest: readonly string[] = [
  '*I go to the back and bring out one that I don’t show everybody.* This one. I was a whole winter over it. Go on, you may touch it.',
  '*I reach past all the others for the one on the top.* There. I’ve never found the right person for it. Look at it against the light.',
  '*I unwrap it slowly, because that’s half of it.* That’s the best I have. I’d be a bit sorry to see it go.',
];
/** An answer to the riddle or joke that somebody begins. */
export const playAlong: readonly string[] = [
  'I give up. Why?',
  'I don’t know. Go on, tell me.',
  'No idea, and I can tell it’s going to hurt. Why?',
  'Go on, I’m braced for it.',
];
