import { describe, expect, it } from 'vitest';
import { isGoodNews, moodIn } from './mood-events.ts';

describe('what weighs on a person', () => {
  it.each([
    ['She passed in spring.', 'death'],
    ['It was mum’s funeral this morning.', 'death'],
    ['I lost my Nora in the spring four years ago', 'death'],
    ['Nobody waits really, I got divorced in January', 'parting'],
    ['We lost a patient last night.', 'death'],
    ['My dog ran away yesterday', 'missing'],
    ['Missing, not dead.', 'missing'],
    ['my wife moved out on the 3rd. took the cat', 'parting'],
    ['Sam left. This morning. By the bins.', 'parting'],
    ['me and leon had a fight', 'quarrel'],
    ['I got fired today', 'work'],
    ['headache today, kind of bad', 'illness'],
    ['my friend Yann lost his leg', 'illness'],
    ['My dad drank himself to death', 'death'],
    ['She’s in for a scan.', 'illness'],
    ['*cries* he said no', 'sad'],
    ['I feel like I’m failing at this', 'shame'],
    ['I’m so tired today', 'weary'],
  ])('%s', (text, mood) => {
    expect(moodIn(text)).toBe(mood);
  });

  it.each([
    'my gps died',
    'she’s not dead, it’s silly to miss somebody who only moved',
    'my grandmother left me her recipe book',
    'I passed the exam',
    'I left the keys on the table',
    'she picks at people when I’m nervous',
    'I’m dead serious',
    'I’m tired of cables',
    'I’m afraid so',
    'you’re such a useless idiot',
    'we ran off the pitch',
    'I miss the bus every day lol',
  ])('nothing: %s', (text) => {
    expect(moodIn(text)).toBeNull();
  });

  it('is told from what gladdens', () => {
    for (const text of ['I got the job!', 'She said yes!!', 'Pregnant! I’m going to be an aunt at 58!'])
      expect(isGoodNews(text)).toBe(true);
    for (const text of ['I got a letter', 'you got the job!', 'I didn’t get the job!'])
      expect(isGoodNews(text)).toBe(false);
  });
});
