export type WasmModule = object;

interface WasmInstance {
  exports: Record<string, unknown>;
}

/** The part of WebAssembly that is used here; the types of Node.js lack it. */
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  Module: new (bytes: Uint8Array) => WasmModule;
  Instance: new (module: WasmModule, imports: Record<string, Record<string, unknown>>) => WasmInstance;
}

export const { WebAssembly: webAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
