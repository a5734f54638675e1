import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import { pickOwn } from '../choose.ts';
import { saidAgain } from './recall.data.ts';
import { cut } from './say.ts';

const ORDER_VERB =
  /^(?:(?:then|and|first|so|just|now|tonight|tomorrow|next|after that|second),? )*(?:do|don't|say|tell|ask|take|go|call|ring|write|keep|put|get|bring|eat|drink|sleep|stop|start|sit|stand|wait|leave|open|close|shut|turn|give|make|send|look|listen|let|try|hold|play|read|copy|book|hang|wash|use|breathe|walk|find|show|stay|never|change|pick|come|rest|talk|apologi[sz]e|thank)\b/i;

/** What is only said by the way. */
const SMALL_ORDER =
  /^(?:thank (?:you|god)|don't (?:mind|worry|laugh|look)|look\b|listen\b|come (?:in|on|here|closer|through)|sit\b|wait\b|let me|go on|hold on|hush|take your time|tell me|mind\b|give me|say that|stop\b|stay\b|ask me)/i;

const isInstruction = (text: string): boolean =>
  ORDER_VERB.test(plainMarks(text)) && !SMALL_ORDER.test(plainMarks(text)) && !/\?/.test(text);

/** What she told them to do, in her own words and order: from the last turns of hers that told anything. */
export function instructions(moment: Moment): string | null {
  const isOne = ({ by, text }: Recorded) => by === 'siren' && isInstruction(text) && countWords(text) > 2;
  const lines = moment.story.record.filter(isOne);
  const last = lines.at(-1)?.turn ?? 0;
  const near = lines.filter(({ turn }) => turn >= last - 2).slice(moment.size === 'short' ? -2 : -3);
  const text = near.map((line) => cut(line.text, 18)).join(' ');
  return text === '' ? null : (pickOwn(moment, saidAgain, { line: text }) ?? text);
}
