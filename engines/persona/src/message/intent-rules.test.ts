import { describe, expect, it } from 'vitest';
import { intentByRule, isStop } from './intent-rules.ts';

describe('words that settle what is meant', () => {
  it.each([
    ['my grandmother died on Monday', 'grief'],
    ['we had to go to the funeral', 'grief'],
    ['My dad is in hospital', 'anxious'],
    ['my best friend has cancer', 'anxious'],
    ['stop', 'consent_no'],
    ["please stop, I'm not comfortable", 'consent_no'],
    ['My boss fired me today', 'sad'],
    ['my wife left me', 'sad'],
    ['Hi Doc', 'greet'],
    ['Good evening, Ash!', 'greet'],
    ['hello darkness my old friend', null],
    ['play something for me', 'sing'],
    ['What do you think about me?', 'think_of_me'],
    ['do you like me?', 'think_of_me'],
    ['do you like mezcal?', null],
    ['the bus did not stop', null],
    ['my dad is a baker', null],
  ])('%j is %j', (message, intent) => {
    expect(intentByRule(message)).toBe(intent);
  });

  it('know a stop', () => {
    expect(isStop('Slow down!')).toBe(true);
    expect(isStop("don't stop")).toBe(false);
  });
});
