import type { Call } from '../call.ts';

/** The siren that speaks: the fields that an engine needs to answer as her. */
export interface Persona {
  name: string;
  description: string;
  gender: 'female' | 'male' | 'non_binary';
  /** 'Secrets'. */
  personality: string;
  /** 'How They Talk'. */
  examples: string;
  /** What pictures of her show, as the builder writes it: 'Full Body; Hair color: auburn'. */
  appearance?: string | undefined;
  tags?: readonly string[] | undefined;
}

export interface Turn {
  role: 'user' | 'siren';
  text: string;
}

export type Intimacy = 'natural' | 'low' | 'medium' | 'high';

export type ResponseSize = 'short' | 'medium' | 'long' | 'extra long';

/** The memory of a story beside its turns. */
export interface StoryMemory {
  /** Summary of the turns that are left out of the prompt; empty where all of them are in it. */
  summary: string;
  /** Pinned by the person, oldest first. */
  facts: string[];
}

/** Everything a reply is made from. Real models read `system` and `turns`; the embedded engine reads the rest too. */
export interface TextPrompt {
  system: string;
  persona: Persona;
  turns: Turn[];
  /** Real models read it in `system`. */
  memory?: StoryMemory | undefined;
  size: ResponseSize;
  /** How far intimacy may go, as the person chose it. Real models read it in `system`. */
  intimacy?: Intimacy | undefined;
  /** The same prompt and seed give the same reply where the engine allows it. */
  seed?: number | undefined;
}

export interface TextOptions extends Call {
  maxTokens: number;
  temperature?: number | undefined;
  stop?: string[] | undefined;
}

/** Tokens of a reply; null where the server did not report them. */
export interface TextUsage {
  promptTokens: number | null;
  replyTokens: number | null;
  /** `cut`: it went on far beyond the requested length, and was aborted. */
  finish: 'stop' | 'length' | 'filtered' | 'cut';
}

export type TextEvent = { piece: string } | { usage: TextUsage };

/** A small finished text: a title, tags, suggestions, an intro, a summary. */
export interface Completion {
  purpose: 'title' | 'tags' | 'suggestions' | 'intro' | 'summary';
  prompt: TextPrompt;
  /** Ask for a JSON array of strings instead of prose. */
  list?: { atLeast: number; atMost: number } | undefined;
}

/** Writes as a siren. */
export interface TextEngine {
  /** Name of engine and model, for the operator. */
  kind: string;
  /** Tokens of prompt and reply together, as far as known. */
  window: number;
  /** Pieces as they come, then exactly one usage. */
  stream(prompt: TextPrompt, options: TextOptions): AsyncIterable<TextEvent>;
  /** Prose as one string, or the wanted list. */
  complete(request: Completion, options: TextOptions): Promise<{ text: string } | { list: string[] }>;
}
