import { describe, expect, it } from 'vitest';
import { complaintIn } from './complaint.ts';

describe('a complaint', () => {
  it.each([
    ['You are being rude to me', 'unkind'],
    ['that was a bit mean', 'unkind'],
    ['you hurt my feelings', 'unkind'],
    ["You didn't answer my question", 'unheard'],
    ['what are you talking about?', 'unheard'],
    ['That makes no sense.', 'unheard'],
    ['My boss is rude', null],
    ['You are kind', null],
    ['did he answer?', null],
  ])('%j is %j', (message, complaint) => {
    expect(complaintIn(message)).toBe(complaint);
  });
});
