import { describe, expect, it } from 'vitest';
import { asksForPicture, narrationOf, pictureSceneOf } from './picture-scene.rules.ts';

describe('the scene of a picture', () => {
  it('is what the reply narrates, not what is spoken of', () => {
    expect(narrationOf('*leans on the railing above the harbour* I have never seen a desert.')).toBe(
      'leans on the railing above the harbour',
    );
    expect(narrationOf('She sits down at the piano by the window. "I dreamt of the desert."')).toBe(
      'She sits down at the piano by the window.',
    );
  });

  it('is the whole reply where hardly anything is narrated', () => {
    expect(narrationOf('*smiles* We are in my garden,\n\n under the old tree.')).toBe(
      'smiles We are in my garden, under the old tree.',
    );
    expect(narrationOf('"Come to the garden with me."')).toBe('"Come to the garden with me."');
    expect(narrationOf('**Now** I stand on the pier, and the rain begins.')).toBe(
      'Now I stand on the pier, and the rain begins.',
    );
  });

  it('is on one line and not too long', () => {
    expect(pictureSceneOf('Hello', 'On the\n\n pier.')).toBe('On the pier.');
    expect(pictureSceneOf('Hello', 'x'.repeat(10_000))).toHaveLength(600);
    expect(pictureSceneOf(`Show me ${'x'.repeat(10_000)}`, 'On the pier, in the rain.')).toContain('On the pier');
    expect(pictureSceneOf('Hello', `${'x'.repeat(599)}😀`).isWellFormed()).toBe(true);
  });

  it('takes what the message asked to see, and nothing else of it', () => {
    expect(pictureSceneOf('Show me the lighthouse.', 'Here it is, at last.')).toBe(
      'Show me the lighthouse. Here it is, at last.',
    );
    expect(pictureSceneOf('I was in the desert.', 'Here it is, at last.')).toBe('Here it is, at last.');
  });
});

describe('a message asks for a picture', () => {
  it.each([
    'Show me your garden.',
    'send me a photo?',
    'Could I have a picture of you',
    'What do you look like?',
    'what does your boat look like',
    'Let me see the view.',
    'Can I see you?',
    'A selfie, please',
  ])('in: %s', (message) => expect(asksForPicture(message)).toBe(true));

  it.each(['Hello.', 'You look tired.', 'Show me how you do it.', 'I see.', 'See you tomorrow.', 'Let me think.'])(
    'not in: %s',
    (message) => expect(asksForPicture(message)).toBe(false),
  );
});
