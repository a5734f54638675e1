import { plainMarks } from '../../../prose.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { isKnownElsewhere } from '../details.ts';
import { questionKey, worldOf } from '../world.ts';
import { fears, remarks, together, worries } from './people.data.ts';
import { beings, states } from './things.data.ts';
import type { Whether } from './whether-class.ts';

const CLASSES: readonly Whether[] = [...fears, ...together, ...worries, ...states, ...beings];

const MET: readonly Whether[] = [...fears, ...worries, ...together];

const LEAD_IN = /^(?:(?:and|so|but|wait|oh|well|then|ok|okay|hey|um+|hm+|please|god|seriously),? )+/;
const BEHIND = /(?:,? (?:right|though|tho|then|by the way|btw|lol|haha+|please|do you think|you think|huh|yet))+$/;

const plain = (text: string) =>
  plainMarks(text)
    .toLowerCase()
    .replace(/[\s.!?…]+$/, '')
    .replace(LEAD_IN, '')
    // The classes are written with a capital I.
    .replace(/\bi\b/g, 'I');

/** Answers a yes/no question by its class: safety, state, being, permission, the two of them; with a reason of that class. */
export const whether: Answerer = (act, moment): Answer | null => {
  const { question } = act;
  if (question?.form !== 'polar') return null;
  const text = plain(question.text).replace(BEHIND, '');
  const found = CLASSES.find(({ form }) => form.test(text));
  // A fear is met, whoever told of what; the rest is looked up where it was told.
  if (!found || (!MET.includes(found) && isKnownElsewhere(moment, text))) return null;
  const world = worldOf(moment);
  const key = questionKey(question.text);
  const lines = world.rng(`whether ${key}`).chance(found.lean) ? found.yes : found.no;
  const says = world.line(`whether ${key} ${moment.story.hers.length}`, lines);
  return says === '' ? null : { says: [says] };
};

/** Answers a remark that wants to hear yes or no: 'bad idea, right?' */
export const remark: Answerer = (act, moment): Answer | null => {
  if (act.kind !== 'request' && act.question?.form !== 'fragment' && act.question?.form !== 'polar') return null;
  const text = plain(act.question?.text ?? act.text);
  const found = [...remarks, ...worries.filter(({ form }) => form.test('like this'))].find(({ form }) =>
    form.test(text),
  );
  if (!found) return null;
  const world = worldOf(moment);
  const says = world.line(`remark ${questionKey(text)} ${moment.story.hers.length}`, found.yes);
  return says === '' ? null : { says: [says] };
};
