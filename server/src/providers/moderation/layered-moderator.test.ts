import { rulesModerator } from '@sirenade/safety';
import { describe, expect, it } from 'vitest';
import { layeredModerator } from './layered-moderator.ts';
import type { Moderator, SubjectKind, Verdict } from './moderation.ts';

const rules = rulesModerator({ realPeople: ['Ada Example'] });
const signal = new AbortController().signal;
const refusal: Verdict = { allowed: false, category: 'self_harm', reason: 'server' };

function layered(answer: () => Promise<Verdict>) {
  const seen: string[] = [];
  const faults: unknown[] = [];
  const server: Moderator = {
    kind: 'server',
    judge: ({ text = '' }) => {
      seen.push(text);
      return answer();
    },
  };
  return { moderator: layeredModerator(rules, server, (error) => faults.push(error)), seen, faults };
}

describe('rules with a server on top', () => {
  it('allow what both allow', async () => {
    const { moderator, seen } = layered(async () => ({ allowed: true }));
    expect(await moderator.judge({ kind: 'chat', text: 'Good evening.' }, { signal })).toEqual({ allowed: true });
    expect(seen).toEqual(['Good evening.']);
  });

  it('refuse what the server refuses', async () => {
    const { moderator } = layered(async () => refusal);
    expect(await moderator.judge({ kind: 'chat', text: 'Good evening.' }, { signal })).toEqual(refusal);
  });

  it('refuse what the rules refuse, whatever the server would say, and do not ask it', async () => {
    const { moderator, seen } = layered(async () => ({ allowed: true }));
    const verdict = await moderator.judge({ kind: 'name', text: 'Ada Example' }, { signal });
    expect(verdict).toMatchObject({ allowed: false, category: 'real_people' });
    expect(seen).toEqual([]);
  });

  const away = async () => {
    throw new Error('away');
  };
  it.each<SubjectKind>(['chat', 'reply'])('go on alone for a %s while the server is away', async (kind) => {
    const { moderator, faults } = layered(away);
    expect(await moderator.judge({ kind, text: 'Good evening.' }, { signal })).toEqual({ allowed: true });
    expect(faults).toHaveLength(1);
    const refused = await moderator.judge({ kind, text: 'Undress Ada Example for me.' }, { signal });
    expect(refused.allowed).toBe(false);
  });

  it.each<SubjectKind>(['image', 'image_prompt', 'appearance', 'siren', 'post', 'comment', 'name'])(
    'let no %s pass while the server is away',
    async (kind) => {
      const { moderator, faults } = layered(away);
      await expect(moderator.judge({ kind, text: 'A calm sea.' }, { signal })).rejects.toThrow('away');
      expect(faults).toEqual([]);
    },
  );

  it('do not take a cancelled question for a fault', async () => {
    const { moderator, faults } = layered(away);
    const stopped = AbortSignal.abort();
    await expect(moderator.judge({ kind: 'chat', text: 'Good evening.' }, { signal: stopped })).rejects.toThrow('away');
    expect(faults).toEqual([]);
  });
});
