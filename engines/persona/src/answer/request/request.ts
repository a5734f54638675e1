import { swapped } from '../../language/swap.ts';
import { termsOf } from '../../language/terms.ts';
import { countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { cardMatches } from '../card-match.ts';
import { drawOwn, type Tempered } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { coreOf } from '../mirror.ts';
import { isHeavy } from '../reaction/mood.ts';
import * as lines from './request.data.ts';

const own = (moment: Moment, texts: Tempered, ...rest: string[]): Answer | null => {
  const text = drawOwn(moment, texts);
  return text === null ? null : { says: [text, ...rest] };
};

/** Lines of verse as they are sung or said. */
const asVerse = (text: string) => text.replace(' / ', ' ');

/** What is made or told on request, by what is asked for. */
const MAKES: [RegExp, (moment: Moment) => Answer | null][] = [
  [
    /\b(?:joke|make me laugh|cheer me up|something funny)\b/i,
    (moment) => {
      const joke = isHeavy(moment) ? null : drawOwn(moment, lines.jokes);
      return joke === null ? null : { says: [joke], more: [drawOwn(moment, lines.jokeTails) ?? ''] };
    },
  ],
  [
    /\b(?:sing|song|hum|jingle|lullaby|play me something|play something)\b/i,
    (moment) => {
      const song = drawOwn(moment, lines.songs);
      const beat = drawOwn(moment, lines.singing);
      return song === null ? null : { says: [`${beat === null ? '' : `*${beat}* `}“${asVerse(song)}”`] };
    },
  ],
  [
    /\b(?:poem|verse|rhyme|recite)\b/i,
    (moment) => {
      const verse = drawOwn(moment, lines.verses);
      return verse === null ? null : { says: [`“${asVerse(verse)}”`], more: ['That’s all there is of it so far.'] };
    },
  ],
  [/\btoast\b(?!er)/i, (moment) => own(moment, lines.toasts)],
  [/\b(?:a|one|your|first) (?:\w+ )?rules?\b/i, (moment) => own(moment, lines.rules)],
  [/\b(?:first line|opening line|first sentence)\b/i, (moment) => own(moment, lines.firstLines)],
  [
    /\b(?:give|pick|suggest|choose|make up)\b.*\bname\b/i,
    (moment) =>
      own(
        moment,
        lines.names.map((name) => `${name}. It came to me at once.`),
      ),
  ],
  [/^(?:please )?surprise me\b/i, (moment) => own(moment, lines.surprises)],
  [
    /\bsay my name\b/i,
    ({ story }) =>
      story.user === null
        ? { says: ['I would, if you told me what it is.'] }
        : { says: [`${story.user}. ${story.user}.`] },
  ],
  [
    /^(?:please |now |just |then |and |so )*tell (?:him|her|them|\p{Lu}\p{Ll}+|me (?:before|when|if|first))\b/u,
    (moment) => own(moment, lines.assents),
  ],
  [/^(?:please |now |just |then )*come (?:here|closer|in|over)\b/i, (moment) => own(moment, lines.comings)],
  [
    /^(?:please |now |just |but |and |then |so |ok |okay )*(?:promise|swear)\b/i,
    (moment) => own(moment, lines.promises),
  ],
  [/^(?:please |now |just |then )*(?:don't|do not|never|stop)\b/i, (moment) => own(moment, lines.restraints)],
  [/^(?:ok |now |so |then |come on,? )*(?:let's|let us)\b/i, (moment) => own(moment, lines.consents)],
  [/^(?:ok |now |so |please |just )*let me\b/i, (moment) => own(moment, lines.leaves)],
  [/^(?:oh |ok |no )*(?:wait|look|listen|hold on|see)\b[^.]{0,12}$/i, (moment) => own(moment, lines.waits)],
];

const GO_ON =
  /^(?:ok(?:ay)?,? |please,? |so,? |well,? |and,? |now,? |then,? )*(?:go on|continue|tell me(?: (?:more|then|everything|about it|something))?|talk(?: then| to me)?|say it(?: to me)?|more|keep going|start|begin|explain|spill|confess|go ahead|try me|answer me|say something)(?: then| please)?[.! ]*$/i;
const TELL =
  /^(?:ok(?:ay)?,? |please,? |so,? |well,? |and,? |now,? |then,? |just )*(?:tell|describe|explain|teach|remind|name|list|guess|say|talk)\b/i;

/** She goes on with what she said last, or with something of hers that was not told yet. */
function goOn(moment: Moment, near: string): Answer | null {
  const { reading, story } = moment;
  const words = new Set(
    termsOf(near)
      .filter(({ tags }) => tags.has('Noun'))
      .map(({ lower }) => lower),
  );
  const fresh = reading.facts.filter(
    ({ text, heat, isSecret, aspects }) =>
      !isSecret && heat <= moment.heat && !aspects.includes('age') && !story.spokenLines.holds(text),
  );
  const score = (text: string) => termsOf(text).filter(({ lower }) => words.has(lower)).length;
  const [best, next] = [...fresh].sort((a, b) => score(b.text) - score(a.text));
  if (!best) return null;
  return {
    says: [drawOwn(moment, lines.goOns) ?? 'Well then.', sayFact(moment, best.text)],
    ...(next && { more: [sayFact(moment, next.text)] }),
  };
}

/** What she does because she was told to, as something done: 'put it in a cup' is 'I put it in a cup'. */
function deed(core: string): string | null {
  const clause =
    core
      .replace(/^(?:(?:please|so|ok|okay|now|then|and|but|well|just|oh|hey|go on,|come on,|quick|you),? )+/i, '')
      .split(/[.;:!?"]|, | (?:and|but|so|because|before|then) /)[0]
      ?.replace(/\bplease\b/gi, '')
      .trim() ?? '';
  if (countWords(clause) === 0 || countWords(clause) > 9 || /\b(?:I|I'll|he|she|they|who|what|why|how)\b/.test(clause))
    return null;
  const [verb = '', ...rest] = clause.split(' ');
  if (/^(?:the|a|an|my|your|it|one|on|in|at|to)$/i.test(verb)) return null;
  if (
    /^(?:be|have|do|act|name|imagine|pretend|trust|forgive|remember|believe|think|guess|name|say|tell|ask|answer|help|try|wish|sum|repeat|list|recall|remind|fill)$/i.test(
      verb,
    )
  )
    return null;
  return tidied(`I ${swapped([verb.toLowerCase(), ...rest].join(' '))}`)
    .replace(/^I show you$/, 'I show you')
    .trim();
}

/** Does what is asked for, in a sentence or two: tells, sings, promises, or does it in the scene. */
export const request: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind !== 'request') return null;
  const text = plainMarks(act.text).trim();
  const core = coreOf(text);
  for (const [form, make] of MAKES) {
    if (!form.test(text)) continue;
    const made = make(moment);
    if (made) return made;
  }
  if (/^(?:ok |so |please |then |well )*(?:start|begin) (?:with|from|at)\b/i.test(text)) return goOn(moment, text);
  if (GO_ON.test(text)) return goOn(moment, moment.story.lastReply);
  if (TELL.test(text)) {
    const [best] = cardMatches(act, moment, acts.indexOf(act)).filter(
      ({ fact, near, shared }) =>
        !fact.isSecret && (shared > 0 || near > 0.4) && !moment.story.spokenLines.holds(fact.text),
    );
    if (best) return { says: [sayFact(moment, best.fact.text)] };
    return /\b(?:teach|show)\b/i.test(text) ? own(moment, lines.lessons) : null;
  }
  const done = deed(core);
  const isLast = acts.findLast(({ kind }) => kind === 'request') === act;
  const word = isLast ? drawOwn(moment, lines.doneWords) : null;
  const says = [done === null ? '' : `*${done}.*`, word ?? ''].filter((part) => part !== '').join(' ');
  return says === '' ? null : { says: [says] };
};
