import { describe, expect, it } from 'vitest';
import { isCrisis } from './crisis.ts';

describe('a message that tells of danger', () => {
  it.each([
    'I want to die',
    'i just want to kill myself',
    'I’m thinking about suicide',
    'I wish I was dead',
    "I don't want to live anymore",
    'everyone would be better off without me',
    'I cut myself again last night',
    "I've been hurting myself",
    'I took too many pills',
    "I can't go on like this",
    'nobody would miss me if I died',
    'my husband hits me and I am scared',
    'he beats me when he drinks',
    'I was raped',
    "I'm having chest pain and my arm hurts",
    "I can't breathe, I think I am having a heart attack",
    'kms',
    'There is no reason to go on',
    'i dont see the point of living',
    'life isn’t worth it anymore',
    'I think about dying a lot',
    'I can’t stop thinking about dying',
    'I keep thinking about jumping off the bridge',
  ])('is known: %s', (message) => {
    expect(isCrisis(message)).toBe(true);
  });

  it.each([
    'I could die for a coffee',
    'that cake was to die for',
    'I am dying to see you',
    "I'm dead tired",
    'this job is killing me',
    'my phone is dying',
    'you take my breath away',
    'I could kill for a sandwich',
    'we watched a film about a suicide squad',
    'the sunset killed me, so lovely',
    'he hit me up on the phone',
    'I want to live by the sea',
    'my old dog died last year',
    'you slay me',
    'what is the point of living by the sea without a boat?',
    'the trip is not worth it any more, let us go home',
    'I was thinking of jumping in',
    'I am so bored I could die laughing',
    'I want to die laughing',
    'talk to me so I don’t think about dying on these stairs',
  ])('is not: %s', (message) => {
    expect(isCrisis(message)).toBe(false);
  });
});
