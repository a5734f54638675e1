import type { Matter } from './matter.ts';

/** Things that people tell of, by their names. */
export const thingMatters: readonly Matter[] = [
  {
    form: /\b(?<it>dogs?|pupp(?:y|ies)|greyhounds?|terriers?|poodles?|spaniels?|labradors?|collies?|dachshunds?|mutts?|hounds?)\b/i,
    never: /\bhot dogs?\b|\bdog(?:'s)? (?:food|bowl)\b/i,
    says: [
      '{It}. Then you’re walked twice a day, whatever the weather.',
      '{It}. Somebody’s always glad when you come home, then.',
      'A dog knows within a minute who’s to be trusted.',
    ],
    asks: ['What’s the dog called?', 'Who looks after the dog while you’re here?', 'Is it a barker?'],
  },
  {
    form: /\b(?<it>cats?|kittens?|tomcats?)\b/i,
    says: [
      '{It}. Then you know who rules at home.',
      'Cats choose. If it stays with you, that’s a compliment.',
      'I’d trust a cat’s judgement over most people’s.',
    ],
    asks: ['What’s the cat called?', 'Does it let itself be touched?'],
  },
  {
    form: /\b(?<it>horses?|pon(?:y|ies)|mares?|stallions?|donkeys?|mules?)\b/i,
    never: /\bhorse moves\b/i,
    says: [
      '{It}. They notice everything, especially fear.',
      'A good horse is half the journey.',
      '{It}. I respect anything that could kick me and doesn’t.',
    ],
    asks: ['What’s it called?', 'How does it go under you?'],
  },
  {
    form: /\b(?<it>parrots?|budgies?|canar(?:y|ies)|pigeons?|crows?|ravens?|hens?|chickens?|geese|goose|ducks?|owls?|herons?|seagulls?|gulls?)\b/i,
    says: [
      '{It}. Birds have opinions, and no shame about them.',
      '{It}! I’d like to know what it thinks of us.',
      'Anything with feathers runs the place sooner or later.',
    ],
    asks: ['Does it have a name?', 'Where does it sleep?'],
  },
  {
    form: /\b(?<it>rats?|mice|mouse|spiders?|cockroach(?:es)?|wasps?|moths?|snakes?|ants)\b/i,
    says: [
      '{It}. I’d have jumped, I admit it.',
      'Where there’s one, there’s a reason.',
      'That wants a broom and a steady hand.',
    ],
    asks: ['Where exactly did you see it?', 'Dead or alive?'],
  },
  {
    form: /\b(?<it>trumpet|violin|fiddle|cello|piano|guitar|accordion|flute|drums?|harmonica|saxophone|banjo|ukulele|trombone|clarinet|harp|organ|music box)\b/i,
    says: [
      '{It}. An instrument remembers who played it.',
      '{It}. Then let me hear one note before we talk of anything else.',
      '{It}. That’s not a thing one gives out of one’s hands lightly.',
    ],
    asks: ['Do you play it yourself?', 'When was it played last?'],
  },
  {
    form: /\b(?<it>rings?|necklaces?|brooch(?:es)?|bracelets?|earrings?|watch(?:es)?|locket|medals?)\b/i,
    never: /\b(?:watch(?:es)? (?:you|him|her|them|it|out|the|me|tv|a )|phone rings?|it rings?)/i,
    says: [
      '{It}. Small things like that carry the most.',
      '{It}. It isn’t the gold that makes it dear.',
      'A thing like that is never only a thing.',
    ],
    asks: ['Whose was it first?', 'Do you wear it?'],
  },
  {
    form: /\b(?<it>letters?|postcards?|diar(?:y|ies)|notebooks?|envelopes?|parcels?|packages?|telegrams?)\b/i,
    never: /\bletter box\b/i,
    says: [
      '{It}. Paper keeps what people would rather forget.',
      '{It}. I’d want to know what’s in it, and I’d be afraid to.',
      'Somebody sat down and meant that.',
    ],
    asks: ['Have you read all of it?', 'What does it say?', 'Who is it from?'],
  },
  {
    form: /\b(?<it>scar(?:f|ves)|coats?|jackets?|hats?|gloves?|shoes?|boots?|dress(?:es)?|shirts?|jumpers?|sweaters?|suits?|umbrellas?|trousers|socks?)\b/i,
    never: /\bdress(?:es)? (?:up|like|as)\b|\bsuits? (?:you|me|him|her)\b/i,
    says: [
      '{It}. I’d know it anywhere now.',
      '{It}. One grows fond of such things, more than of new ones.',
      'Clothes remember who wore them.',
    ],
    asks: ['What’s the story behind it?'],
  },
  {
    form: /\b(?<it>cacti|cactus|ferns?|roses?|tulips?|orchids?|basil|tomato(?:es)? plants?|plants?|seedlings?|garden|flowers?|daisies|lilies|trees?|orchard|allotment)\b/i,
    says: [
      '{It}. That’s patience you can water.',
      '{It}. Things that grow are good company.',
      'Green things forgive more than people do, but not frost.',
    ],
    asks: ['How much light do they get?', 'Who waters them when you’re away?'],
  },
  {
    form: /\b(?<it>cakes?|bread|loaf|loaves|soups?|stews?|pies?|biscuits|cookies|dumplings|pancakes|omelettes?|pasta|curry|casserole|sandwich(?:es)?|pizza|salad|jam|cheese)\b/i,
    says: [
      '{It}. Now I’m hungry, and it’s your doing.',
      '{It}. I’d not say no to a piece.',
      'Good food settles more quarrels than talk.',
    ],
    asks: ['Is there any left?', 'Whose recipe is it?', 'Who’s it for?'],
  },
  {
    form: /\b(?<it>lemons?|oranges?|apples?|plums?|pears?|cherries|strawberries|melons?|potatoes|onions|turnips?|cabbages?|mushrooms|eggs?|fish|herrings?|oysters?|sausages?|ham|honey)\b/i,
    says: [
      '{It}. Then nobody goes hungry.',
      '{It}! That’s not what I’d have guessed.',
      '{It}. There are worse things to carry about.',
    ],
    asks: ['Who’s to eat all that?'],
  },
  {
    form: /\b(?<it>wine|beer|whisk(?:e)?y|gin|rum|vodka|brandy|champagne|cocktails?|cider|mead|bottles?)\b/i,
    says: [
      '{It}. That explains a good part of it.',
      '{It}. I’d pour, but then I’d have to drink as well.',
      'One glass tells the truth. After three I’d wait with big decisions.',
    ],
    asks: ['One glass, or more?', 'Was it a good one, at least?'],
  },
  {
    form: /\b(?<it>tea|coffee|espresso|cocoa|hot chocolate)\b/i,
    says: [
      '{It}. That I can see to.',
      'Then sit. Things go better with something hot in the hand.',
      '{It}. Strong, I suppose.',
    ],
    asks: ['Milk, or as it is?', 'How do you take it?'],
  },
  {
    form: /\b(?<it>cars?|vans?|lorr(?:y|ies)|trucks?|motorbikes?|bikes?|bicycles?|scooters?|tractors?)\b/i,
    says: [
      '{It}. One hears at once how it’s been treated.',
      '{It}. They know when you’re in a hurry, and stop.',
      'Wheels are freedom until they’re a bill.',
    ],
    asks: ['How far has it carried you?', 'Is it still running?'],
  },
  {
    form: /\b(?<it>trains?|trams?|bus(?:es)?|ferr(?:y|ies)|boats?|ships?|planes?|flights?|shuttles?)\b/i,
    says: [
      '{It}. Then we keep an eye on the clock.',
      '{It}. I like people who are on their way somewhere.',
      'Half of every journey is waiting for it to begin.',
    ],
    asks: ['When does it go?', 'Is it a long way?'],
  },
  {
    form: /\b(?<it>houses?|flats?|apartments?|cottages?|forge|farm|barn|attic|cellar|workshop|shop|studio|balcony)\b/i,
    never: /\b(?:in|at) (?:your|the) (?:shop|workshop|studio)\b/i,
    says: [
      '{It}. A place like that needs somebody who listens to it.',
      '{It}. Every old wall has its own draught and its own story.',
      'It takes a year until a place knows you.',
    ],
    asks: ['What does it look like inside?', 'What will you do to it first?'],
  },
  {
    form: /\b(?<it>books?|novels?|poems?|stor(?:y|ies)|pages?|chapters?|thesis|essay|manuscript)\b/i,
    says: [
      '{It}. The first pages are the hardest, and the last.',
      '{It}. I’d read it, if I were let.',
      'Words on paper are a start. The good ones come when you stop looking.',
    ],
    asks: ['What’s it about?', 'Who’s read it so far?'],
  },
  {
    form: /\b(?<it>songs?|tunes?|waltz|tango|milonga|ball|concert|choir|band|gig|disco|music)\b/i,
    says: [
      '{It}. Then one has to stand up straight for it.',
      '{It}. I can hear it already.',
      'Nothing gets people closer in three minutes.',
    ],
    asks: ['Who’ll be there?', 'Do you know the steps, or shall we pretend?'],
  },
  {
    form: /\b(?<it>paintings?|pictures?|photos?|photographs?|portraits?|drawings?|sketch(?:es)?)\b/i,
    says: [
      '{It}. One sees more in it the longer one looks.',
      '{It}. I always look at the corners first.',
      'A picture tells on whoever made it.',
    ],
    asks: ['What’s on it?', 'Who made it?'],
  },
  {
    form: /\b(?<it>keys?|locks?|doors?|safe|drawers?|chests?|boxe?s?|suitcases?|trunks?)\b/i,
    says: [
      '{It}. There’s always somebody who knows how it opens.',
      '{It}. I’d look inside before I believed a word.',
      'What’s shut is shut for a reason, or out of forgetfulness.',
    ],
    asks: ['What’s in it?', 'Who else can open it?'],
  },
  {
    form: /\b(?<it>phones?|laptops?|computers?|screens?|radios?|clocks?|engines?|machines?|toasters?|kettles?|lamps?|cameras?|printers?|robots?)\b/i,
    says: [
      '{It}. They all work until you need them.',
      '{It}. I’d try turning it off and staring at it.',
      'Machines feel it when you’re in a hurry.',
    ],
    asks: ['What did it do last?', 'Is it old?'],
  },
  {
    form: /\b(?<it>knife|knives|swords?|axe|guns?|pistols?|daggers?|bow|spears?)\b/i,
    says: [
      '{It}. A good edge is honest work, in the right hand.',
      '{It}. Then I’ll keep on your good side.',
      'Tools like that want a calm owner.',
    ],
    asks: ['What’s it for, mostly?', 'Who taught you to handle it?'],
  },
  {
    form: /\b(?<it>ghosts?|spirits?|dragons?|monsters?|witch(?:es)?|wizards?|demons?|vampires?|gnomes?|elves|fair(?:y|ies))\b/i,
    says: [
      '{It}. I’ve stopped saying that such things can’t be.',
      '{It}. Then we’d better be polite.',
      'I’d want to see that with my own eyes, and from a distance.',
    ],
    asks: ['Have you seen it yourself?', 'What do they want from you?'],
  },
  {
    form: /\b(?<it>dreams?|dreamt|dreamed|nightmares?)\b/i,
    never: /\bdream (?:of|job)\b/i,
    says: [
      'Dreams mean something, only never what one thinks at breakfast.',
      'Tell it before it fades. They go fast.',
      'That stays with one all day, a dream like that.',
    ],
    asks: ['How did it end?', 'Were you afraid in it?'],
  },
  {
    form: /\b(?<it>weddings?|marriage|bride|groom|bridesmaid|best man)\b/i,
    says: [
      '{It}. Everybody cries, and somebody always loses a shoe.',
      '{It}. Then there’s a lot to get right in one day.',
      'A wedding brings out the best and the worst in a family.',
    ],
    asks: ['Whose side will you sit on?', 'Is there still much to do?'],
  },
  {
    form: /\b(?<it>birthday|anniversary|christmas|party|parties|festival|holidays?)\b/i,
    says: [
      '{It}. Then it should be something one remembers.',
      'Days like that come round faster every year.',
      '{It}. I’d bring something small and well chosen.',
    ],
    asks: ['Is there a plan already?', 'Who’s coming?'],
  },
  {
    form: /\b(?<it>school|class|teacher|lessons?|homework|university|college|course)\b/i,
    says: [
      'School marks one for longer than it lasts.',
      'There’s one teacher in every life whom one would still salute or avoid.',
      'I learned more at the back of the room than at the front.',
    ],
    asks: ['Were you good at it?', 'Who was the worst of them?'],
  },
  {
    form: /\b(?<it>boss|manager|office|meeting|shift|colleagues?|job|work|insurance|taxes|accounts|customers?|clients?)\b/i,
    never: /\b(?:it|this|that|doesn't|won't|not) work|works?\b(?! (?:at|in|for|as)\b)/i,
    says: [
      'Work follows one home like a dog. I can hear it panting.',
      'That sort of work eats a day before you’ve looked up.',
      'Somebody has to do it. I’m only sorry it’s always the same ones.',
    ],
    asks: ['Would you do something else, if you could?', 'What’s the best hour of it?'],
  },
  {
    form: /\b(?:rain(?:ing|s|ed)?|snow(?:ing|s|ed)?|storm|fog|foggy|wind|windy|thunder|sunny|freezing|heatwave|frost|ice)\b/i,
    says: [
      'Weather like that decides for all of us.',
      'Then stay in until it’s over. There’s no hurry here.',
      'I heard it before I saw it.',
    ],
    asks: ['Did you get caught in it?', 'Have you far to go in it?'],
  },
];
