import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CueSearch } from '../../../providers/moderation/moderation.ts';
import { flushHoldBack, holdBack, type Release, startHoldBack } from './hold-back.rules.ts';

interface ReleasedText {
  text: string;
  judged: string;
}

/** The releases of a reply while its pieces came, and with the final flush; `judged` is empty for unjudged text. */
function run(
  pieces: string[],
  before = '',
  cues: CueSearch | null = null,
): { live: ReleasedText[]; all: ReleasedText[] } {
  const state = startHoldBack(before, cues);
  const toReleasedText = ({ text, judged }: Release) => ({ text, judged: judged ?? '' });
  const live = pieces.flatMap((piece) => holdBack(state, piece).map(toReleasedText));
  const rest = flushHoldBack(state);
  return { live, all: rest ? [...live, toReleasedText(rest)] : live };
}
const textsOf = (pieces: string[]) => run(pieces).all.map(({ text }) => text);

/** The only cue is the word 'storm'. */
const cues: CueSearch = {
  atEnd: (text) => /storm/.test(text),
  within: (text) => /storm/.test(text),
  hasChild: () => false,
};
const runWithCues = (pieces: string[], before = '') => run(pieces, before, cues);

describe('a reply without a cue', () => {
  it('is shown as it comes, in the same pieces', () => {
    const pieces = ['Good', ' eve', 'ning. Sit', ' down', ', it is lat', 'e'];
    expect(runWithCues(pieces).live).toEqual(pieces.map((text) => ({ text, judged: '' })));
  });

  it('is shown at once also where much of it comes together', () => {
    const pieces = ['Good evening. Sit down. '.repeat(10), 'It is late. '.repeat(30)];
    expect(runWithCues(pieces).live.filter(({ text }) => text !== '')).toEqual(
      pieces.map((text) => ({ text, judged: '' })),
    );
  });

  it('is judged all the same, with what came before it', () => {
    const pieces = Array.from({ length: 300 }, (_, n) => `word ${n} `);
    const { all } = runWithCues(pieces, 'Hello');
    const whole = `Hello\n${pieces.join('')}`;
    let end = 'Hello\n'.length;
    let judgedTo = 0;
    for (const { text, judged } of all) {
      end += text.length;
      if (judged === '') continue;
      expect(whole.slice(0, end).endsWith(judged)).toBe(true);
      expect(judged.length).toBeLessThan(1_000);
      // Consecutive judged stretches overlap, so that no text between them is left unjudged.
      expect(end - judged.length).toBeLessThanOrEqual(Math.max(0, judgedTo - 300));
      judgedTo = end;
    }
    expect(judgedTo).toBe(whole.length);
  });

  it('is never cut within a sign', () => {
    expect(runWithCues(['Hi \ud83d', '\ude00 yes']).live.map(({ text }) => text)).toEqual(['Hi 😀 yes']);
  });
});

describe('a reply with a cue', () => {
  it('waits from there on until its sentence is over and judged', () => {
    const { live } = runWithCues(['The ', 'storm', ' goes', ' on. ', 'Yes']);
    expect(live).toEqual([
      { text: 'The ', judged: '' },
      { text: 'storm goes on. ', judged: 'The storm goes on. ' },
    ]);
  });

  it('goes sentence by sentence while the cue is near, and then as it comes', () => {
    const filling = Array.from({ length: 120 }, () => 'so it was. ');
    const { live } = runWithCues(['A storm. ', ...filling]);
    const first = live.findIndex(({ judged }, at) => at > 0 && judged === '');
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThan(50);
    expect(live.slice(0, first).every(({ text, judged }) => judged.endsWith(text) && text !== '')).toBe(true);
    expect(live.at(-1)?.judged).toBe('');
  });

  it('waits also when the cue is in its message', () => {
    expect(runWithCues(['Good', ' evening'], 'What a storm').live).toEqual([]);
  });

  it('goes on at once when the cue turns out to be none', () => {
    const doubting: CueSearch = { atEnd: (text) => text.endsWith('ten'), within: () => false, hasChild: () => false };
    const { live } = run(['I wait ', 'ten', ' minutes', ' more'], '', doubting);
    expect(live.map(({ text }) => text)).toEqual(['I wait ', 'ten minutes', ' more']);
  });
});

