import { createRequire } from 'node:module';

export interface Tensor {
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

export interface OnnxSession {
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** What is used of onnxruntime-node, which may not be installed. */
export interface OnnxRuntime {
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor;
  InferenceSession: {
    create(
      model: Uint8Array,
      options: { executionProviders: string[]; intraOpNumThreads: number; interOpNumThreads: number },
    ): Promise<OnnxSession>;
  };
}

const PACKAGE = 'onnxruntime-node';
const require = createRequire(import.meta.url);

/** Says whether the optional runtime is installed. */
export function hasOnnxRuntime(): boolean {
  try {
    return require.resolve(PACKAGE) !== '';
  } catch {
    return false;
  }
}

/** Loads the optional runtime; where it is not installed, or not made for this machine, says so in a few words. */
export function loadOnnxRuntime(): OnnxRuntime | { missing: string } {
  if (!hasOnnxRuntime()) return { missing: `${PACKAGE} is not installed` };
  try {
    return require(PACKAGE) as OnnxRuntime;
  } catch (error) {
    return { missing: `${PACKAGE} does not run here (${error instanceof Error ? error.message : error})` };
  }
}
