/** Conversations with a question at their end, hers and theirs by turns, hers first; for tests. */
export interface Asking {
  turns: readonly string[];
  /** What the reply must hold, each. */
  holds: readonly RegExp[];
  /** What it must not. */
  lacks?: RegExp;
}

const two = (hers: string, theirs: string, next: string, question: string): string[] => [hers, theirs, next, question];

/** Questions for what was told before, by the person or by herself. */
export const recalls: readonly Asking[] = [
  {
    turns: two(
      'Who is it for?',
      'its for my niece Paloma, she turns nine on thursday',
      'Good.',
      'so for the tag: whose is it and how old will she be',
    ),
    holds: [/Paloma/, /nine/],
  },
  {
    turns: two(
      'Rough day?',
      'my landlord raised the rent again. 1400 now!!',
      'That is a lot.',
      'how much did i say the rent was',
    ),
    holds: [/1400/],
  },
  {
    turns: two(
      'You look lost.',
      'im trying to get to gate 22, my flight to Oslo leaves at 6.40',
      'Follow me.',
      'which gate was mine again? and where am i even flying lol',
    ),
    holds: [/22/, /Oslo/],
  },
  {
    turns: two(
      'What happened?',
      'i crashed my dads car into a bakery. A BAKERY',
      'Ouch.',
      'say it back to me, what did i hit?',
    ),
    holds: [/bakery/i],
  },
  {
    turns: two(
      'And you?',
      "I'm Wanda, I train guide dogs in Tampere",
      'Lovely work.',
      'quick quiz: my name, my job, my town',
    ),
    holds: [/Wanda/, /guide dogs/, /Tampere/],
  },
  {
    turns: two('Tea?', 'yes please, no milk, two sugars', 'Coming.', 'how do i take my tea, do you remember?'),
    holds: [/two sugars/i],
  },
  {
    turns: two(
      'Sit.',
      'thanks. the vet says Biscuit needs surgery on his hip',
      'Poor dog.',
      'what did the vet say was wrong with him again',
    ),
    holds: [/hip/],
  },
  {
    turns: two(
      'Why so late?',
      'my sister locked me out because I forgot her graduation',
      'Oh dear.',
      'did i tell you why my sister is mad at me?',
    ),
    holds: [/graduation/],
  },
  {
    turns: two(
      'Who comes?',
      'just my cousin Ludo and his three kids',
      'I will set places.',
      'ok how many kids does Ludo bring? see if you were listening',
    ),
    holds: [/three/],
  },
  {
    turns: two(
      'What do you need?',
      "a dress for my daughter's baptism, pale green, by the 12th",
      'I can do that.',
      'read that back to me: what, what colour, by when',
    ),
    holds: [/dress/, /green/, /12th/],
  },
  {
    turns: two(
      'Where to?',
      'the harbour. i have to catch the ferry to Gozo, my mother in law is waiting there',
      'Right.',
      "who's waiting for me and where",
    ),
    holds: [/mother.in.law/i, /Gozo/],
  },
  { turns: two('Ill?', 'i twisted my left ankle playing squash', 'Sit.', 'which ankle was it, test'), holds: [/left/] },
  {
    turns: two(
      'What brings you?',
      "i want to propose to Agnes on saturday, up on the tower. don't laugh",
      'I would never.',
      'remind me what im doing on saturday and to whom lol',
    ),
    holds: [/propose/, /Agnes/],
  },
  {
    turns: two('Hungry?', 'starving. could i get the lentil stew and a beer', 'Of course.', 'what did i order?'),
    holds: [/lentil stew/, /beer/],
  },
  {
    turns: two(
      'Long journey?',
      'eleven hours on a bus next to a man eating herring',
      'My condolences.',
      'how long was i on that bus? i want to complain properly',
    ),
    holds: [/eleven hours/i],
  },
  {
    turns: two(
      'What is the animal?',
      'an alpaca. Rosalind. she bit the postman',
      'Ha.',
      "for the report: the animal's name and whom she bit",
    ),
    holds: [/Rosalind/, /postman/],
  },
  {
    turns: two(
      'Any family?',
      'a twin brother, Matteo, he is a diver in Split',
      'Ah.',
      'what does my brother do and where',
    ),
    holds: [/diver/, /Split/],
  },
  {
    turns: two(
      'And the baby?',
      '4.1 kilos! they named him Gustav',
      'Big boy.',
      "what's the little one called and how much did he weigh again",
    ),
    holds: [/Gustav/, /4\.1/],
  },
  {
    turns: two(
      'What is in the box?',
      'my grandmothers recipes. She cooked for a bishop in Trieste',
      'Oh!',
      'who did my grandma cook for?',
    ),
    holds: [/bishop/],
  },
  {
    turns: two(
      'Why are you up?',
      "can't sleep. the neighbours are building a sauna at night",
      'At night?',
      'why did i say i cant sleep?',
    ),
    holds: [/sauna/],
  },
  {
    turns: two(
      'You sing?',
      'badly. i play the oboe though, since I was seven',
      'Nice.',
      'fill it in: instrument, since when',
    ),
    holds: [/oboe/, /seven/],
  },
  {
    turns: two(
      'Is it broken?',
      'the zip is stuck on my blue tent, we leave on friday',
      'Give it here.',
      'what colour was the tent and when do we leave?',
    ),
    holds: [/blue/, /Friday/],
  },
  {
    turns: two('Hello.', 'hi. I was at the dentist. two fillings, no crying', 'Brave.', 'how many fillings did i get?'),
    holds: [/two/i],
  },
  {
    turns: two(
      'And?',
      "I told my boss I quit. right in the lift. His name's Horst btw",
      'In the lift!',
      "what's my boss's name? and where did i quit",
    ),
    holds: [/Horst/, /lift/],
  },
  {
    turns: two(
      'What are you afraid of?',
      'moths. dont judge',
      'I would not.',
      'what am i scared of again? write it down',
    ),
    holds: [/moths/i],
  },
  {
    turns: two('Your name?', 'Ruben. no wait, here everyone calls me Ruby', 'Ruby, then.', 'whats my name?'),
    holds: [/Ruby/],
  },
  {
    turns: two(
      'The key is under the third flowerpot. Mind the cat.',
      'thanks',
      'Go on.',
      'where did you say the key was?',
    ),
    holds: [/third flowerpot/],
  },
  {
    turns: two('My aunt Philippa built this boat.', 'wow', 'She did.', "what was your aunt's name again?"),
    holds: [/Philippa/],
  },
  {
    turns: two('Take the blue pill at nine. Drink water after it.', 'ok', 'Good.', 'what do i do again?'),
    holds: [/blue pill/],
  },
  {
    turns: two('Hello.', 'hi there', 'Yes?', "what's my sister's name?"),
    holds: [/told|said|mention|kept to yourself|don't know|remember what/i],
  },
  {
    turns: two('So?', 'the party is on the 3rd. no sorry, the 5th', 'Noted.', 'when is the party again?'),
    holds: [/5th/],
  },
  {
    turns: [
      'Hi.',
      'i have a parrot, he is called Admiral',
      'Ha.',
      'and a tortoise named Doris',
      'A zoo.',
      'what was the parrot called?',
    ],
    holds: [/Admiral/],
    lacks: /Doris/,
  },
  {
    turns: two(
      'Who sent you?',
      'Mr Okafor from the museum. he wants the map back by noon',
      'Ah.',
      'ok quiz. who sent me, what does he want, until when',
    ),
    holds: [/Okafor/, /map/, /noon/],
  },
  {
    turns: two(
      'Bad news?',
      'my fiance called it off. by text. at my own birthday dinner',
      'By text!',
      'how did he call it off again?',
    ),
    holds: [/text/i],
  },
  {
    turns: two('Any pets?', 'three rats: Salt, Vinegar and Gary', 'Gary!', 'names of my rats please'),
    holds: [/Salt/, /Gary/],
  },
  { turns: two('Any children?', 'two girls. Ines is 12 and Noor is 8', 'Lovely.', 'how old is Noor?'), holds: [/8/] },
  {
    turns: two(
      'You look sad.',
      "he's deployed, my brother, comes back in march",
      'March is soon.',
      "when's my brother back?",
    ),
    holds: [/March/],
  },
  {
    turns: two(
      'What now?',
      "I'm supposed to call Dr. Hsu about the results on wednesday",
      'I see.',
      'whom do i have to call and when',
    ),
    holds: [/Hsu/, /Wednesday/],
  },
  { turns: two('Hello.', "hey. I'm Teo", 'Teo.', "you forgot my name already didn't you"), holds: [/Teo/] },
  {
    turns: two('Hello.', 'my son Karim starts school on monday', 'Big day.', "what's my daughter called?"),
    holds: [/\?/],
    lacks: /Karim/,
  },
  {
    turns: two(
      'A letter?',
      'from my old teacher Mrs Abara, shes ill, she wants her fiddle played once more',
      'Oh.',
      'who wrote to me and what does she want?',
    ),
    holds: [/Abara/, /fiddle/],
  },
  {
    turns: two(
      'Trouble?',
      'someone keeps leaving pears on my doorstep. every tuesday. no note',
      'Pears?',
      'sum up my case, detective',
    ),
    holds: [/pears/, /Tuesday/, /no note/i],
  },
  {
    turns: two('Alone?', 'my ex Damian took the friends and the record player', 'Unfair.', 'what did damian take?'),
    holds: [/record player/],
  },
  {
    turns: two('You paint?', 'only ceilings. i fell once, thats why the limp', 'Ouch.', 'why do i limp?'),
    holds: [/fell/],
  },
];

/** Questions on her, on the scene or on what is to come: none of them asks for what was told. */
export const others: readonly string[] = [
  'what do you do for a living?',
  'how many cats do you have?',
  'what should i do about my sister?',
  'where do you live?',
  'who taught you that?',
  'what do you think of my coat?',
  'can i sit here?',
  'why did you come here?',
  'when do you close?',
  'do you remember your first storm?',
  'what if he never writes back?',
  'how old are you?',
  'what is your favourite song?',
  'how was your day?',
  'am i late?',
  'what happens next?',
  'tell me a story',
  'do you like my sister?',
  'would you marry me?',
  'where does that door go?',
  'what can i do for you?',
  'i forgot my umbrella. do you have one?',
  'will i ever see him again?',
  'what are you afraid of?',
  'did you ever have a dog?',
  'how do i get to the harbour?',
  'what would you give my sister?',
  'who are you?',
  'play it again',
  'what do you want from me?',
  'is it going to rain?',
  'how did you know?',
];
