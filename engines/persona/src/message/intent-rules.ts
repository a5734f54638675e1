import { plainMarks } from '../prose.ts';

const KIN =
  '(?:dad|father|mum|mom|mother|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|grandmother|grandfather|gran|grandma|grandpa|aunt|uncle|nan|cousin|best friend)';

/** What some words mean for sure, where likeness of sentences may be led astray. */
const RULES: [string, RegExp][] = [
  [
    'grief',
    new RegExp(
      `\\b(?:my |our )(?:\\w+ )?(?:${KIN}|dog|cat|horse)\\b[^.!?]{0,20}\\b(?:died|passed away|is dead|was buried|is dying)\\b|\\b(?:lost|buried) my (?:${KIN}|dog|cat)\\b|\\bfuneral\\b`,
      'i',
    ),
  ],
  [
    'anxious',
    new RegExp(
      `\\bmy (?:\\w+ )?${KIN}\\b[^.!?]{0,24}\\b(?:in (?:the )?hospital|is (?:very |really |so )?(?:sick|ill)|has cancer|surgery|operation|stroke|heart attack|accident|intensive care)\\b`,
      'i',
    ),
  ],
  [
    'greet',
    /^(?:hi|hello|hey|hallo|good (?:evening|morning|afternoon|day))(?:,? (?:there|you|my \w+|\p{Lu}[\p{L}'-]+)){0,2}[.! ]*$/u,
  ],
  [
    'sad',
    /\b(?:fired me|(?:i got|i was|i've been|been) (?:fired|sacked|laid off|let go|dumped)|lost my (?:job|home)|(?:left|dumped) me\b|broke up with me)/i,
  ],
  ['sing', /\bplay (?:me )?(?:something(?: for me)?|an? (?:song|tune|melody)|(?:some |your )?music|the \w+ for me)\b/i],
  [
    'think_of_me',
    /\bwhat do you (?:really |honestly )?think (?:of|about) me\b|\bdo you (?:really |even |actually )?like me\b/i,
  ],
  [
    'consent_no',
    /^(?:no,? |please,? |ok,? )*(?:stop|stop it|stop that|back off|slow down|don't touch me|that's too much|not so fast|enough)[.! ]*$|\b(?:i'm not comfortable|i don't feel comfortable|too fast for me|please stop|keep it friendly|don't call me (?:that|darling|dear|honey|sweetheart|love))\b/i,
  ],
];

/** The intent that a message's words settle; null where none does. */
export function intentByRule(message: string): string | null {
  const plain = plainMarks(message).trim();
  const started = `${plain[0]?.toLowerCase() ?? ''}${plain.slice(1)}`;
  return RULES.find(([, form]) => form.test(plain) || form.test(started))?.[0] ?? null;
}

/** Whether a message told her to stop or slow down. */
export function isStop(message: string): boolean {
  return intentByRule(message) === 'consent_no';
}
