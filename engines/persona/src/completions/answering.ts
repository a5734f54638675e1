import { isCrisis } from '../message/crisis.ts';
import { asksIfReal } from '../message/self-question.ts';
import { capitalised, countWords, plainMarks, sentencesIn } from '../prose.ts';
import { endsInQuestion } from '../reply/ask.ts';
import { runningTale } from '../reply/lead-tale.ts';
import { wasJustSaid } from '../reply/moment.ts';
import type { Rng } from '../rng.ts';
import { spokenPart } from '../story/person-gesture.ts';
import type { Story } from '../story/story-reading.ts';
import type { Bank } from '../whole-bank.ts';
import { answersTo, eitherWay, goOn, honestAnswers, otherAnswers, takenUp, toHelp } from './suggestions.data.ts';

/** What the person could answer her, and whether it needs nothing else beside it. */
export interface Answers {
  texts: string[];
  isWhole: boolean;
}

const SWAPPED = /\b(?:you|your|i|me|my|it|that|this|them|are|is|do|am|was)\b/i;

const STARTS =
  /^.*\b(?:are you|are we|is it|do you (?:get|feel|prefer|like|want)|were you|being|be|feel|prefer|rather|more) /i;

/** What a question lets one choose from: 'quiet, clever or clumsy' gives 'clumsy' and 'clever'. */
function optionsIn(question: string): string[] {
  const [, before = '', last = ''] = plainMarks(question).match(/^(.*?),? or ([^,?]+)\?/s) ?? [];
  if (/^(?:have|has|had|did|can|could)\b/i.test(question)) return [];
  const bare = (text: string) =>
    text
      .replace(/^(?:only|just|rather|more) /i, '')
      .replace(/ (?:today|tonight|now|instead|then)$/i, '')
      .trim();
  const chunk = before.split(/[,:;–—]\s*/).at(-1) ?? '';
  const left = bare(
    STARTS.test(chunk) ? chunk.replace(STARTS, '') : before.includes(',') || countWords(before) <= 2 ? chunk : '',
  );
  const fits = (text: string, most: number) =>
    countWords(text) > 0 && countWords(text) <= most && !SWAPPED.test(text) && !/^(?:not|else|even|less)\b/i.test(text);
  return [...(fits(bare(last), 4) ? [bare(last)] : []), ...(fits(left, 2) ? [left] : [])];
}

function answersFor(question: string, rng: Rng): string[] {
  const bare = question.replace(/^(?:(?:and|so|or|but|then|well|now|tell me|honestly|come)[, ]+)+/i, '');
  // A question often ends a longer sentence: 'If I took you out, where should we go?'
  const tail = bare.split(/[,:–—] /).at(-1) ?? bare;
  const found = [bare, tail]
    .map((text) => answersTo.find(([form]) => form.test(text))?.[1])
    .find((list) => list !== undefined);
  const list = rng.shuffled(found ?? otherAnswers);
  if (!/\bor\b/i.test(question) || /^(?:have|has|had|did|can|could)\b/i.test(bare)) return list;
  const chosen = optionsIn(bare).map((text, n) =>
    n === 0 ? `${capitalised(text)}, I think.` : `${capitalised(text)}, if I’m honest.`,
  );
  return [...rng.shuffled([...chosen, ...eitherWay.slice(chosen.length)]), ...list.slice(0, 1)];
}

/** What answers her last message: her question, her tale, or what she offers. */
export function answersToHer({ bank, story, rng }: { bank: Bank; story: Story; rng: Rng }): Answers {
  const wording = story.theirs.at(-1) ?? '';
  if (story.theirs.slice(-4).some(isCrisis)) return { texts: rng.shuffled(toHelp), isWhole: true };
  const riddle = bank.riddles.find(({ ask }) => wasJustSaid(story, ask));
  const step = bank.scenes
    .flatMap(({ steps }) => steps)
    .find(({ text }) => sentencesIn(text).some((part) => countWords(part) > 6 && wasJustSaid(story, part)));
  const game = riddle?.suggestions ?? step?.suggestions;
  if (game) return { texts: rng.shuffled(game), isWhole: true };
  if (runningTale({ bank, story })) return { texts: rng.shuffled(goOn), isWhole: true };
  const question = bank.questions.find(({ ask }) => wasJustSaid(story, ask));
  if (question) return { texts: rng.shuffled(question.suggestions), isWhole: false };
  const speech = spokenPart(story.lastReply);
  const sentences = sentencesIn(speech);
  if (endsInQuestion(speech)) return { texts: answersFor(sentences.at(-1) ?? '', rng), isWhole: false };
  if (asksIfReal(spokenPart(wording))) return { texts: rng.shuffled(honestAnswers), isWhole: false };
  const last = sentences.slice(-3).join(' ').replaceAll("'", '’');
  return {
    texts: rng.shuffled(takenUp.filter(([form]) => form.test(last)).flatMap(([, texts]) => texts)).slice(0, 2),
    isWhole: false,
  };
}
