import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuGrowth, MOST_GROWTH } from '../../../../scripts/lib/cpu-growth.ts';
import { runs } from '../../../../scripts/lib/test-depth.ts';
import { makeSentenceSplitter, sentencesOf } from './sentences.ts';

describe('the sentences of a text', () => {
  it.each([
    ['full stops', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['no end at all', 'Come closer', ['Come closer']],
    ['titles', 'Dr. Reid met Mr. and Mrs. Ash. They left.', ['Dr. Reid met Mr. and Mrs. Ash.', 'They left.']],
    ['initials', 'J. R. Tolkien wrote it. I read it.', ['J. R. Tolkien wrote it.', 'I read it.']],
    ['dotted short forms', 'Bring fish, e.g. Cod. At 5 p.m. Sharp.', ['Bring fish, e.g. Cod.', 'At 5 p.m. Sharp.']],
    [
      'words that are short for something only before a number',
      'No. I sat. In fig. 3.',
      ['No.', 'I sat.', 'In fig. 3.'],
    ],
    ['the pronoun I', 'It was I. She knew.', ['It was I.', 'She knew.']],
    ['numbers', 'It costs 3.50 now. No. 5 is mine.', ['It costs 3.50 now.', 'No. 5 is mine.']],
    ['an ellipsis that goes on', 'Well... maybe. Wait… what?', ['Well... maybe.', 'Wait… what?']],
    ['an ellipsis that ends', 'I wonder... The sea knows.', ['I wonder...', 'The sea knows.']],
    ['a stammer', 'I… I don’t know.', ['I… I don’t know.']],
    ['several marks', 'What?! Really!! Yes.', ['What?!', 'Really!!', 'Yes.']],
    [
      'quotes',
      '"Come in," she said. "Sit down." Then silence.',
      ['"Come in," she said.', '"Sit down."', 'Then silence.'],
    ],
    [
      'a quote that its speaker ends',
      '“Stop!” he cried. “Why?” she asked.',
      ['“Stop!” he cried.', '“Why?” she asked.'],
    ],
    ['brackets', 'It was late (very late.) We slept.', ['It was late (very late.)', 'We slept.']],
    ['lines', 'One\nTwo\n\nThree', ['One', 'Two', 'Three']],
    ['another script', '你好。今天好吗？很好！', ['你好。', '今天好吗？', '很好！']],
    ['accents', 'Él vino. Ángela no. ¿Y tú?', ['Él vino.', 'Ángela no.', '¿Y tú?']],
    ['a name after a full stop without space', 'See example.com now. Bye.', ['See example.com now.', 'Bye.']],
  ])('are found with %s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each([
    ['a direction', '*She smiles.* Hello there.', ['Hello there.']],
    ['a direction in the middle', 'Hello *waves slowly*, sailor.', ['Hello, sailor.']],
    ['a direction between sentences', 'Come in. *The door creaks. Wind.* Sit.', ['Come in.', 'Sit.']],
    ['a direction that was not closed', 'Hello. *she turns away\nWait!', ['Hello.', 'Wait!']],
    ['nothing but a direction', '*She says nothing.*', []],
    ['bold, which is spoken', 'I **never** said that.', ['I never said that.']],
    ['an asterisk that is none', 'Two * three is six.', ['Two three is six.']],
    ['emoji', 'I missed you 😘🧜‍♀️! Come 🇬🇧 back 👍🏽.', ['I missed you!', 'Come back.']],
    ['only emoji and marks', '😘 … !!', []],
    ['markup', '# Title\n> _quoted_ `code` ~~gone~~', ['Title', 'quoted code gone']],
    ['links', 'See [my page](https://x.example/a) or https://y.example/b now.', ['See my page or now.']],
    ['nothing', '', []],
    ['space', ' \n\t ', []],
  ])('leave out what is not spoken: %s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('are cut at commas when they are very long, at spaces or anywhere when they must', () => {
    const withCommas = `${'all along the shore we went, '.repeat(40)}and home.`;
    const parts = sentencesOf(withCommas);
    expect(parts.every((part) => part.length <= 400)).toBe(true);
    expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
    expect(parts.join(' ')).toBe(withCommas);
    expect(sentencesOf('word '.repeat(200)).every((part) => part.length <= 400 && /^word.*word$/.test(part))).toBe(
      true,
    );
    const hard = sentencesOf('𝒜'.repeat(500));
    expect(hard.every((part) => part.length <= 400 && part.isWellFormed())).toBe(true);
    expect(hard.join('')).toBe('𝒜'.repeat(500));
  });

  it('come as soon as they are sure while a text is still being written', () => {
    const splitter = makeSentenceSplitter();
    expect(splitter.push('Hello there.')).toEqual([]);
    expect(splitter.push(' ')).toEqual([]);
    expect(splitter.push('How')).toEqual(['Hello there.']);
    expect(splitter.push(' are you, Dr')).toEqual([]);
    expect(splitter.push('. Reid? *She ')).toEqual(['How are you, Dr. Reid?']);
    expect(splitter.push('turns. Slowly.* Well')).toEqual([]);
    expect(splitter.end()).toEqual(['Well']);
    expect(splitter.end()).toEqual([]);
  });

  it('are the same however a text comes in', () => {
    const piece = fc.constantFrom(
      'Hi',
      ' ',
      '.',
      '. ',
      '...',
      '*',
      '**',
      'Dr',
      '"',
      '\n',
      '😀',
      'e.g.',
      'I',
      'no',
      '5',
      't',
      '!',
      'x',
      '。',
      'Sea',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const splitter = makeSentenceSplitter();
        const streamed = [...pieces.flatMap((part) => splitter.push(part)), ...splitter.end()];
        expect(streamed).toEqual(sentencesOf(pieces.join('')));
      }),
      runs(150, 500),
    );
  });

  it.each(['. ', '*', '* a', '[', '"', '!?', 'a.b.', '  ', '[a](', 'www.'])(
    'are found in ten times as much of %j with about ten times the work',
    async (part) => {
      const [little, much] = [part.repeat(500), part.repeat(5_000)];
      const growth = await cpuGrowth(
        () => sentencesOf(little),
        () => sentencesOf(much),
        MOST_GROWTH,
      );
      expect(growth).toBeLessThan(MOST_GROWTH);
    },
  );
});
