import { quoteLine } from '../../platform/text/one-line.ts';
import { type Refusal, type ReportCategory, type ReportSubject, reportCategories } from './moderation.tables.ts';

interface Thing {
  subject: ReportSubject;
  subjectId: number;
  reporters: number;
  reportIds: number[];
  categories: ReportCategory[];
  words: string;
  newestAt: Date;
}

const WORDS_SHOWN = 120;

const at = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const gravest = (categories: ReportCategory[]) => reportCategories.find((each) => categories.includes(each)) ?? 'other';

/** Something reported, as the operator reads it; with the reason for which it is out of sight already, if it is. */
export function viewThing(thing: Thing, hiddenReason?: string): string {
  const { subject, subjectId, reporters, reportIds, categories, words, newestAt } = thing;
  const people = reporters === 1 ? '1 reporter' : `${reporters} reporters`;
  const hidden = hiddenReason === undefined ? '' : `  hidden: ${quoteLine(hiddenReason, WORDS_SHOWN)}`;
  const others = reporters > reportIds.length ? ', …' : '';
  return `${at(newestAt)}  ${subject} ${subjectId}  ${gravest(categories)}  ${people}  (report ${reportIds.join(', ')}${others})${hidden}
    ${quoteLine(words, WORDS_SHOWN)}`;
}

/** Something refused, as the operator reads it. */
export function viewRefusal(refusal: Refusal & { username: string | undefined }): string {
  const { createdAt, subject, field, category, reason, username = 'somebody without an account', excerpt } = refusal;
  return `${at(createdAt)}  ${subject}, ${quoteLine(field)}  ${category} (${reason})  by ${username}
    ${quoteLine(excerpt)}`;
}
