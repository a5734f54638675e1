import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type LlamaTurn = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] };

export interface LlamaRequest {
  signal: AbortSignal;
  maxTokens: number;
  temperature: number;
  seed?: number;
  customStopTriggers?: string[];
  onTextChunk?: (piece: string) => void;
  grammar?: unknown;
}

export interface LlamaChat {
  sequence: { tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } } };
  generateResponse(
    turns: LlamaTurn[],
    request: LlamaRequest,
  ): Promise<{ response: string; metadata: { stopReason: string } }>;
}

interface LlamaContext {
  contextSize: number;
  getSequence(): unknown;
}

interface LlamaModel {
  trainContextSize: number;
  createContext(options: { contextSize: { max: number }; threads: number }): Promise<LlamaContext>;
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<unknown>;
  dispose(): Promise<void>;
}

/** The part of the package node-llama-cpp that is used here; operators install it themselves. */
export interface LlamaPackage {
  getLlama(options: { build: 'never'; logLevel: 'error'; progressLogs: boolean }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: unknown }) => LlamaChat;
}

/** Finds the package among folders that may hold it; null where it is not installed. */
export async function findLlamaPackage(folders: string[]): Promise<LlamaPackage | null> {
  const entries = folders.map((folder) => join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js'));
  const found = entries.find((entry) => existsSync(entry));
  return found ? ((await import(/* @vite-ignore */ pathToFileURL(found).href)) as LlamaPackage) : null;
}