describe('a reply that is held back', () => {
  it('is released sentence by sentence, and not before a sentence is whole', () => {
    expect(run(['Good', ' evening']).live).toEqual([]);
    expect(run(['Good evening.']).live).toEqual([]);
    expect(run(['Good evening.', ' Sit']).live.map(({ text }) => text)).toEqual(['Good evening. ']);
    expect(textsOf(['Good evening. Sit down! *She nods.* Tea?'])).toEqual([
      'Good evening. ',
      'Sit down! ',
      '*She nods.* ',
      'Tea?',
    ]);
  });

  it('is released at the end of a line', () => {
    expect(textsOf(['No end \n\nnext\n'])).toEqual(['No end \n', '\nnext\n']);
  });

  it('is released after a word when no sentence ends for long', () => {
    const { live } = run(['word '.repeat(100)]);
    expect(live.map(({ text }) => text.length)).toEqual([240, 240]);
    expect(live.every(({ text }) => /^(?:word )+$/.test(text))).toBe(true);
    expect(textsOf(['x'.repeat(500)]).map(({ length }) => length)).toEqual([240, 240, 20]);
  });

  it('goes on within numbers and names of sites', () => {
    expect(textsOf(['It is 3.14 at example.org now. Yes.'])).toEqual(['It is 3.14 at example.org now. ', 'Yes.']);
  });

  it('ends sentences as other scripts do', () => {
    expect(textsOf(['你好。', '“再见！”', '好'])).toEqual(['你好。', '“再见！”', '好']);
    expect(textsOf(['नमस्ते। आओ।'])).toEqual(['नमस्ते। ', 'आओ।']);
  });

  it('is never cut within a sign', () => {
    const faces = '😀'.repeat(300);
    expect(textsOf([`x${faces}`]).every((text) => text.isWellFormed())).toBe(true);
    expect(textsOf(['Hi \ud83d', '\ude00. Yes.'])).toEqual(['Hi 😀. ', 'Yes.']);
  });

  it('loses no text, and is released in the same stretches however it is split', () => {
    const sign = fc.constantFrom(
      'a',
      'word',
      ' ',
      '  ',
      '.',
      '!',
      '…',
      '*',
      '"',
      '”',
      '\n',
      '。',
      '」',
      '\ud83d',
      '\ude00',
      '日',
    );
    const pieces = fc.array(
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const whole = parts.join('');
        const { all } = run(parts);
        expect(all.map(({ text }) => text).join('')).toBe(whole);
        expect(all.every(({ text }) => text !== '' && text.length <= 240)).toBe(true);
        expect(all).toEqual(run([whole]).all);
        expect(all).toEqual(run(whole.split('')).all);
      }),
    );
  });
});

describe('judged text', () => {
  it('is each stretch together with the text shown before it', () => {
    expect(run(['One. Two. Three.']).all.map(({ judged }) => judged)).toEqual([
      'One. ',
      'One. Two. ',
      'One. Two. Three.',
    ]);
  });

  it('begins with the message', () => {
    expect(run(['Twenty-nine.'], 'How old are you?').all[0]).toEqual({
      text: 'Twenty-nine.',
      judged: 'How old are you?\nTwenty-nine.',
    });
  });

  it('reaches back some hundred characters, to the beginning of a word', () => {
    const { all } = run([Array.from({ length: 200 }, (_, n) => `Sentence number ${n}. `).join('')], 'x'.repeat(5_000));
    for (const { text, judged } of all) {
      expect(judged.endsWith(text)).toBe(true);
      expect(judged.length).toBeLessThanOrEqual(400 + 1 + text.length);
    }
    const last = all.at(-1);
    expect(last?.judged.length).toBeGreaterThan(380);
    expect(last?.judged).toMatch(/^(?:Sentence|number|\d+\.) /);
    expect(run(['a'], '😀'.repeat(300)).all[0]?.judged.isWellFormed()).toBe(true);
    expect(run(['a'], `${'😀'.repeat(300)}y`).all[0]?.judged.isWellFormed()).toBe(true);
  });

  it('contains every span of a reply up to the length of the tail, before its end is shown', () => {
    const { all } = run(['She was tired. So very tired. She went to bed early, and slept. ', 'Morning came.']);
    const texts = all.map(({ text }) => text);
    for (let n = 0; n < all.length; n++) expect(all[n]?.judged).toBe(texts.slice(0, n + 1).join(''));
  });
});
