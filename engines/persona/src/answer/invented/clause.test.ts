import { describe, expect, it } from 'vitest';
import { questionIn } from '../../message/question.ts';
import { clauseOf } from './clause.ts';
import { shortSaid, turned, wholeSaid } from './clause-said.ts';

function wording(text: string, isYes: boolean) {
  const question = questionIn(text, true);
  const clause = question && clauseOf(question);
  return clause ? [wholeSaid(clause, isYes), shortSaid(clause, isYes)] : null;
}

describe('a yes/no question said as a statement', () => {
  it.each([
    ['Did you build it yourself?', true, 'I built it myself', 'I did'],
    ['Do you miss the river?', false, "I don't miss the river", "I don't"],
    ['Have you ever been to sea?', false, 'I have never been to sea', "I haven't"],
    ['Are you nervous?', true, 'I am nervous', 'I am'],
    ['Is your licence real?', true, 'it is real', 'it is'],
    ['Do you still play cards?', false, "I don't play cards any more", "I don't"],
    ['Does it hurt?', true, 'it hurts', 'it does'],
    ['Can you see my house from there?', true, 'I can see your house from there', 'I can'],
    ['You made this?', true, 'I made this', 'I did'],
    ["Aren't you afraid up there?", true, 'I am afraid up there', 'I am'],
    ['Do you have any brothers?', false, "I don't have any brothers", "I don't"],
    ['Did you ever win?', false, 'I never won', "I didn't"],
    ['ever seen a whale?', true, 'I have seen a whale', 'I have'],
    ['Am I late?', false, "you aren't late", "you aren't"],
    ['has anyone asked her?', false, 'nobody has asked her', 'nobody has'],
    ['Is this seat taken?', false, "it isn't taken", "it isn't"],
    ['Are you friends?', true, 'we are friends', 'we are'],
    ['Is it true you keep bees?', true, 'I keep bees', 'I do'],
    ['are they friendly?', true, 'they are friendly', 'they are'],
  ])('%j, %s', (text, isYes, whole, short) => {
    expect(wording(text, isYes)).toEqual([whole, short]);
  });

  it('turns persons round', () => {
    expect(turned('your king, if I lose to you')).toBe('my king, if you lose to me');
  });
});
