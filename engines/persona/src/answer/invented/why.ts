import { plainMarks, sentencesIn } from '../../prose.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { cardMatches, topicKeys } from '../card-match.ts';
import { sayFact } from '../from-card.ts';
import { cardDetails, isKnownElsewhere } from './details.ts';
import { lastReasons, purposes, reasons, taskReasons, theirReasons, thingReasons, whyThis } from './why.data.ts';
import { questionKey, worldOf } from './world.ts';

const HANGING =
  /^(?:is that|that|so|not|that one|this|really|exactly|though|on earth|the hell|do you (?:say|ask|think) (?:that|so|it)|would you (?:say|think|do) (?:that|so)|is it)?$/i;

/** Gives a reason: from the card where a sentence of it says more on the thing, else by what was asked. */
export const why: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  const isHowCome = question?.form === 'how' && /^come\b/i.test(question.rest);
  const text = plainMarks(question?.text ?? '').toLowerCase();
  const isWhatFor =
    /^what(?: is|'s| was| are|'re) (?:that|it|this|they|those|all (?:this|that)|(?:the|your|this|that|those) [\w -]+) for$|^what for$/.test(
      text,
    );
  if (!question || (question.form !== 'why' && !isHowCome && !/^how come\b/.test(text) && !isWhatFor)) return null;
  if (isKnownElsewhere(moment, text)) return null;
  const world = worldOf(moment);
  const rest = text
    .replace(/^why's\b/, 'why is')
    .replace(/^(?:why|how come|what for)\s*/, '')
    .replace(/^(?:come|is it that)\s*/, '');
  const key = `why ${questionKey(text)}`;
  const more = cardDetails(act, moment, acts);
  if (HANGING.test(rest)) {
    const last =
      sentencesIn(moment.story.lastReply)
        .filter((sentence) => !/\?$/.test(sentence))
        .at(-1) ?? '';
    const own = keysOf(last);
    const fact = moment.reading.facts.find(
      ({ text: wording, isSecret }) =>
        !isSecret && !moment.story.spokenLines.holds(wording) && [...topicKeys(wording)].some((word) => own.has(word)),
    );
    const reason = world.line(`${key} ${questionKey(last)}`, lastReasons);
    return { says: [reason], more: fact ? [sayFact(moment, fact.text)] : [] };
  }
  const asked = topicKeys(text);
  const just = keysOf(moment.story.lastReply);
  const isTask = /^(?:am|do|should|must|are) (?:i|we)\b/.test(rest) && [...asked].some((word) => just.has(word));
  const [best] = cardMatches(act, moment, acts.indexOf(act)).filter(
    ({ fact, shared }) =>
      shared > 0 &&
      !fact.isSecret &&
      !moment.story.spokenLines.holds(fact.text) &&
      [...topicKeys(fact.text)].filter((word) => !asked.has(word)).length >= 3,
  );
  const lines =
    isWhatFor && text !== 'what for'
      ? purposes
      : question.subject === 'user'
        ? isTask
          ? taskReasons
          : theirReasons
        : (reasons.find(([form]) => form.test(rest))?.[1] ??
          (/^(?:is|are|was|were|do|does|did|has|have|can|could|will|would|'s)\b/.test(rest) ? thingReasons : whyThis));
  const reason = world.line(key, lines);
  const isOfNow = /\b(?:look like (?:that|this)|looking|smiling|laughing|blushing|staring|crying|quiet)\b/.test(rest);
  if (best && !isOfNow && question.subject !== 'user')
    return { says: [sayFact(moment, best.fact.text)], more: [reason, ...more] };
  return { says: [reason], more };
};
