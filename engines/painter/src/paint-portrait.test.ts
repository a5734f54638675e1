import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { depth } from '../../../scripts/lib/test-depth.ts';
import { colourAt, request } from '../test/fake-requests.ts';
import type { PaintJob } from './embedded-image.ts';
import { HEIGHT, rasterise, WIDTH } from './finish/raster.ts';
import { drawPortrait, paintPortrait, planOf } from './paint-portrait.ts';

const GENDERS = ['female', 'male', 'non_binary'] as const;

const luma = ([red, green, blue]: readonly [number, number, number]) => 0.3 * red + 0.59 * green + 0.11 * blue;

/** The layers of a request on top of one another, far smaller than the picture, without light and colour grading. */
async function sketch(of: PaintJob): Promise<Buffer> {
  const step = 16;
  const { back, figure, front } = drawPortrait(of).layers;
  const raw = { width: WIDTH / step, height: HEIGHT / step, channels: 4 as const };
  const over = [figure, front].map((svg) => ({ input: Buffer.from(rasterise(svg, step)), raw, premultiplied: true }));
  return sharp(rasterise(back, step), { raw }).composite(over).png().toBuffer();
}

describe('a painted portrait', () => {
  test('is a PNG of 512 by 768 that is not too heavy', async () => {
    const { image, seed, model } = await paintPortrait(request('auburn hair, green eyes'));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 512, height: 768, hasAlpha: false });
    expect(image.length).toBeLessThan(700_000);
    expect({ seed, model }).toEqual({ seed: 7, model: 'embedded painter' });
  });

  test('comes out the same to the byte for the same request and seed', async () => {
    const of = request('curly copper hair, leather jacket', { description: 'A harpist.', seed: 123_456_789 });
    const [one, two] = [await paintPortrait(of), await paintPortrait({ ...of })];
    expect(Buffer.compare(one.image, two.image)).toBe(0);
  });

  test('shows the same person with another seed, in another mood or place', () => {
    const at = (seed: number) => planOf(request('freckles', { description: 'She mends nets.', seed }));
    const plans = Array.from({ length: 30 }, (_, seed) => at(seed));
    const lasting = plans.map(({ figure: { face, paint, body, age, hairPaint, facialHair, hair } }) => {
      const { tuck: _, ...cut } = hair;
      return JSON.stringify([face, paint, body, age, hairPaint, facialHair, cut]);
    });
    expect(new Set(lasting).size).toBe(1);
    expect(new Set(plans.map(({ scene }) => scene)).size).toBeGreaterThan(2);
    expect(new Set(plans.map(({ figure }) => figure.garment)).size).toBeGreaterThan(1);
    expect(new Set(plans.map(({ figure }) => figure.mien.smile)).size).toBeGreaterThan(5);
  });

  test('stays the same person in any scene, also where only a description says who it is', () => {
    const scenes = [undefined, 'On a stormy pier at night, laughing', 'She has red hair and blue eyes, in a library'];
    const figures = scenes.map((scene) => planOf(request('', { description: 'A mechanic of forty.', scene })).figure);
    const lasting = figures.map(({ face, paint, body, age, hairPaint, facialHair }) =>
      JSON.stringify([face, paint, body, age, hairPaint, facialHair]),
    );
    expect(new Set(lasting).size).toBe(1);
    const places = scenes.map((scene) => planOf(request('', { description: 'A mechanic of forty.', scene })).scene);
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test('differs from every other of fifty, to the eye as well', async () => {
    const pictureOf = depth(sketch, async (of) => (await paintPortrait(of)).image);
    const seen: Buffer[] = [];
    for (let index = 0; index < 50; index++) {
      const gender = GENDERS[index % 3] ?? 'female';
      const image = await pictureOf(request(`somebody ${index}`, { gender, seed: index }));
      seen.push(await sharp(image).resize(12, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer());
    }
    let nearest = Number.POSITIVE_INFINITY;
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        const apart = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
        nearest = Math.min(nearest, apart);
      }
    }
    // Two shots of one scene with the same person in it are about 3 apart.
    expect(nearest).toBeGreaterThan(6);
  });

  test('wears the hair, the skin and the clothes that were asked for', async () => {
    const scene = 'facing the viewer, plain background, no earrings, no glasses, no freckles';
    const paint = async (looks: string) => {
      const of = request(`${looks}, ${scene}`);
      const painted = await paintPortrait(of);
      return (x: number, y: number) => colourAt(painted, of, x, y);
    };
    const dark = await paint('long straight black hair, ebony skin, crimson turtleneck');
    const pale = await paint('long straight platinum hair, porcelain skin, royal blue turtleneck');
    for (const x of [-84, 84]) expect(luma(await pale(x, 40)) - luma(await dark(x, 40))).toBeGreaterThan(50);
    expect(luma(await pale(6, -44)) - luma(await dark(6, -44))).toBeGreaterThan(60);
    const [red, , redBlue] = await dark(0, 300);
    const [blueRed, , blue] = await pale(0, 300);
    expect(red - redBlue).toBeGreaterThan(40);
    expect(blue - blueRed).toBeGreaterThan(40);
  });

  test('takes a bald head for bald', async () => {
    const at = async (looks: string) => {
      const of = request(
        `${looks}, porcelain skin, white robe, facing the viewer, half body, no earrings, plain background`,
      );
      return luma(await colourAt(await paintPortrait(of), of, 0, -108));
    };
    expect((await at('bald')) - (await at('black hair, slicked back'))).toBeGreaterThan(80);
  });
});

