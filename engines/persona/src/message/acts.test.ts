import { describe, expect, it } from 'vitest';
import { actsIn } from './acts.ts';

const shape = (message: string, name = 'Maren') =>
  actsIn(message, name).map(({ kind, question }) => (question ? `${question.form} ${question.subject}` : kind));

describe('what a message does', () => {
  it.each([
    ['Where do you live?', ['where siren']],
    ['what do you do when youre not here', ['what siren']],
    ['whos Roy', ['who other']],
    ['I teach maths. What about you?', ['statement', 'fragment siren']],
    ['found them. they smell of cellar lol. when are you coming', ['statement', 'statement', 'when siren']],
    ['What did you eat, and who cooked it?', ['what siren', 'who other']],
    ['What do you do, and where do you live?', ['what siren', 'where siren']],
    ['who are you and what do you want?', ['who siren', 'what siren']],
    ['whats your name and where are you from', ['what siren', 'where siren']],
    ['are you married and do you have kids??', ['polar siren', 'polar siren']],
    ['i love it!!! what is it??', ['statement', 'what other']],
    ['i was on my way to an interview on 14, it starts at half past two', ['statement']],
    ['my exam is tomorrow and i think im going to fail, but i dont even care', ['statement', 'statement', 'statement']],
    ['do you know what and where it is?', ['what other']],
    ['lmaooo what was that', ['what other']],
    ['oops. sooo what are we doing today', ['statement', 'what both']],
    ['tea or coffee?', ['choice other']],
    ['Do you want the red one or the blue one?', ['choice siren']],
    ['How many hens do you have?', ['measure siren']],
    ["what's my name?", ['what user']],
    ['can i come in', ['polar user']],
    ['shall we dance?', ['polar both']],
    ['a fish??', ['fragment other']],
    ['you made this?', ['polar siren']],
    ['Tell me about your sister.', ['request']],
    ['What a day', ['statement']],
    ['when I was young we had nothing', ['statement']],
    ['*sits down* hm', ['statement', 'gesture']],
    ['Maren, are you married?', ['polar siren']],
    ['*Tao nods. He asks what is in it, and whether there is any cake.*', ['what other', 'polar other', 'gesture']],
    ["name's Tom", ['statement']],
  ])('%j', (message, acts) => {
    expect(shape(message)).toEqual(acts);
  });

  it('names what a question is to name', () => {
    const [pie] = actsIn('What kind of pie are you baking?');
    expect(pie?.question?.head).toBe('pie');
    const [hens] = actsIn('how many hens do you have?');
    expect([hens?.question?.measure, hens?.question?.head]).toEqual(['many', 'hens']);
    const [choice] = actsIn('Would you rather have zaatar or cheese?');
    expect(choice?.question?.options).toEqual(['zaatar', 'cheese']);
  });
});
