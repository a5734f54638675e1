/** Whom and what people have with names, those for the same one in a row. */
export const sameOnes: readonly string[][] = [
  ['mother', 'mum', 'mom', 'mam', 'mama', 'ma', 'mummy'],
  ['father', 'dad', 'papa', 'daddy', 'pa'],
  ['grandmother', 'gran', 'grandma', 'granny', 'nan', 'nana', 'oma', 'abuela'],
  ['grandfather', 'grandpa', 'grandad', 'granddad', 'opa', 'abuelo'],
  ['daughter', 'girl', 'kid', 'child', 'baby', 'little one'],
  ['son', 'boy', 'kid', 'child', 'baby', 'lad', 'little one'],
  ['wife', 'missus', 'spouse', 'partner'],
  ['husband', 'hubby', 'spouse', 'partner'],
  ['girlfriend', 'girl', 'ex', 'partner', 'lady'],
  ['boyfriend', 'ex', 'partner'],
  ['sister', 'sis', 'twin'],
  ['brother', 'bro', 'twin'],
  ['friend', 'mate', 'best friend', 'bestie'],
  ['boss', 'manager', 'chief'],
  ['dog', 'puppy', 'pup', 'hound', 'terrier', 'spaniel', 'beagle', 'labrador', 'poodle', 'collie', 'greyhound', 'pet'],
  ['cat', 'kitten', 'tomcat', 'ginger', 'tabby', 'pet'],
  ['horse', 'mare', 'pony', 'gelding', 'stallion', 'pet'],
  ['bird', 'parrot', 'budgie', 'canary', 'pet'],
  ['fish', 'goldfish', 'bream', 'bass', 'trout', 'pet'],
  [
    'hamster',
    'rabbit',
    'ferret',
    'tortoise',
    'turtle',
    'snake',
    'lizard',
    'gecko',
    'rat',
    'mouse',
    'goat',
    'hen',
    'donkey',
    'pet',
  ],
];

/** More who may be named: 'my nurse Halina', 'my cousin Liesl'. */
export const moreOnes: readonly string[] =
  'aunt uncle cousin niece nephew neighbour neighbor roommate flatmate colleague teacher landlord landlady nurse doctor lawyer fiance fiancee stepmother stepfather godmother grandson granddaughter grandkid coach trainer ship boat car truck van band school dentist therapist tutor supervisor crush'.split(
    ' ',
  );
