import { describe, expect, it } from 'vitest';
import { topicIn } from './topic.ts';

describe('what a message is about', () => {
  it.each([
    ['My boss shouted at me all day and I feel useless.', 'your boss'],
    ['I had a fight with my sister today', 'your sister'],
    ["my sister's wedding is tomorrow", "your sister's wedding"],
    ['I saw a fox in the garden', 'the fox'],
    ['tell me about the ocean', 'the ocean'],
    ['I love rain', 'rain'],
    ["I'm reading a book about whales", 'whales'],
    ['I went to Rome with Lena', 'Lena'],
    ['my cat Miso sleeps', 'your cat Miso'],
    ['I lost my old job at the factory', 'your old job'],
  ])('of %j is %j', (message, topic) => {
    expect(topicIn(message)?.text).toBe(topic);
  });

  // 'You all day sounds heavy' was once said to somebody.
  it.each([
    'You all day',
    'they shouted at me all day',
    "what's up",
    'I am so tired of everything',
    'the weather is nice',
    'I want to kiss you',
    'my heart is broken',
    "that's a lot",
    'your eyes are beautiful',
    'how was your day',
    'my name is Anna',
    'I need a drink',
    "I'm a nurse and I'm so tired today",
    "Let's go on an adventure",
    "He's called Tom and he's a vet",
    "It's raining cats and dogs",
    '',
  ])('of %j is rather nothing than something wrong', (message) => {
    expect(topicIn(message)).toBeNull();
  });

  it('knows one from many', () => {
    expect(topicIn('I think about storms')?.isPlural).toBe(true);
    expect(topicIn('I think about my dog')?.isPlural).toBe(false);
  });
});
