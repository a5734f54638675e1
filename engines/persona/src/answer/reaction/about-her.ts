import { CARD_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { capitalised, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer } from '../answer.ts';
import { cardMatches } from '../card-match.ts';
import { drawOwn, type Tempered } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { coreOf } from '../mirror.ts';

/** What somebody says of her, and the short way to grant it: 'you love it' is granted with 'I do'. */
const GRANTS: [RegExp, string, string][] = [
  // 'You must love it' supposes; 'you must go' tells her what to do.
  [
    /^you must (?:really |just |all |also )*(?:have|be|love|like|know|feel|miss|get|see|hear|hate|think|need|meet|enjoy|find|live|sleep|want)\b/i,
    'guess',
    '',
  ],
  [/^you (?:probably|surely|certainly|obviously)\b/i, 'guess', ''],
  [/^you (?:should|ought to|must|need to|have to)\b/i, 'should', 'I should'],
  [/^you (?:shouldn't|mustn't|should not)\b/i, 'should', 'I shouldn’t'],
  [/^you could(?:'ve| have)\b/i, 'blame', 'I could have'],
  [/^you should(?:'ve| have)\b/i, 'blame', 'I should have'],
  [/^you could(?!n't)\b/i, 'should', 'I could'],
  [/^you (?:wouldn't|would not)\b/i, 'denial', 'I wouldn’t'],
  [/^you(?:'d| would) (?:have )?/i, 'claim', 'I would'],
  [/^you (?:can't|cannot|couldn't)\b/i, 'denial', 'I can’t'],
  [/^you can\b/i, 'allow', 'I can'],
  [/^you(?:'ll| will)\b/i, 'claim', 'I will'],
  [/^you won't\b/i, 'denial', 'I won’t'],
  [/^you (?:didn't|did not|never)\b/i, 'blame', 'I didn’t'],
  [/^you (?:don't|do not)\b/i, 'denial', 'I don’t'],
  [/^you(?:'re| are) not\b|^you aren't\b/i, 'denial', 'I’m not'],
  [/^you (?:weren't|were not)\b/i, 'denial', 'I wasn’t'],
  [/^you haven't\b/i, 'denial', 'I haven’t'],
  [/^you(?:'ve| have) (?=\w+(?:ed|en|t|n|wn|ne|me|ad|ot)\b)/i, 'claim', 'I have'],
  [/^you (?:had|have)\b/i, 'claim', 'I have'],
  [/^you (?:look|sound|seem|smell|feel)\b/i, 'seem', 'Do I?'],
  [/^you said\b|^you told\b|^you promised\b/i, 'said', 'I did'],
  [/^you(?:'re| are)\b/i, 'claim', 'I am'],
  [/^you were\b/i, 'claim', 'I was'],
  [
    /^you (?:\w+ly |just |always |still |really |actually )*(?:\w+ed|had|made|came|went|saw|knew|got|took|gave|left|kept|lost|found|thought|felt|wrote|hid|stole|missed|read|put|did|forgot|ran|sat|fell|sang)\b/i,
    'past',
    'I did',
  ],
  [/^you\b/i, 'claim', 'I do'],
];

const LINES: Record<string, { says: Tempered; asks: readonly string[] }> = {
  should: {
    says: {
      all: ['Perhaps {grant}.', '{Grant}, I know.', '{Grant}. I’ve been putting it off.'],
      stern: ['{Grant}. I’ll consider it.'],
      bold: ['{Grant}. And I might, too.'],
      shy: ['{Grant}, but I’m not that brave.'],
      rough: ['Aye. {Grant}.'],
      playful: ['{Grant}. Dare me.'],
    },
    asks: ['Would you come with me?', 'And if it goes wrong?', 'What would you do first?'],
  },
  guess: {
    says: {
      all: ['You’d think so, wouldn’t you.', 'Less than you’d think.', 'Most people guess that.', 'Some days, yes.'],
      stern: ['That’s a guess, and not a bad one.'],
      playful: ['Warm. Not hot, but warm.'],
      rough: ['People say so. People say a lot.'],
      shy: ['Do I look like it?'],
    },
    asks: ['What made you think so?', 'Would it suit me?'],
  },
  blame: {
    says: {
      all: ['You’re right. {Grant}, and I’m sorry.', '{Grant}. I’ve no good excuse.', 'No excuses. {Grant}.'],
      rough: ['Aye, {grant}. That’s on me.'],
      stern: ['{Grant}. The fault is mine.'],
      shy: ['I know. {Grant}. I was afraid to.'],
      warm: ['Oh, I know. {Grant}. I’m sorry.'],
    },
    asks: ['Can I make it up to you?', 'Are you still cross with me?', 'How do I put it right?'],
  },
  denial: {
    says: {
      all: ['No, {grant}.', 'True. {Grant}.', 'You noticed. No, {grant}.'],
      stern: ['{Grant}. That’s correct.'],
      playful: ['{Grant}, and I’m not even sorry.'],
      rough: ['Nope. {Grant}.'],
      shy: ['{Grant}. Is that bad?'],
    },
    asks: ['Does that surprise you?', 'How could you tell?', 'Would you?'],
  },
  allow: {
    says: {
      all: ['Then I will. Thank you.', 'If you say so, I will.', 'I’ll take you at your word.'],
      shy: ['May I? Then I will.'],
      bold: ['Good, because I was going to.'],
      stern: ['Very well.'],
    },
    asks: ['You’re sure?', 'Will you stay while I do?'],
  },
  seem: {
    says: {
      all: ['Do I? It must show, then.', 'Do I? You look closely.', 'I suppose I do. I hadn’t noticed.'],
      stern: ['Do I. I’ll have to work on that.'],
      shy: ['Do I? I was hoping it wouldn’t show.'],
      playful: ['Do I? It’s the light.'],
      rough: ['Do I? Long day.'],
      melancholy: ['I suppose I do. It’s an old habit.'],
    },
    asks: ['What gave me away?', 'Is it that plain?', 'Does it bother you?'],
  },
  said: {
    says: {
      all: ['I did say that, and I stand by it.', 'I did. You were listening.', 'So I did.'],
      stern: ['I did. I meant it.'],
      playful: ['I did. I was hoping you’d forgotten.'],
      shy: ['I did, didn’t I.'],
    },
    asks: ['Do you hold me to it?', 'What about it?'],
  },
  past: {
    says: {
      all: ['I did.', 'I did, yes. I won’t pretend otherwise.', 'Yes. I did.'],
      stern: ['I did, and for a reason.'],
      shy: ['I did. I hoped you wouldn’t see.'],
      playful: ['I did. Guilty.'],
      rough: ['Aye, I did.'],
      bold: ['I did, and I’d do it again.'],
    },
    asks: ['Do you mind?', 'Who told you?', 'What did you think?'],
  },
  claim: {
    says: {
      all: ['{Grant}, I admit it.', 'Maybe {grant}.', '{Grant}. You see a lot.', 'I suppose {grant}.'],
      stern: ['{Grant}. I see no reason to deny it.'],
      shy: ['{Grant}, a bit. Is it that plain?'],
      playful: ['{Grant}. Don’t tell anybody.'],
      rough: ['{Grant}. What of it?'],
      bold: ['{Grant}, and proud of it.'],
      elegant: ['{Grant}. One does one’s best.'],
      warm: ['{Grant}. You know me too well.'],
    },
    asks: ['What gave me away?', 'Does that bother you?', 'How long have you known?', 'And what does that make you?'],
  },
};

/** Whether somebody supposes something of her: 'You must love the smell', 'I bet you ride lifts all day'. */
const SUPPOSED =
  /^(?:I (?:bet|guess|suppose|assume|imagine|thought|think)(?: that)? |(?:and |so |but |well )?(?:maybe|perhaps|surely) )?you(?:'re|'ve|'d| are| have)?\b/i;

/** 'Your moustache is coming off': something of hers. */
const HERS =
  /^your (?:\w+ ){1,3}?(is|are|was|were|looks?|smells?|has|have|needs?) (?:\w+ )?(?:coming|falling|crooked|dirty|wet|torn|open|undone|off|loose|burning|on fire|gone|broken|slipping|showing|upside|backwards|cold|shaking|bleeding|red|a hole|a stain|soot)/i;
const HERS_LINES: Tempered = {
  all: [
    '{Is}? Thank you. Nobody else would have told me.',
    '{Is}? Look away for a second, I’ll see to {it}.',
    '{Is}? And I walked about like that all day.',
  ],
  stern: ['{Is}? I’ll see to {it}. Not a word to anybody.'],
  playful: ['{Is}? It’s the fashion. As of now.'],
  shy: ['{Is}? Oh. Don’t look.'],
};

/** What her card says to what is supposed of her. */
function onCard(act: Act, moment: Moment, acts: readonly Act[]): string | null {
  if (!SUPPOSED.test(plainMarks(coreOf(act.text)))) return null;
  const [best] = cardMatches(act, moment, acts.indexOf(act)).filter(
    ({ fact, shared, near }) =>
      !fact.isSecret &&
      !moment.story.spokenLines.holds(fact.text) &&
      (near >= CARD_LIKE.alone || (shared > 0 && near >= CARD_LIKE.detail)),
  );
  return best ? sayFact(moment, best.fact.text) : null;
}

/** What is supposed of her, answered by her card; null where it says nothing on it. */
export function aboutHerCard(act: Act, moment: Moment, acts: readonly Act[]): Answer | null {
  const known = onCard(act, moment, acts);
  return known === null ? null : { says: [known], isCertain: true };
}

/** Answers what was said about herself: from her card where that says something on it, else granted in her manner. */
export function aboutHer(act: Act, moment: Moment, acts: readonly Act[], core: string): Answer | null {
  const known = aboutHerCard(act, moment, acts);
  if (known) return known;
  const plain = plainMarks(core)
    .replace(/^I (?:bet|guess|suppose|assume|imagine)(?: that)? (?=you\b)/i, '')
    .replace(/\byou (really|just|actually|honestly|totally|still|always|definitely) /i, 'you ');
  const hers = plain.match(HERS);
  if (hers) {
    const isMany = /^(?:are|were|look|smell|have|need)$/i.test(hers[1] ?? '');
    const line = drawOwn(moment, HERS_LINES, { Is: isMany ? 'Are they' : 'Is it', it: isMany ? 'them' : 'it' });
    return line === null ? null : { says: [line] };
  }
  const found = GRANTS.find(([form]) => form.test(plain));
  if (!found || /^you (?:know|see|guys|two|idiot|silly|all)\b/i.test(plain)) return null;
  const [, kind, grant] = found;
  const lines = LINES[kind];
  if (!lines) return null;
  const says = drawOwn(moment, lines.says, { grant, Grant: capitalised(grant) });
  const ask = drawOwn(moment, lines.asks);
  if (says === null) return null;
  return { says: [tidied(says)], ...(ask !== null && { asks: [ask] }) };
}
