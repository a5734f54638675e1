import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type Camera, capture, MOST_TRIES } from './support/shoot.ts';
import { test } from './support/stage.ts';

const clip = { x: 0, y: 0, width: 390, height: 844, scale: 1 / 2 };

const UNABLE = 'Protocol error (Page.captureScreenshot): Unable to capture screenshot';

/** A picture of one colour, with a spot of another where something is drawn. */
async function paint(spot: string | null): Promise<string> {
  const square = (size: number, background: string) =>
    sharp({ create: { width: size, height: size, channels: 3, background } });
  const painted = square(16, '#0b1020');
  if (spot) painted.composite([{ input: await square(4, spot).png().toBuffer(), left: 4, top: 4 }]);
  return (await painted.jpeg({ quality: 95 }).toBuffer()).toString('base64');
}

/** A devtools session that answers in turn, the last answer for good; an error is thrown. */
function makeCamera(...answers: (string | Error)[]) {
  const requests: { method: string; clip: unknown }[] = [];
  const camera = {
    send: async (method: string, params?: object) => {
      requests.push({ method, clip: params && 'clip' in params ? params.clip : null });
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (typeof answer !== 'string') throw answer;
      return { data: answer };
    },
  };
  return { requests, camera: camera as Camera };
}

test('a picture that Chromium takes at once is taken once', async () => {
  const { requests, camera } = makeCamera(await paint('#ffffff'));
  const pauses: number[] = [];
  const { width, height } = await capture(camera, clip, async (ms) => void pauses.push(ms));
  expect([width, height]).toEqual([16, 16]);
  expect(requests).toEqual([{ method: 'Page.captureScreenshot', clip }]);
  expect(pauses).toEqual([]);
});

test('a picture that Chromium fails to take is taken again, each time after a longer pause', async () => {
  const { requests, camera } = makeCamera(
    new Error(UNABLE),
    new Error(UNABLE),
    new Error(UNABLE),
    await paint('#ffffff'),
  );
  const pauses: number[] = [];
  const { data } = await capture(camera, clip, async (ms) => void pauses.push(ms));
  expect(Math.max(...data)).toBeGreaterThan(200);
  expect(requests).toEqual(Array(4).fill({ method: 'Page.captureScreenshot', clip }));
  expect(pauses).toEqual([100, 200, 400]);
});

test('a picture of nothing, taken before the first frame was drawn, is taken again', async () => {
  const { requests, camera } = makeCamera(await paint(null), await paint('#a63d17'));
  await capture(camera, clip, async () => {});
  expect(requests).toHaveLength(2);
});

test('a picture that can never be taken fails with what Chromium said, after a limited number of tries', async () => {
  const { requests, camera } = makeCamera(new Error(UNABLE));
  await expect(capture(camera, clip, async () => {})).rejects.toThrow('Unable to capture screenshot');
  expect(requests).toHaveLength(MOST_TRIES);
});
