import { describe, expect, it } from 'vitest';
import { NOISE_TABLE, openGraph } from './onnx-graph.ts';
import { loadOnnxRuntime, type OnnxRuntime } from './onnx-runtime.ts';
import { writeField } from './protobuf.ts';

const FLOAT = 1;
const INT64 = 7;
const node = (op: string, input: string, output: string) =>
  writeField(1, [writeField(1, input), writeField(2, output), writeField(4, op)]);
const value = (field: number, name: string, type: number) =>
  writeField(field, [writeField(1, name), writeField(2, [writeField(1, [writeField(1, type)])])]);

/** The parts of a voice model that are changed, and nothing else. */
const smallModel = (nodes: Uint8Array[]) =>
  Buffer.concat([
    writeField(1, 8),
    writeField(7, [
      ...nodes,
      writeField(2, 'small'),
      value(11, 'shape', INT64),
      value(11, 'spectrum', FLOAT),
      value(11, 'lengths', FLOAT),
      value(12, 'rhythm', FLOAT),
      value(12, 'colour', FLOAT),
      value(12, 'frames', FLOAT),
    ]),
    writeField(8, [writeField(2, 15)]),
  ]);
const NODES = [
  node('ConstantOfShape', 'shape', 'zeros'),
  node('RandomNormalLike', 'zeros', 'rhythm_0'),
  node('Identity', 'rhythm_0', 'rhythm'),
  node('Ceil', 'lengths', 'whole_0'),
  node('Identity', 'whole_0', 'frames'),
  node('RandomNormalLike', 'spectrum', 'colour_0'),
  node('Identity', 'colour_0', 'colour'),
];

const runtime = loadOnnxRuntime() as OnnxRuntime;

async function run(length: number, start: number) {
  const { model, durations, rhythmNoise, soundNoise, noiseStart } = openGraph(smallModel(NODES));
  const options = { executionProviders: ['cpu'], intraOpNumThreads: 1, interOpNumThreads: 1 };
  const session = await runtime.InferenceSession.create(model, options);
  const { channels, columns } = NOISE_TABLE;
  const floats = (data: Float32Array, dims: number[]) => new runtime.Tensor('float32', data, dims);
  const table = Float32Array.from({ length: channels * columns }, (_, n) => n);
  const answer = await session.run({
    shape: new runtime.Tensor('int64', BigInt64Array.from([1n, 2n, 3n]), [3]),
    spectrum: floats(new Float32Array(channels * length), [1, channels, length]),
    lengths: floats(Float32Array.of(0.2, 1.7, 3), [3]),
    [rhythmNoise]: floats(Float32Array.of(1, 2, 3, 4, 5, 6), [1, 2, 3]),
    [soundNoise]: floats(table, [1, channels, columns]),
    [noiseStart]: new runtime.Tensor('int64', BigInt64Array.from([BigInt(start)]), [1]),
  });
  await session.release();
  return { answer, durations };
}

describe('an opened voice model', () => {
  it('tells its durations', async () => {
    const { answer, durations } = await run(4, 0);
    expect(durations).toBe('whole_0');
    expect([...(answer[durations]?.data ?? [])]).toEqual([1, 2, 3]);
  });

  it('takes the noise it is given, and draws none', async () => {
    const { answer } = await run(4, 10);
    expect([...(answer.rhythm?.data ?? [])]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answer.colour?.dims).toEqual([1, NOISE_TABLE.channels, 4]);
    expect([...(answer.colour?.data.slice(0, 4) ?? [])]).toEqual([10, 11, 12, 13]);
    expect(answer.colour?.data.at(4)).toBe(NOISE_TABLE.columns + 10);
  });

  it('goes through the noise in a ring, however long it speaks', async () => {
    const { columns } = NOISE_TABLE;
    const { answer } = await run(2 * columns + 5, columns - 2);
    expect([...(answer.colour?.data.slice(0, 5) ?? [])]).toEqual([columns - 2, columns - 1, 0, 1, 2]);
    expect(answer.colour?.data.at(2 * columns + 4)).toBe(2);
  });

  it('is made from a model of the known kind only', () => {
    expect(() => openGraph(smallModel(NODES.slice(1)))).toThrow('is not the VITS graph');
    expect(() => openGraph(smallModel(NODES.filter((_, n) => n !== 3)))).toThrow('is not the VITS graph');
    expect(() => openGraph(writeField(1, 8))).toThrow('no graph');
  });
});
