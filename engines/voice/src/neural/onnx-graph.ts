import { bytesOf, writeField } from './protobuf.ts';

/** Field numbers of onnx.proto. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2, op: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, int: 3, type: 20 };
const TENSOR = { dims: 1, type: 2, int64: 7, name: 8 };
const VALUE = { name: 1, type: 2 };
const FLOAT = 1;
const INT64 = 7;
const INT_ATTRIBUTE = 2;
const X = 'x'.charCodeAt(0);

/** The noise for the sound: one row for each channel of the model, columns used as a ring buffer. */
export const NOISE_TABLE = { channels: 192, columns: 2_048 };

/** The additional inputs and outputs of the changed model, by name. */
export interface OpenGraph {
  model: Uint8Array;
  /** Output: the frames of each symbol. */
  durations: string;
  /** Input: noise for the rhythm, [1, 2, symbols]. */
  rhythmNoise: string;
  /** Input: noise for the sound, [1, channels, columns], and the column to begin with. */
  soundNoise: string;
  noiseStart: string;
}

interface Node {
  op: string;
  inputs: string[];
  outputs: Uint8Array[];
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

function nodesOf(model: Uint8Array): Node[] {
  const [graph] = bytesOf(model, MODEL.graph);
  if (!graph) throw new Error('The model has no graph.');
  return bytesOf(graph, GRAPH.node).map((node) => ({
    op: text(bytesOf(node, NODE.op)[0]),
    inputs: bytesOf(node, NODE.input).map(text),
    outputs: bytesOf(node, NODE.output),
  }));
}

const tensorType = (type: number) => writeField(VALUE.type, [writeField(1, [writeField(1, type)])]);
const input = (name: string, type: number) => writeField(GRAPH.input, [writeField(VALUE.name, name), tensorType(type)]);
const output = (name: string) => writeField(GRAPH.output, [writeField(VALUE.name, name)]);

const constant = (name: string, value: number) =>
  writeField(GRAPH.initializer, [
    writeField(TENSOR.type, INT64),
    writeField(TENSOR.int64, value),
    writeField(TENSOR.name, name),
  ]);

function node(op: string, inputs: string[], result: string, axis?: number): Uint8Array {
  const attribute = (value: number) =>
    writeField(NODE.attribute, [
      writeField(ATTRIBUTE.name, 'axis'),
      writeField(ATTRIBUTE.int, value),
      writeField(ATTRIBUTE.type, INT_ATTRIBUTE),
    ]);
  return writeField(GRAPH.node, [
    ...inputs.map((name) => writeField(NODE.input, name)),
    writeField(NODE.output, result),
    writeField(NODE.op, op),
    ...(axis === undefined ? [] : [attribute(axis)]),
  ]);
}

/** Renames a node's output in place (same length), so that another value can take the old name. */
function detach(result: Uint8Array | undefined): string {
  const name = text(result);
  result?.set([X], result.length - 1);
  return name;
}

/**
 * Changes a VITS model to output the duration of each symbol and to take its noise as an input, so that
 * the same words give the same sound. Modifies its argument.
 */
export function openGraph(model: Uint8Array): OpenGraph {
  const nodes = nodesOf(model);
  const ceil = nodes.filter(({ op }) => op === 'Ceil');
  const random = nodes.filter(({ op }) => op === 'RandomNormalLike');
  // The rhythm's noise has the shape of a constant; the sound's has the shape of the spectrum it is added to.
  const constants = new Set(nodes.filter(({ op }) => op === 'ConstantOfShape').map(({ outputs }) => text(outputs[0])));
  const rhythm = random.find(({ inputs }) => constants.has(inputs[0] ?? ''));
  const sound = random.find((other) => other !== rhythm);
  const like = sound?.inputs[0];
  if (ceil.length !== 1 || random.length !== 2 || !rhythm || like === undefined) {
    throw new Error('The model is not the VITS graph that is known here.');
  }
  const durations = text(ceil[0]?.outputs[0]);
  const rhythmNoise = detach(rhythm.outputs[0]);
  const soundNoise = 'noise_table';
  const noiseStart = 'noise_start';
  // Protobuf merges a second graph field into the first, so the additions are simply appended.
  const addition = writeField(MODEL.graph, [
    output(durations),
    input(rhythmNoise, FLOAT),
    input(soundNoise, FLOAT),
    input(noiseStart, INT64),
    constant('noise_zero', 0),
    constant('noise_one', 1),
    constant('noise_time', 2),
    constant('noise_columns', NOISE_TABLE.columns),
    node('Shape', [like], 'noise_shape'),
    node('Gather', ['noise_shape', 'noise_time'], 'noise_length', 0),
    node('Range', ['noise_zero', 'noise_length', 'noise_one'], 'noise_count'),
    node('Add', ['noise_count', noiseStart], 'noise_place'),
    node('Mod', ['noise_place', 'noise_columns'], 'noise_column'),
    node('Gather', [soundNoise, 'noise_column'], detach(sound?.outputs[0]), 2),
  ]);
  return { model: Buffer.concat([model, addition]), durations, rhythmNoise, soundNoise, noiseStart };
}
