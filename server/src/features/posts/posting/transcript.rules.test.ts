import { describe, expect, it } from 'vitest';
import { plainTranscriptOf, transcriptOf } from './transcript.rules.ts';

const speakers = { author: 'Sailor', siren: 'Isla' };
/** How one line of the author is written. */
const written = (userInput: string) =>
  transcriptOf([{ userInput, text: 'Yes.' }], speakers)
    .replace(/^\*\*Sailor:\*\* /, '')
    .replace(/\n\n\*\*Isla:\*\* Yes\.$/, '');

describe('a chat as markdown', () => {
  it('says who speaks, line by line', () => {
    const exchanges = [
      { userInput: 'Good evening.', text: 'Come in.' },
      { userInput: 'Thank you.', text: 'Sit down.' },
    ];
    expect(transcriptOf(exchanges, speakers)).toBe(
      '**Sailor:** Good evening.\n\n**Isla:** Come in.\n\n**Sailor:** Thank you.\n\n**Isla:** Sit down.',
    );
    expect(plainTranscriptOf(exchanges, speakers)).toBe(
      'Sailor: Good evening.\nIsla: Come in.\nSailor: Thank you.\nIsla: Sit down.',
    );
  });

  it('keeps the lines and paragraphs of what was said', () => {
    expect(written('One\ntwo\r\n\n\n\nthree\n')).toBe('One  \ntwo\n\nthree');
  });

  it.each([
    ['*smiles* Hello *waves and bows*.', '*smiles* Hello *waves and bows*.'],
    ['*looks at [you](x)*', '*looks at \\[you\\](x)*'],
    ['“*nods*”', '“*nods*”'],
  ])('shows actions in italics: %s', (line, markdown) => {
    expect(written(line)).toBe(markdown);
  });

  it.each([
    ['**loud**', '\\*\\*loud\\*\\*'],
    ['2 * 3 * 4', '2 \\* 3 \\* 4'],
    ['a*b*c', 'a\\*b\\*c'],
    ['*open', '\\*open'],
    ['* listed', '\\* listed'],
    ['_quiet_ and ~~gone~~', '\\_quiet\\_ and \\~\\~gone\\~\\~'],
    ['`code`', '\\`code\\`'],
    ['![x](https://evil.example/pixel)', '!\\[x\\](https\\://evil.example/pixel)'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['www.x.example', 'www\\.x.example'],
    ['me@x.example', 'me\\@x.example'],
    ['a | b', 'a \\| b'],
    ['back\\slash', 'back\\\\slash'],
  ])('leaves all other markup text: %s', (line, markdown) => {
    expect(written(line)).toBe(markdown);
  });

  it.each([
    ['# Heading', '\\# Heading'],
    ['- item', '\\- item'],
    ['+ item', '\\+ item'],
    ['1. item', '1\\. item'],
    ['12) item', '12\\) item'],
    ['> quote', '\\> quote'],
    ['---', '\\---'],
    ['===', '\\==='],
    [':-:', '\\:-:'],
    ['    indented', 'indented'],
    ['```', '\\`\\`\\`'],
  ])('does not begin a block within what was said: %s', (line, markdown) => {
    expect(written(`Look:\n${line}`)).toBe(`Look:  \n${markdown}`);
  });

  it('takes names for text too', () => {
    expect(transcriptOf([{ userInput: 'Hi', text: 'Yes' }], { author: 'a_b', siren: '*I* <b>' })).toBe(
      '**a\\_b:** Hi\n\n**\\*I\\* \\<b\\>:** Yes',
    );
  });
});
