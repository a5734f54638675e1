import { asksIn } from '../answer/recall/asks.ts';
import { complaintIn } from '../message/complaint.ts';
import { languageOf } from '../message/languages.ts';
import { sumIn } from '../message/sums.ts';
import { tinyReplies } from '../message/tiny.data.ts';
import { plainMarks } from '../prose.ts';
import { intentNamed, type Lead, type Moment } from './moment.ts';
import { englishOnly, palmAsks, palmLines, sorryAsks, sorryLines, sumLines, unheardLines } from './plain.data.ts';

const PALM = /\b(?:read my (?:palm|hand|fortune|future|cards)|tell (?:me )?my (?:fortune|future)|palm reading)\b/i;

/** Answers a small sum with what it comes to. */
export function sumLead({ seen, chooser, budget }: Moment): Lead | null {
  const sum = sumIn(seen.spoken);
  if (sum === null) return null;
  const text = chooser.line(sumLines, { most: budget.most, slots: { sum } });
  return { says: [text ?? `${sum}, again.`] };
}

/** Takes a complaint seriously: that she was unkind, or did not listen. */
export function complaintLead(moment: Moment): Lead | null {
  const { seen, chooser, budget } = moment;
  const complaint = complaintIn(seen.spoken);
  // 'You forgot my name' is best met by saying it.
  if (complaint === null || (moment.story.user !== null && asksIn(seen.acts).some(({ kind }) => kind === 'who')))
    return null;
  const text = chooser.line(complaint === 'unkind' ? sorryLines : unheardLines, { most: budget.most });
  if (text === null) return null;
  return complaint === 'unkind'
    ? { says: [text], asks: sorryAsks, isBrief: true, intent: intentNamed(moment, 'friend_trouble') }
    : { says: [text], asks: 'none', isBrief: true };
}

/** Reads a palm for whoever holds one out. */
export function palmLead({ seen, chooser, budget }: Moment): Lead | null {
  if (!PALM.test(plainMarks(seen.spoken))) return null;
  const text = chooser.line(palmLines, { most: budget.most });
  return text === null ? null : { says: [text], asks: palmAsks };
}

/** Meets another language: in that language once, and then in the one she writes. */
export function foreignLead({ seen, chooser, budget }: Moment): Lead | null {
  if (seen.tiny !== 'foreign') return null;
  const language = languageOf(seen.spoken);
  const own = language === null ? null : chooser.line([{ text: englishOnly[language] }], { most: budget.most });
  if (own !== null) return { says: [own], asks: 'none', isBrief: true };
  const text = chooser.line(tinyReplies.foreign, { most: budget.most });
  return text === null ? null : { says: [text], asks: 'none', isBrief: true };
}
