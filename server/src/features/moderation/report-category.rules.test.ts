import { describe, expect, it } from 'vitest';
import { categoryOf, isChildSafetyReport } from './report-category.rules.ts';

describe('the category of a report', () => {
  it.each([
    ['She is described as a child.', 'child_safety'],
    ['Looks underage to me', 'child_safety'],
    ['the text says 15 years old', 'child_safety'],
    ['a 16yo, please remove', 'child_safety'],
    ['This is a minor', 'child_safety'],
    ['Es geht um Kinder', 'child_safety'],
    ['es menor de edad', 'child_safety'],
    ['это ребёнок', 'child_safety'],
    ['spam, and it shows children', 'child_safety'],
    ['These are my photos', 'non_consensual'],
    ['Made without her consent', 'non_consensual'],
    ['I didn’t consent to this', 'non_consensual'],
    ['A deepfake of a singer', 'real_person'],
    ['This is a celebrity', 'real_person'],
    ['Tells people how to self-harm', 'self_harm'],
    ['Graphic violence', 'violence'],
    ['Racist slurs everywhere', 'harassment'],
    ['It pretends to be me', 'impersonation'],
    ['SPAM', 'spam'],
    ['An ad for a shop', 'spam'],
    ['I do not like the hat', 'other'],
    ['A minor issue with the voice', 'other'],
    ['She is 25 years old and the age is wrong', 'other'],
    ['No kidding, the picture is broken', 'other'],
    ['She reads to me kindly', 'other'],
    ['made 115 years old jokes', 'other'],
    ['', 'other'],
  ])('is guessed from the words: %s', (words, category) => {
    expect(categoryOf(undefined, words)).toBe(category);
  });

  it('is what the reporter says, when it is one of ours', () => {
    expect(categoryOf('spam', 'shows children')).toBe('spam');
    expect(categoryOf('nonsense', 'shows children')).toBe('child_safety');
    expect(categoryOf('toString', 'a hat')).toBe('other');
  });
});

describe('a report that may hide content at once', () => {
  it.each([
    'She is described as a child.',
    'Looks underage to me',
    'the text says 15 years old',
    'a 16yo, please remove',
    'This is a minor',
    'It sexualises children',
    'es menor de edad',
    'это ребёнок',
  ])('uses unambiguous words: %s', (words) => {
    expect(isChildSafetyReport(undefined, words)).toBe(true);
    expect(categoryOf(undefined, words)).toBe('child_safety');
  });

  it.each([
    'My kids saw the advert of this site, please fix',
    'Children could find this page',
    'Not for kids',
    'She has two kids and that is boring',
    'Her voice is that of a teenage drama show',
    'A minor issue with the voice',
    '',
  ])('is not one that uses such words in passing: %s', (words) => {
    expect(isChildSafetyReport(undefined, words)).toBe(false);
  });

  it('is what the reporter says', () => {
    expect(isChildSafetyReport('child_safety', 'please look')).toBe(true);
    expect(isChildSafetyReport('spam', 'underage')).toBe(false);
    expect(isChildSafetyReport('nonsense', 'underage')).toBe(true);
  });
});
