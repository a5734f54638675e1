import { namesOf } from '../../language/first-person.ts';
import { countWords, plainMarks, sentencesIn } from '../../prose.ts';
import { endsInQuestion } from '../../reply/ask.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { topicKeys } from '../card-match.ts';
import { sayFact } from '../from-card.ts';
import { spoken } from '../speech.ts';
import { turned } from './clause-said.ts';
import {
  confirm,
  confirmThing,
  goOn,
  goOnTale,
  guessRight,
  guessWrong,
  meant,
  mineToo,
  otherOne,
  smallFragments,
  standBy,
  takenAnswer,
  thatOne,
  whoIs,
} from './follow-up.data.ts';
import { proposed, toldOf } from './scene/deeds.data.ts';
import { questionKey, worldOf } from './world.ts';

const REALLY =
  /^(?:really|truly|seriously|honestly|for real|no way|are you (?:sure|serious|certain|joking|kidding)|you sure|is (?:that|it|this) (?:really )?(?:true|so)|true|is that so|you (?:mean it|serious|kidding|joking)|you're (?:joking|kidding|serious))(?: though| tho)?$/i;
const THEN =
  /^(?:and|so|then|and then|then what|and then what|what then|what next|and after(?: that)?|go on|and so|what happened(?: then| next| after(?: that)?)?|and what happened|tell me more|continue|keep going|more|more please|how does it end|how did it end)$/i;
const MEAN =
  /^(?:what (?:do|did) you mean(?: by)?(?: (?:that|it|this))?|meaning|what does that mean|how do you mean|what|huh|pardon|in what way)$/i;
const MEAN_WORD = /^what (?:do|did) you mean,?(?: by)? (.+)$/i;
const AND_YOU =
  /^(?:and |what about |how about )?(?:you|yourself)$|^and (?:your (?:day|week|night)|yours)$|^(?:your (?:day|week)|yours)$/i;
const ABOUT = /^(?:and|what about|how about|what of) (.+)$/i;
const WHO_IS =
  /^who(?:'s| is| was|s| are) (?:this |that )?((?:the |a |mr\.? |mrs\.? |dr\.? )?[\p{L}'-]+(?: [\p{L}'-]+)?)$/iu;

/** Sentences she said last, without what she did and asked. */
const lastStatements = ({ story }: Moment): string[] =>
  sentencesIn(story.lastReply.replace(/\*[^*]*\*/g, ' ')).filter((sentence) => !/\?["”’]*$/.test(sentence));

/** A sentence of the card on what she said last that was not said yet. */
function cardOn(moment: Moment, text: string): string | null {
  const own = keysOf(text);
  const fact = moment.reading.facts.find(
    ({ text: wording, isSecret, heat }) =>
      !isSecret &&
      heat <= moment.heat &&
      !moment.story.spokenLines.holds(wording) &&
      [...topicKeys(wording)].some((key) => own.has(key)),
  );
  return fact ? sayFact(moment, fact.text) : null;
}

/** What card or story tell of a name; null where it is named nowhere. */
function tellOf(moment: Moment, name: string): { said: string | null } | null {
  const form = new RegExp(`\\b${name.replace(/[^\p{L}\p{N} '-]/gu, '')}\\b`, 'iu');
  const fact = moment.reading.facts.find(({ text, isSecret }) => !isSecret && form.test(plainMarks(text)));
  if (fact) return { said: sayFact(moment, fact.text) };
  const sentences = moment.story.hers
    .flatMap((text) => sentencesIn(text))
    .filter((text) => form.test(plainMarks(text)) && !text.endsWith('?'));
  const userStatement = sentences.find((text) =>
    new RegExp(`\\bmy (?:\\w+ ){1,3}${name}\\b|\\b${name}(?:,| is| was) (?:my|the|a|an)\\b`, 'i').test(
      plainMarks(text),
    ),
  );
  if (userStatement !== undefined) {
    const plain = plainMarks(userStatement);
    const role = plain.match(new RegExp(`\\bmy ((?:\\w+ ){1,3})${name}\\b`, 'i'))?.[1]?.trim();
    return { said: role === undefined ? null : `${name} is my ${role}.` };
  }
  return sentences.length > 0 || moment.story.theirs.slice(0, -1).some((text) => form.test(plainMarks(text)))
    ? { said: null }
    : null;
}

/** Carries on what she said last: 'why?', 'and then?', 'really?', 'a fish??', 'who's Roy?' */
export const followUp: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind === 'gesture' || moment.story.lastReply === '') return null;
  const isAsked = act.kind === 'question';
  const text = plainMarks(act.question?.text ?? act.text)
    .replace(/[\s.!?…,]+$/, '')
    .replace(/^[\s.…]+/, '')
    .replace(/\s*\p{Extended_Pictographic}.*$/u, '')
    .trim();
  const low = text.toLowerCase();
  if (
    !isAsked &&
    !/^(?:go on|and|and then|then|tell me more|continue|keep going|more|more please|really|no way|seriously)$/i.test(
      low,
    )
  )
    return null;
  const world = worldOf(moment);
  const statements = lastStatements(moment);
  const key = `${questionKey(moment.story.lastReply)} ${low}`;
  const detail = cardOn(moment, statements.join(' '));
  const next = detail === null ? [world.line(`by ${key}`, standBy)] : [detail];
  if (REALLY.test(low)) return { says: [world.line(key, confirm), ...next] };
  if (THEN.test(low) || /\bthen what\b/i.test(act.text)) {
    const isHers = /\b(?:I|me|my)\b/.test(plainMarks(statements.slice(-2).join(' ')));
    const first = world.line(key, isHers ? goOn : goOnTale);
    // A tale of others goes on for as long as the reply may be.
    const rest = isHers ? [] : ['2', '3', '4'].map((n) => world.line(`${key} ${n}`, goOnTale));
    const begin = (text: string) => sentencesIn(text)[0] ?? '';
    const all = [first, ...rest];
    const more = all.filter((text, at) => at > 0 && all.findIndex((other) => begin(other) === begin(text)) === at);
    return { says: [first], more };
  }
  // 'And you? What would you like?' is answered by what follows.
  if (AND_YOU.test(low) && acts[acts.indexOf(act) + 1]?.question) return null;
  if (AND_YOU.test(low)) {
    const before = acts[acts.indexOf(act) - 1];
    const own = before === undefined ? null : cardOn(moment, before.text);
    return { says: [own ?? world.line(key, mineToo)] };
  }
  const small = smallFragments.find(([form]) => form.test(low))?.[1];
  if (small) return { says: [world.line(key, small)], more: detail === null ? [] : [detail] };
  if (/^which(?: one| of them)?$/.test(low)) return { says: [world.line(key, thatOne)] };
  const word = text.match(MEAN_WORD)?.[1];
  if (MEAN.test(low) || word !== undefined) {
    const quoted = word === undefined ? null : cardOn(moment, word);
    const again = quoted ?? detail;
    return {
      says:
        again === null
          ? [
              world.line(key, { any: ['I mean it just as I said it.', 'I mean what I say, no more than that.'] }),
              ...next,
            ]
          : [world.line(key, { any: meant.any.slice(0, 1) }), again],
    };
  }
  const name = text.match(WHO_IS)?.[1];
  if (
    name !== undefined &&
    !/^(?:it|he|she|they|there|your|my|you|I|this|that|these|those|in|on|at|for|from|with|the (?:lady|man|woman|boy|girl))\b/i.test(
      name,
    )
  ) {
    const bare = name.replace(/^(?:the|a) /i, '');
    const known = tellOf(moment, bare);
    if (known?.said) return { says: [spoken(known.said, moment.reading)] };
    if (known || /^\p{Lu}/u.test(bare))
      return {
        says: [
          world.line(`who ${bare.toLowerCase()}`, whoIs, { x: /^\p{Lu}/u.test(bare) ? bare : name.toLowerCase() }),
        ],
      };
    return null;
  }
  const person = low.match(/^(?:about|of) (her|him|them)$/)?.[1] as 'her' | 'him' | 'them' | undefined;
  if (person !== undefined) {
    const told = namesOf(moment.story.message.replace(/\b(?:I|I'm|I've)\b/g, ' ')).find((one) => /^\p{Lu}/u.test(one));
    const known = told === undefined ? null : tellOf(moment, told);
    return { says: [known?.said ?? world.line(key, toldOf[person])] };
  }
  const idea = text.match(/^how about (?!you\b|we\b|me\b|I\b|your\b)(.+)$/i)?.[1];
  if (idea !== undefined && countWords(idea) <= 4) return { says: [world.line(key, proposed, { x: turned(idea) })] };
  const about = text.match(ABOUT)?.[1];
  const isFragment = act.question?.form === 'fragment';
  const piece = about ?? (isFragment ? text : null);
  const mine = keysOf(moment.story.lastReply);
  const isClause = countWords(text) > 3 && /\b(?:is|was|are|were|has|had|did)\b/i.test(text);
  if (isFragment && isClause && [...keysOf(text)].some((one) => mine.has(one)))
    return { says: [world.line(key, confirm), ...next] };
  if (
    piece === null ||
    countWords(piece) > 5 ||
    /^(?:and |your |the |you,? )*(?:favou?rite|best|worst|hardest|\w{3,}est)\b|^(?:maybe|perhaps|probably)\b/i.test(
      piece,
    )
  )
    return null;
  const shown = turned(piece.replace(/^(?:with|like|as|but|so|what|wait) /i, '')).replace(
    /^(?!I\b|I')(\p{Lu})(?=\p{Ll})/u,
    (letter) => letter.toLowerCase(),
  );
  const thing = /\p{Lu}{3}/u.test(piece)
    ? shown.toLowerCase()
    : new RegExp(`\\b${piece.split(' ')[0]}`, 'u').test(moment.story.lastReply)
      ? turned(piece)
      : shown;
  if (namesOf(moment.reading.name).some((part) => part.toLowerCase() === piece.toLowerCase()))
    return {
      says: [world.line(key, { any: ['I’m here.', 'Yes? I’m listening.', 'What is it?'], gruff: ['What?'] })],
      isAdmission: true,
    };
  if (/^never\b/i.test(piece))
    return { says: [world.line(key, { any: ['Never.', 'Not once.', 'No, never. I’d remember.'] }), ...next] };
  if (/^(?:do you know|any idea)\b/i.test(act.text.replace(/^(?:and|so|but|oh|well),? /i, '')))
    return {
      says: [
        world.line(key, {
          any: ['Roughly, yes. I’d have to look to be sure.', 'I do, more or less.', 'Not by heart. {Person} would.'],
        }),
      ],
    };
  if (/^the (?:other|others|rest|second|third|last)(?: one)?$/i.test(piece))
    return { says: [world.line(key, otherOne)] };
  const own = keysOf(moment.story.lastReply);
  const keys = [...keysOf(piece)];
  const inCard = cardOn(moment, piece);
  if (inCard !== null && !keys.some((one) => own.has(one))) return { says: [inCard] };
  if (keys.some((one) => own.has(one)) || /\d/.test(piece))
    return { says: [world.line(key, confirmThing, { x: thing }), ...(inCard === null ? next : [inCard])] };
  if (about !== undefined)
    return {
      says: [
        world.line(
          key,
          {
            any: [
              '{X}? Still the same, as far as I know.',
              '{X} can wait until {day}.',
              '{X}? That’s another matter. I’d ask {person} first.',
              'I’ve not forgotten {x}. That comes next.',
            ],
          },
          { x: thing },
        ),
      ],
    };
  if (endsInQuestion(moment.story.lastReply) && acts.indexOf(act) === 0)
    return { says: [world.line(key, takenAnswer, { x: thing })] };
  // Only a thing or a state can be guessed at.
  if (
    countWords(piece) > 3 ||
    /^(?:about|behind|under|over|near|like|as|after|before|around|between|of|in|on|at|to|for|with|by|from|what|who|why|how|when|where|and|or|but|if|is|are|do|did|not|no|yes|so|too|very|just|bad|good)\b/i.test(
      piece,
    ) ||
    /\b(?:right|huh|eh|then)$/i.test(piece)
  )
    return null;
  const isRight = /ly$/.test(piece) || world.rng(`guess ${key}`).chance(0.5);
  return { says: [world.line(key, isRight ? guessRight : guessWrong, { x: thing }), ...(isRight ? next : [])] };
};
