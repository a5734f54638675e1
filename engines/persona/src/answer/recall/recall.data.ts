/** Says again what she said before. */
export const saidAgain: readonly string[] = [
  'Once more: {line}',
  'As I said: {line}',
  'I’ll say it again. {line}',
  'It hasn’t changed: {line}',
  'Same as before: {line}',
  'From the top, then: {line}',
  'Here it is again. {line}',
  'I told you a while ago: {line}',
  'I said it earlier: {line}',
  'Listen this time: {line}',
];

export const namedOne: readonly string[] = [
  '{name}. {Whose} {of}.',
  '{Whose} {of} {is} called {name}.',
  '{name}, {whose} {of}.',
  '{name}. I don’t lose names.',
  'It’s {name}.',
  '{name}, if I heard you right.',
  '{name}, you told me.',
  '{Whose} {of}? {name}.',
];

/** Admits that it was never said, and asks. */
export const neverTold: readonly string[] = [
  'You haven’t told me {thing} yet. {ask}',
  'You never said. {ask}',
  'I don’t know {thing}, you haven’t mentioned it. {ask}',
  'That you kept to yourself so far. {ask}',
  'I can’t remember what I wasn’t told. {ask}',
  '{Thing}? You haven’t said. {ask}',
];

/** Asks once more for what was never told. */
export const askedAgain: readonly string[] = [
  'Will you tell me now?',
  'So what is it?',
  'Do you want to tell me?',
  'Tell me and I’ll have it.',
  'I’d like to know.',
  'Shall I guess?',
];

export const notFound: readonly string[] = [
  'I don’t think you told me that. Tell me now.',
  'That I didn’t catch. Say it again?',
  'You’ve got me there, I don’t have that. What was it?',
  'I’ve lost that one, or you never said it. Which is it?',
  'No, that one I don’t have. Tell me once more?',
];

/** Before what she remembers of somebody. */
export const summaryOpeners: readonly string[] = [
  'All right.',
  'Let me see.',
  'So far:',
  'In short:',
  'What I have:',
  'Here’s what I know.',
];

/** To 'do you still know?' beside what she knows. */
export const doesKnow: readonly string[] = ['I do.', 'Of course.', 'Yes.', 'I listen.', 'I do know.', 'You see.'];

/** To 'did I say that?' where it was not said so. */
export const notThat: readonly string[] = [
  'No, you didn’t say that.',
  'You never said that.',
  'No, that you didn’t tell me.',
  'That you never said.',
  'No. That’s not what you said.',
  'No, not that.',
];
