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
const mostSevere = (categories: ReportCategory[]) =>
  reportCategories.find((each) => categories.includes(each)) ?? 'other';

/** A reported subject as a line for the operator, with the reason if it is hidden. */
export function viewThing(thing: Thing, hiddenReason?: string): string {
  const { subject, subjectId, reporters, reportIds, categories, words, newestAt } = thing;
  const people = reporters === 1 ? '1 reporter' : `${reporters} reporters`;
  const hidden = hiddenReason === undefined ? '' : `  hidden: ${quoteLine(hiddenReason, WORDS_SHOWN)}`;
  const others = reporters > reportIds.length ? ', …' : '';
  return `${at(newestAt)}  ${subject} ${subjectId}  ${mostSevere(categories)}  ${people}  (report ${reportIds.join(', ')}${others})${hidden}
    ${quoteLine(words, WORDS_SHOWN)}`;
}

/** A refusal as a line for the operator. */
export function viewRefusal(refusal: Refusal & { username: string | undefined }): string {
  const { createdAt, subject, field, category, reason, username = 'somebody without an account', excerpt } = refusal;
  return `${at(createdAt)}  ${subject}, ${quoteLine(field)}  ${category} (${reason})  by ${username}
    ${quoteLine(excerpt)}`;
}
