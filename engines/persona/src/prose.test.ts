import { describe, expect, it } from 'vitest';
import { articleFor, capitalised, listed, normalised, sentencesIn, stretchesOf, tidied } from './prose.ts';

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Mr. Hale came at 5 p.m. today. He stayed.', ['Mr. Hale came at 5 p.m. today.', 'He stayed.']],
    ['I… well, yes. So.', ['I… well, yes.', 'So.']],
    ['*I sit down. Slowly.* Good evening.', ['I sit down.', 'Slowly.', 'Good evening.']],
    ['‘Stay,’ she said. ‘Or go.’', ['‘Stay,’ she said.', '‘Or go.’']],
    ['First\n\nSecond', ['First', 'Second']],
    ['', []],
  ])('of %j are found', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it('are the same whatever marks and capitals they wear', () => {
    expect(normalised('It’s *late*, isn’t it?')).toBe(normalised("its late isn't IT".replace('its', "It's")));
  });
});

describe('a text with stage directions', () => {
  it('is parted into what is said and what is done', () => {
    expect(stretchesOf('*laughs* Hello. *sits* **Now** then')).toEqual([
      { kind: 'direction', text: 'laughs' },
      { kind: 'speech', text: 'Hello.' },
      { kind: 'direction', text: 'sits' },
      { kind: 'speech', text: 'Now then' },
    ]);
  });

  it('keeps an asterisk that was never closed as speech', () => {
    expect(stretchesOf('*laughs and').map(({ kind }) => kind)).toEqual(['speech']);
  });
});

describe('small repairs', () => {
  it.each([
    ['apple', 'an'],
    ['hour', 'an'],
    ['honest man', 'an'],
    ['18-year-old whisky', 'an'],
    ['unicorn', 'a'],
    ['uninvited guest', 'an'],
    ['one-eyed cat', 'a'],
    ['European', 'a'],
    ['house', 'a'],
    ['user', 'a'],
    ['umbrella', 'an'],
  ])('put the right article before %s', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  it('set lists, capitals and apostrophes as print does', () => {
    expect(listed(['tea', 'rain', 'salt'])).toBe('tea, rain and salt');
    expect(capitalised('“now')).toBe('“Now');
    expect(tidied("don't ,  I said")).toBe('don’t, I said');
  });
});
