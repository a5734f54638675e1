import { expect, it } from 'vitest';
import { turnText } from './judge-pack.mjs';
import { turnsToJudge } from './judge-sample.mjs';
import { readVerdicts, scoreTable, unblind } from './judge-score.mjs';

/** @param {string} id @returns {import('./dialogues.mjs').Dialogue} */
const dialogue = (id) => ({
  id,
  name: 'Rosalind',
  gender: 'female',
  description: 'Rosalind, 61, restores globes. Widow of Pieter, a harbour pilot.',
  secret: 'None.',
  talks: 'Mind the glue.',
  facts: [],
  size: 'short',
  opening: 'Come in.',
  turns: [
    { u: "I'm Baraka.", a: 'Hello.' },
    { u: 'Were you married?', a: 'To Pieter, a pilot.' },
    { u: "What's my name?", a: 'Baraka.' },
    { u: 'Nice weather.', a: 'Wet.' },
  ],
});
const many = Array.from({ length: 40 }, (_, n) => dialogue(`${n < 20 ? 'calm' : 'odd'}:${n}`));
const right = { relevant: true, correct: true, character: true, writing: 3 };
const wrong = { relevant: false, correct: true, character: true, writing: 1 };
/** @type {import('./judge-pack.mjs').Key} */
const key = {
  seed: 1,
  old: 'x',
  new: 'y',
  turns: [
    { turn: 1, id: 'calm:1', at: 1, kind: 'card', a: 'new' },
    { turn: 2, id: 'calm:2', at: 2, kind: 'recall', a: 'old' },
    { turn: 3, id: 'calm:3', at: 0, kind: 'other', a: 'old' },
  ],
};

it('draws each kind, no conversation twice while there are enough, none excluded, and the same for a seed', () => {
  const turns = turnsToJudge(many, 20, 3, new Set(['odd:25']));
  const of = (/** @type {string} */ kind) => turns.filter((turn) => turn.kind === kind).length;
  expect([of('recall'), of('card'), of('other')]).toEqual([4, 7, 9]);
  const ids = turns.map((turn) => turn.dialogue.id);
  expect(new Set(ids).size).toBe(20);
  expect(ids).not.toContain('odd:25');
  expect(turnsToJudge(many, 20, 3, new Set(['odd:25']))).toEqual(turns);
  expect(turnsToJudge(many, 20, 3, new Set(['odd'])).every((turn) => turn.dialogue.id.startsWith('calm'))).toBe(true);
});

it('shows the judge card, what was said and both replies, but not which engine, the kind or the good answer', () => {
  const text = turnText({ dialogue: dialogue('calm:1'), at: 2, kind: 'recall' }, { turn: 9, a: 'One.', b: 'Two.' });
  const wanted = ['TURN 9', 'harbour pilot', 'To Pieter', "What's my name?", 'REPLY A', 'One.', 'REPLY B', 'Two.'];
  const places = wanted.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(text).not.toMatch(/\b(old|new|recall)\b|Rosalind: Baraka/);
});

it('gives each engine its verdicts, and never calls right what is beside the message', () => {
  const [first, second] = unblind(key, [
    { turn: 1, A: right, B: wrong },
    { turn: 2, A: right, B: wrong },
  ]);
  expect([first?.new.correct, first?.old.correct]).toEqual([true, false]);
  expect([second?.new.correct, second?.old.correct]).toEqual([false, true]);
});

it('prints shares by kind and what is still to be judged', () => {
  const table = scoreTable(key, [
    { turn: 1, A: right, B: wrong },
    { turn: 2, A: wrong, B: right },
  ]);
  expect(table).toMatch(/^relevant +0 of 2 \(0 %\) +2 of 2 \(100 %\)$/m);
  expect(table).toMatch(/^ +facts of the card +0 of 1 \(0 %\) +1 of 1 \(100 %\)$/m);
  expect(table).toMatch(/^writing, 0 to 3 +1\.00 +3\.00$/m);
  expect(table).toMatch(/only from the new engine 2, only from the old 0\n1 of 3 turns/);
});

it('takes the word of the judge for what a message asks', () => {
  const table = scoreTable(key, [{ turn: 3, asks: 'card', A: wrong, B: right }]);
  expect(table).toMatch(/^ +facts of the card +0 of 1 \(0 %\) +1 of 1 \(100 %\)$/m);
  expect(table).toMatch(/^ +everything else +– +–$/m);
});

it('names the line of a file that is no verdict', () => {
  expect(() => readVerdicts(`${JSON.stringify({ turn: 1, A: right, B: wrong })}\n{"turn":2}`, 'v.jsonl')).toThrow(
    /v\.jsonl, line 2/,
  );
});
