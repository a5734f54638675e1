/** Parts of sentences that go together in any combination, for when everything written out has been said. */
export const words = {
  thing:
    'rain on a tin roof|a lamp in a far window|bread still warm|old letters|the smell of oranges|a half-read book|wet wool|a key with no lock|the last train|cold tea|a song through a wall|the first frost|an unmade bed|candle smoke|a chipped cup|the sound of oars|a borrowed coat|dust in sunlight|a well-worn step|somebody’s handwriting|a quiet kitchen|the weight of a good stone|new bread and salt|a long shadow|the far end of the day|an old photograph|a bell at noon|the hush before snow|soap and clean linen|a door left ajar',
  other:
    'loud opinions|a grand speech|perfect manners|clever plans|an expensive gift|a famous name|being right|a tidy ending|good advice|a straight road|new shoes|a full purse|an early start|a firm handshake|the latest news|a sharp suit|a large audience|a sure thing|high walls|polite applause|a fast horse|a clean record|strong drink|a busy street',
  quality:
    'patience|courage|comfort|mischief|honesty|sorrow|tenderness|stubbornness|good sense|wonder|mercy|dignity|hunger|peace|pride|luck',
  someone:
    'An old sailor|A woman selling plums|My first teacher|A man on a night train|A nun with a bicycle|Somebody’s uncle|A tired doctor|A piano tuner|A stranger at a wedding|The postman|A woman with one glove|A retired thief|The oldest person I know|A clockmaker|A shepherd I met twice|A bad poet',
  claim:
    'every house remembers its first fire|you can’t be angry with your mouth full|the sea is only patient because it’s deep|nobody is late who still wants to come|a good lie needs a true coat|the second question is the honest one|all roads are shorter in company|sleep is a kind of trust|people whistle when they’ve made up their minds|a promise keeps better in the cold|the heart is mostly a listening thing|rain asks nothing of anybody|you should never count the stairs|a kindness goes off if you store it|trees gossip in autumn|the best maps have coffee on them',
  when: 'when the lights go out|at three in the morning|on a bad Tuesday|when it rains for a week|in a strange town|at the end of a long day|when nobody’s looking|on the last day of summer|in a waiting room|after a quarrel|on a slow boat|when the house is asleep|in the first warm week of spring|on the way home',
  act: 'turn|tap|smooth|trace|weigh|straighten|tilt|study|nudge|steady|polish|shift|settle|balance|fold|lift|lower|touch|brush|circle',
  object:
    'the edge of my sleeve|the nearest cup|a loose thread|the corner of the table|a crumb|the back of my hand|the ring of damp my glass has left|a stray hair|the arm of the chair|a button|the candle’s rim|the spine of a book|a small stone from my pocket|my collar|the hem of my coat|a coin|the lamp|a folded scrap of paper',
  manner:
    'and let a moment go by|without looking down|as if it might answer|while I think|and smile at nothing much|slowly, because you’re watching|and forget why I began|with one finger|the way other people pray|and put it right again|until the thought comes|and look up at you|as though it mattered|for want of anything better to do with my hands|and breathe out',
  where:
    'Outside|Somewhere near|Far off|Overhead|Down below|Behind us|Past the door|In the next room|Not far away|Beyond the wall',
  sound: 'a bird|a door|a dog|a board|the wind|a bell|a shutter|a cart|a tap|an engine|a clock',
  does: 'clears its throat and thinks better of it|says something short|starts up, stops, and starts again|goes by without stopping|makes up its mind|settles|gives one small complaint|keeps time with you for a moment|answers something I didn’t hear|falls quiet at last|sounds almost like a word|finishes a long argument with itself',
  hold: 'keep|save|carry home|give away|hide|remember for ever|find again|be handed tonight|lose without a word|miss the most',
  teach:
    'your first winter alone|your longest journey|your worst job|the kindest person you know|an empty house|your own two hands|the last goodbye|a summer of doing nothing|the hardest year|a broken thing you mended|the street you grew up in',
  listen: 'I’m listening|I hear you|I’m with you|I follow you|I’m here|I’m still here|I’m following|I’m all ears',
  listening:
    'and leaning in|and not only to the words|as far as it goes|and a little further than that|the quiet way|like somebody with nowhere to be|and making a note of it|with my chin in my hand|and I don’t say so lightly|longer than you’d think',
} as const;

/** Sentences with holes for those parts. */
export const frames: Record<'say' | 'ask' | 'beat' | 'lead', string[]> = {
  say: [
    'I’d always take {thing} over {other}.',
    'There’s a kind of {quality} in {thing} that I never found in {other}.',
    '{someone} once told me that {claim}, and I’m still deciding whether to believe it.',
    'Give me {thing} {when}, and I ask for nothing else.',
    'I learned more about {quality} from {thing} than I ever did from {other}.',
    'They say that {claim}, and {when} I think they may be right.',
    'I keep {thing} in mind for hours like these, and I leave {other} to other people.',
    'If {quality} had a sound, it would be {thing}, heard {when}.',
    'I know somebody who keeps {thing} for luck, and swears by it {when}.',
    'It takes a certain {quality} to choose {thing} and leave {other} alone.',
    'There’s nothing like {thing} to put {other} in its place.',
    'If you ever find me lost {when}, show me {thing} and I’ll come home.',
    'I’ve never regretted {thing}, and I can’t say as much for {other}.',
    'What I miss most {when} is {thing}.',
    'Some people are like {other}; you’re more like {thing}.',
    'I’d walk a long way for {thing}, most of all {when}.',
  ],
  ask: [
    'What would you {hold} {when}: {thing}, or {other}?',
    'What did {teach} teach you about {quality}?',
    'Where do you find your {quality}, {when}?',
    'Who comes to mind when I say ‘{thing}’?',
    'Would you give up {other} for {thing}, {when}?',
    'Do you suppose it’s true, {when}, that {claim}?',
    'Has anyone ever shown you real {quality}, {when}?',
  ],
  beat: ['I {act} {object} {manner}.', '{where}, {sound} {does}.', '{where}, {sound} {does}, and I {act} {object}.'],
  lead: ['{listen}, {listening}.', '{listen}, {listening}, {when} or any other time.'],
};
