/**
 * For a server that lives for seconds: the embedded database is compiled as it is used, and only once. To compile it a
 * second time for speed, as Node does otherwise, takes more of the processor than all that such a server is asked for.
 */
export const BRIEF_FLAGS = ['--wasm-lazy-compilation', '--no-wasm-dynamic-tiering', '--no-wasm-tier-up'];
