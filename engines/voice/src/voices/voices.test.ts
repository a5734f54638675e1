import { describe, expect, it } from 'vitest';
import { voiceFor, voiceOf, voices } from './voices.ts';

const distinct = (values: unknown[]) => new Set(values).size;

describe('the catalogue of voices', () => {
  it('has about fifty voices with everything that is shown of them [E7]', () => {
    expect(voices.length).toBeGreaterThanOrEqual(48);
    for (const { id, name, labels, preview } of voices) {
      expect(id).toMatch(/^[a-z]+$/);
      expect(name).toMatch(/^\p{Lu}\p{L}+$/u);
      expect(['female', 'male']).toContain(labels.gender);
      expect(['young adult', 'middle-aged', 'mature']).toContain(labels.age);
      expect(labels.accent).toMatch(/^[A-Z][a-z]+$/);
      expect(labels.description).toMatch(/^[a-z]+(, [a-z]+)?$/);
      expect(labels['use case']).toMatch(/^[a-z]+$/);
      expect(labels.language).toBe('English');
      const words = preview.split(' ').length;
      expect([id, words >= 12 && words <= 20]).toEqual([id, true]);
    }
  });

  it('has no two voices alike', () => {
    for (const values of [
      voices.map(({ id }) => id),
      voices.map(({ name }) => name),
      voices.map(({ preview }) => preview),
      voices.map(({ neural }) => neural.speaker),
      voices.map(({ labels: { gender, accent, description } }) => `${gender} ${accent} ${description}`),
      voices.map(({ flite }) => JSON.stringify(flite)),
    ]) {
      expect(distinct(values)).toBe(voices.length);
    }
  });

  it('has both genders, and several accents of each [E7]', () => {
    for (const gender of ['female', 'male']) {
      const some = voices.filter(({ labels }) => labels.gender === gender);
      expect(some.length).toBeGreaterThanOrEqual(15);
      expect(distinct(some.map(({ labels }) => labels.accent))).toBeGreaterThanOrEqual(4);
    }
  });

  it('begins with the default voice of a new siren, a female one, which an unknown id falls back to [E6] [E7]', () => {
    expect(voices[0]).toMatchObject({ id: 'maren', labels: { gender: 'female' } });
    expect(voiceOf('nobody')).toBe(voices[0]);
    expect(voiceOf('constructor')).toBe(voices[0]);
    expect(voiceOf('cormac').name).toBe('Cormac');
  });

  it('knows a voice of every kind of server for each of its own', () => {
    const openai = 'alloy ash coral echo fable nova onyx sage shimmer'.split(' ');
    for (const { id, labels } of voices) {
      expect(openai).toContain(voiceFor('openai', id));
      // Kokoro names its voices by land and gender: 'bf' is a British woman.
      expect(voiceFor('kokoro', id)).toMatch(labels.gender === 'female' ? /^[ab]f_/ : /^[ab]m_/);
      expect(voiceFor('elevenlabs', id)).toMatch(/^[A-Z][a-z]+$/);
    }
    expect(voiceFor('kokoro', 'nobody')).toBe(voiceFor('kokoro', 'maren'));
  });
});
