import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import { infinitiveOf } from '../invented/clause.ts';

const LEAD_IN =
  /^(?:(?:please|so|ok|okay|now|then|and|but|well|just|oh|hey|quick|right|alright|all right|go on|come on|c'?mon|yes|yeah|no|haha|lol|actually|first|also|anyway|here|hm+|um+|wait(?! (?:here|there|for|until|a|up|outside)\b)|sorry|fine|good)[,.!]? +)+/i;
const ASKED =
  /^(?:(?:can|could|will|would|won't|can't|couldn't|wouldn't) you (?:(?:please|maybe|just|also|perhaps|at least|still|possibly) )*|do you think you (?:could|can) |I (?:want|need|would like|'d like) you to |I'd like you to |you (?:should|could|have to|must) |why don't you |how about you |be so kind (?:as to|and) |do me a favou?r and )/i;
const BEHIND =
  /(?:,? (?:please|for me|then|now|will you|would you|could you|thanks|thank you|ok|okay|lol|haha+|love|mate|darling|again|quickly|real quick))+$/i;

/** Orders that begin with a verb which is seldom anything else. */
const BARE =
  /^(?:distract|read (?:me|us|it)|think of|propose|pour|fetch|fix (?:it|this|that|my)|mend|fold|lift|carry|pull|push|light (?:the|a|it)|taste|smell (?:this|it|that)|hide|hurry|duck|smile|relax|breathe|calm|wake up|hush|keep (?:talking|me|going|still)|train me|warm (?:me|it)|feed|check (?:it|this|that|the|my)|cheer|comfort|entertain|amuse|impress|insult|roast|compliment|flatter|prove it|swear|bless|dare|count|throw (?:it|me)|catch|drop it|get (?:me|him|her|up|down|out|in|over here)|bring|reassure|join|walk with|run|fill (?:it|my|the|me)|stamp (?:it|this)|sign (?:it|this)|draw (?:it|me)|do the|top me|another (?:round|drink))\b/i;

const cleaned = (text: string) =>
  plainMarks(text)
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/[\s.!?…]+$/, '')
    .trim()
    .replace(LEAD_IN, '')
    .trim();

/** What somebody wants her to do, as an order: 'tell me a joke' of 'could you tell me a joke please?'; null where nothing. */
export function orderIn(act: Act): string | null {
  if (act.kind === 'gesture') return null;
  const text = cleaned(act.kind === 'question' ? (act.question?.text ?? act.text) : act.text);
  const minded = text.match(/^would you mind (\w+ing)\b(.*)$/i);
  if (minded) return `${infinitiveOf(minded[1] ?? '')}${(minded[2] ?? '').replace(BEHIND, '')}`;
  // 'Can you drive?' asks what she is able to.
  if (
    /^can you (?!help|stay|hurry|wait|talk|come|stop|smile|move|leave|explain|look|listen|continue|repeat|start|begin|try|sit|go|sing|elaborate)\w+$/i.test(
      text,
    )
  )
    return null;
  if (ASKED.test(text) && !/\byou ever\b/i.test(text)) return text.replace(ASKED, '').replace(BEHIND, '');
  // 'Do the old lady' is no question.
  if (/^do (?:the|your|an?) (?!\w+s (?:\w+|you)\b)/i.test(text) && !/\?/.test(act.text))
    return text.replace(BEHIND, '');
  if (/^do (?:something|anything|a (?:trick|dance|impression)|your (?:best|worst|thing))\b/i.test(text)) return text;
  if (
    /^what (?:should|shall|would|do|could) (?:I|we|you) (?:name|call) (?:it|her|him|them|this|that|the \w+|my \w+)$/i.test(
      text,
    )
  )
    return text.replace(/^what \w+ (?:I|we|you) (?:name|call)/i, 'name');
  const known = text.match(
    /^(?:do you know|know|got|have you got|do you have|you know) (?:any|some|a|an)(?: good)? (jokes?|riddles?|songs?|poems?|stories|facts?|puns?|toasts?|proverbs?|sayings?|tricks?)\b/i,
  )?.[1];
  if (known !== undefined) return `tell me a ${known.replace(/s$/i, '')}`;
  if (/^what(?:'s| is) (?:my (?:fortune|future|horoscope)|in store for me)\b/i.test(text)) return 'tell my fortune';
  if (/^(?:another|another one|one more|again|more)(?: please)?$/i.test(text)) return 'another one';
  const isPut =
    act.question?.form === 'fragment' &&
    /^(?:play|sing|show|give|read|tell|teach|bring|pass|hold|lend|pour|help|take|open|close) (?:me|us|my|it|that|this|the|a)\b/i.test(
      text,
    );
  return act.kind === 'request' || isPut || (act.kind === 'statement' && BARE.test(text))
    ? text.replace(BEHIND, '')
    : null;
}

const WANTED: readonly RegExp[] = [
  /^(?:can|could|may|might) (?:I|we) (?:please |maybe |perhaps |just |also )*(?:have|get|borrow|trouble you for|bum) (.+)$/i,
  /^(?:give|bring|get|hand|pass|pour|fetch|lend|find|buy|throw|toss|slide|order|fix) (?:me|us) (?!to\b)(.+)$/i,
  /^(?:pass|pour|hand over|bring) (?:out |over )?((?:the|a|some|more) .+)$/i,
  /^(?:I want|I'd like|I would like|I need|I (?:really )?(?:could|can) (?:really )?(?:use|do with)|I'll (?:have|take)|I'm (?:dying|desperate|ready) for|I (?:really )?fancy|I'd (?:love|kill for)) (?!to\b|you\b|him\b|her\b|it\b)(.+)$/i,
  /^((?:some|a|an|another|one|the|more) [\p{L}' -]{3,30}),? please$/iu,
];
const MADE =
  /^(?:make|brew|cook|prepare|boil|put on|put) (?:me |us )?(?:some |a cup of |a |an |the )?(tea|coffee|kettle|soup|supper|dinner|breakfast|lunch|cocoa|food|something (?:warm|hot|to eat|to drink))(?: on)?\b/i;
const SHARED =
  /^(?:can|could|shall|should|may) we (?:please |maybe )?(?:have|get|put|play|listen to|put on|turn on) (?:some |a bit of |a |the )?(music|radio|tea|coffee|light|lights|drink|something (?:to eat|to drink|warm))\b/i;
const SOUGHT: readonly RegExp[] = [
  /^(?:have you (?:got|any)|do you (?:have|keep|serve|sell|do)|got|you got|you have|is there|are there|any chance of(?: getting)?|any) (?:any |some |a |an |maybe )*(.+)$/i,
];

const AFTER =
  /,? (?:please|now|then|first|for me|for us|here|around here|in here|on this \w+|by any chance|too|with (?:that|it)|at least|there|over there|whatever\b.*|to (?:go|spare|share)|left|anywhere|or (?:do|does|is|are|will|should|something|what)\b.*|and .*|because .*|but .*|before .*|so .*|if .*)$/i;

/** The thing that is asked for: 'some water' of 'could I get some water'; `isSought` where only asked whether there is any. */
export function thingWanted(act: Act): { thing: string; isSought: boolean } | null {
  if (act.kind === 'gesture') return null;
  const text = cleaned(act.kind === 'question' ? (act.question?.text ?? act.text) : act.text).replace(ASKED, '');
  const forms = act.kind === 'statement' ? WANTED.slice(3) : [...WANTED, ...SOUGHT];
  if (
    /^(?:pour (?:me |us )?(?:another|one more)|another (?:round|drink|glass)|top me up|(?:a )?refill|fill (?:me|it|my glass) up)\b/i.test(
      text,
    )
  )
    return { thing: 'a drink', isSought: false };
  const made = text.match(MADE)?.[1] ?? text.match(SHARED)?.[1];
  if (made !== undefined) return { thing: made.replace(/^kettle$/i, 'tea'), isSought: false };
  for (const form of forms) {
    const found = text.match(form)?.[1];
    if (found === undefined) continue;
    let thing = found;
    for (let cut = thing.replace(AFTER, ''); cut !== thing; cut = thing.replace(AFTER, '')) thing = cut;
    return { thing: thing.trim(), isSought: SOUGHT.includes(form) };
  }
  return null;
}
