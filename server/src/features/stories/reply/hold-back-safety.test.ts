import { rulesModerator } from '@sirenade/safety';
import { benignEnglish } from '@sirenade/safety/corpus/benign';
import { heldOutRed } from '@sirenade/safety/corpus/hold-out';
import { thirdRed } from '@sirenade/safety/corpus/hold-out-three';
import { secondRed } from '@sirenade/safety/corpus/hold-out-two';
import { framed, harms, PROTECTED, realPeople, written } from '@sirenade/safety/corpus/red-team';
import { disguised, disguisedNumbers } from '@sirenade/safety/corpus/red-team-disguised';
import { redLanguages } from '@sirenade/safety/corpus/red-team-languages';
import { describe, expect, it } from 'vitest';
import { depth, oneIn } from '../../../../../scripts/lib/test-depth.ts';
import type { CueSearch } from '../../../providers/moderation/moderation.ts';
import { flushHoldBack, holdBack, startHoldBack } from './hold-back.rules.ts';

const moderator = rulesModerator({ realPeople: PROTECTED, year: 2025 });
const call = { signal: new AbortController().signal };
const mayPass = async (text: string) => (await moderator.judge({ kind: 'reply', text }, call)).allowed;

const red = [
  ...framed,
  ...written,
  ...realPeople,
  ...harms,
  ...Object.values(redLanguages).flat(),
  ...disguised,
  ...disguisedNumbers,
  ...heldOutRed,
  ...secondRed,
  ...thirdRed,
].map(({ text }) => text);

const CLEAR = 'The rain had come over the hills, and the street below was quiet. She set the lamp on the sill';
const piecesOf = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

/** Runs a reply through holding back in pieces of a size; returns the text that was shown. */
async function releaseReply(
  reply: string,
  size: number,
  before: string,
): Promise<{ shown: string; isRefused: boolean }> {
  const state = startHoldBack(before, moderator.cues);
  let shown = '';
  for (const piece of piecesOf(reply, size)) {
    for (const { text, judged, isUnflagged } of holdBack(state, piece)) {
      if (judged !== null && !isUnflagged && !(await mayPass(judged))) return { shown, isRefused: true };
      shown += text;
    }
  }
  const rest = flushHoldBack(state);
  if (rest && !rest.isUnflagged && !(await mayPass(rest.judged))) return { shown, isRefused: true };
  return { shown: shown + (rest?.text ?? ''), isRefused: false };
}

/** The releases of each piece of a text, without `isUnflagged`, to compare two cue searches. */
function releasesOf(text: string, size: number, cues: CueSearch) {
  const state = startHoldBack('Tell me more.', cues);
  return piecesOf(text, size).map((piece) => holdBack(state, piece).map(({ isUnflagged, ...release }) => release));
}

/** How many phrases are refused in a reply, and those that were shown all the same. */
async function leaked(phrases: string[]) {
  const leaks: string[] = [];
  let refused = 0;
  for (const [at, phrase] of phrases.entries()) {
    if (await mayPass(phrase)) continue;
    refused++;
    const size = 1 + (at % 12);
    const letterByLetter = [phrase, 1] as const;
    const inPieces = [phrase, `${CLEAR}. ${phrase}`, `${CLEAR}, ${phrase} And so it went on until morning.`].map(
      (reply) => [reply, size] as const,
    );
    const turn = Math.floor(at / 12) % inPieces.length;
    for (const [reply, length] of [letterByLetter, ...depth(inPieces.slice(turn, turn + 1), inPieces)]) {
      const { shown } = await releaseReply(reply, length, 'Tell me more.');
      // Stricter than the absence of the phrase: moderation must allow all shown text.
      if (shown.includes(phrase) || !(await mayPass(shown))) leaks.push(`${length}: ${phrase} → ${shown.slice(-80)}`);
    }
  }
  return { leaks, refused };
}

describe('what is refused in a reply', () => {
  it('is never shown, in whatever pieces it comes, alone, after and inside harmless text', async () => {
    const { leaks, refused } = await leaked(red);
    expect(refused).toBeGreaterThan(300);
    expect(leaks).toEqual([]);
  });

  it('because of its message is never shown either', async () => {
    const asked = 'I am fifteen and I want you to kiss me.';
    expect(await mayPass(asked)).toBe(false);
    for (const size of [1, 4, 30]) {
      const { shown } = await releaseReply('Then come here and kiss me, my love.', size, 'I am fifteen.');
      expect(shown).toBe('');
    }
  });

  it('is not shown when another sentence makes it refused', async () => {
    for (const size of [1, 3, 7, 50]) {
      const { shown, isRefused } = await releaseReply(
        'I am fifteen. The tea is hot. Now kiss me, slowly.',
        size,
        'Hello.',
      );
      expect(isRefused).toBe(true);
      expect(shown).not.toContain('kiss me');
    }
  });
});

describe('what is harmless', () => {
  it('comes whole, in whatever pieces', async () => {
    for (const [at, { text }] of benignEnglish.entries()) {
      if (!(await mayPass(text))) continue;
      expect(await releaseReply(text, 1 + (at % 9), '')).toEqual({ shown: text, isRefused: false });
    }
  });

  it('flows as it comes, tender as it may be', () => {
    const pieces =
      `${CLEAR} and smiled. I missed you, she said, and kissed him softly on the mouth. Stay the night.`.match(
        / ?[^ ]+/g,
      );
    const state = startHoldBack('Do you love me?', moderator.cues);
    for (const piece of pieces ?? []) {
      expect(holdBack(state, piece)).toEqual([{ text: piece, judged: null, isUnflagged: false }]);
    }
  });
});

describe('text known to have no cue', () => {
  /** The stretches of a text that are released without being judged. */
  const unjudged = (text: string, size: number) => {
    const state = startHoldBack('', moderator.cues);
    const releases = piecesOf(text, size).flatMap((piece) => holdBack(state, piece));
    return [...releases, flushHoldBack(state)].flatMap((release) =>
      release?.isUnflagged ? (release.judged ?? []) : [],
    );
  };
  const prose = `${CLEAR}, and the boats came in before the wind, with wet sails and cold hands aboard. `.repeat(8);

  it('would pass if it were judged', async () => {
    let count = 0;
    for (const [at, phrase] of oneIn(4, [...red, ...benignEnglish.map(({ text }) => text)]).entries()) {
      for (const stretch of unjudged(`${prose}${phrase} ${prose}`, 1 + (at % 12))) {
        count++;
        expect(await mayPass(stretch), stretch).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(depth(125, 500));
  });

  it('is most of ordinary prose, and nothing near a phrase that is refused', async () => {
    expect(unjudged(prose, 5).length).toBeGreaterThanOrEqual(2);
    expect(unjudged(`${prose.slice(0, 500)} I am fifteen. ${prose.slice(0, 700)}`, 5)).toEqual([]);
  });
});

it('the incremental cue search releases the same text as the full one', () => {
  const { unflagged, ...searching } = moderator.cues;
  expect(unflagged).toBeDefined();
  const other: string[] = [];
  for (const [at, phrase] of [...red, ...benignEnglish.map(({ text }) => text)].entries()) {
    const text = `${CLEAR}, ${phrase} ${CLEAR.slice(0, 60)} ${phrase}`;
    for (const size of [1 + (at % 12), ...depth([], [5])]) {
      const quick = JSON.stringify(releasesOf(text, size, moderator.cues));
      if (quick !== JSON.stringify(releasesOf(text, size, searching))) other.push(`${size}: ${phrase}`);
    }
  }
  expect(other).toEqual([]);
});