describe('what is never painted', () => {
  const asks = [
    'completely nude, naked, no clothes, porcelain skin, plain royal blue clothing',
    'topless, undressed, bare chest, porcelain skin, plain royal blue outfit, full body',
    'Clothing: Nude, skin tone: porcelain, plain royal blue attire, close-up of her naked body',
  ];

  test.each([...asks.entries()])('nobody is unclothed: %i "%s"', async (nth, appearance) => {
    const requestOf = (gender: (typeof GENDERS)[number]) => request(appearance, { gender, seed: 3 });
    for (const gender of GENDERS) expect(planOf(requestOf(gender)).figure.garment).toBeTruthy();
    for (const gender of depth([GENDERS[nth % GENDERS.length] ?? 'female'], [...GENDERS])) {
      const of = requestOf(gender);
      const painted = await paintPortrait(of);
      const lowest = Math.min(330, (760 - planOf(of).figure.frame.y) / planOf(of).figure.frame.scale - 8);
      for (const x of [-56, 56]) {
        const [red, , blue] = await colourAt(painted, of, x, lowest);
        expect(blue - red, `${gender} at ${x}`).toBeGreaterThan(8);
      }
    }
  });

  test('nobody is a child, whatever is written', () => {
    const words = [
      'little girl',
      'a 9-year-old boy',
      'teenager, age 14',
      'childlike loli',
      'schoolgirl, 17',
      'baby face',
    ];
    for (const word of words) {
      for (const gender of GENDERS) {
        for (let seed = 0; seed < 5; seed++) {
          const { age } = planOf(request(`${word}, brown hair`, { gender, seed, description: word })).figure;
          expect(age, word).toBeGreaterThanOrEqual(25);
        }
      }
    }
    const shape = (text: string) => planOf(request(text)).figure.body;
    expect(shape('little girl, brown hair')).toEqual(shape('brown hair'));
  });
});

describe('a hostile request', () => {
  const hostile: [string, Partial<PaintJob>][] = [
    ['markup', { appearance: '"/><script>alert(1)</script><image href="file:///etc/passwd"/>]]>&xxe; green eyes' }],
    ['a text of 100 KB', { appearance: 'red hair and '.repeat(8_000), description: '<'.repeat(100_000) }],
    ['emoji and zero-width letters', { appearance: '😀\u200b\u202e👩‍🦰\u0000\ud800 gre\u200den eyes' }],
    ['a seed that is no number', { seed: Number.NaN }],
    ['a seed beyond all bounds', { seed: -1e300 }],
    ['no words at all', { appearance: '', description: '' }],
  ];

  test.each(hostile)('does no harm: %s', async (_, change) => {
    const { image, seed } = await paintPortrait(request('', change));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 512, height: 768 });
    expect(Number.isSafeInteger(seed)).toBe(true);
  });
});
