import type { Completion, Persona, TextPrompt } from '@sirenade/server/ports/text';
import { asksIn } from './answer/recall/asks.ts';
import { tellings } from './answer/recall/matched.ts';
import { rankSituations } from './answer/situations/rank-situations.ts';
import { readBankVectors } from './bank-vectors.ts';
import { completeRequest } from './completions/completions.ts';
import { type Candidate, candidate, match, shippedWeights } from './match/matcher.ts';
import { understand } from './message/understanding.ts';
import { asksOfThem } from './reply/lead-memory.ts';
import type { Nearness } from './reply/moment.ts';
import { writeReply } from './reply/plan.ts';
import { cosine, openSentenceModel, type SentenceModel } from './sentence-model.ts';
import { type Reading, readPersona, withPinned } from './siren/persona-reading.ts';
import { type GivenMemory, readGiven } from './story/given-memory.ts';
import { type Clause, clausesOf } from './story/ledger/clauses.ts';
import { readStory } from './story/story-reading.ts';
import { makeTurnReader } from './story/turn-reading.ts';
import { type Bank, wholeBank } from './whole-bank.ts';

/** Plain data in and out, so that it can run in a thread of its own. */
export interface Writer {
  reply(prompt: Omit<TextPrompt, 'system'>): Promise<{ text: string }>;
  complete(request: CompletionRequest): Promise<{ text: string } | { list: string[] }>;
  /** Whether it compares words, for want of the sentence model. */
  isWordsOnly: boolean;
}

/** A completion as the writer needs it. */
export type CompletionRequest = Omit<Completion, 'prompt'> & { prompt: Omit<TextPrompt, 'system'> };

export interface WriterOptions {
  bank?: Bank | undefined;
  model?: SentenceModel | undefined;
  /** Where the vectors of a bank that was not built are cached. */
  vectorFile?: string | undefined;
}

const KEPT_SIRENS = 200;
/** So many of what the person told last are compared with a question by their vectors, which cost time. */
const LIKENED_CLAUSES = 20;
/** Sentences of cards of which the match is prepared. */
const KEPT_CANDIDATES = 4_000;

/** Opens the engine: loads the model and the vectors of everything that messages are compared with. */
export async function makeWriter({
  bank = wholeBank,
  model: givenMemory,
  vectorFile,
}: WriterOptions = {}): Promise<Writer> {
  const model = givenMemory ?? (await openSentenceModel());
  const vectors = await readBankVectors(bank, model, vectorFile);

  const reader = makeTurnReader();
  const readings = new Map<string, Reading>();
  /** A siren is read once, as long as she is among the last that spoke. */
  const readOnce = (persona: Persona): Reading => {
    const key = JSON.stringify(persona);
    const reading = readings.get(key) ?? readPersona(persona);
    readings.delete(key);
    readings.set(key, reading);
    if (readings.size > KEPT_SIRENS) readings.delete(readings.keys().next().value ?? '');
    return reading;
  };

  const memories = new Map<string, GivenMemory>();
  const readMemory = ({ memory, persona: { name } }: Pick<TextPrompt, 'memory' | 'persona'>): GivenMemory => {
    const key = JSON.stringify([name, memory]);
    const givenMemory = memories.get(key) ?? readGiven(memory, name);
    memories.delete(key);
    memories.set(key, givenMemory);
    if (memories.size > KEPT_SIRENS) memories.delete(memories.keys().next().value ?? '');
    return givenMemory;
  };

  /** Of the last clauses of the person; hers are found by their words. */
  const clauseVectorsOf = async (clauses: readonly Clause[]): Promise<(Float32Array | null)[]> => {
    const theirs = clauses.filter(({ by, isQuestion }) => by === 'user' && !isQuestion).slice(-LIKENED_CLAUSES);
    const vectors = await model.embed(theirs.map(({ text }) => text));
    return clauses.map((clause) => vectors[theirs.indexOf(clause)] ?? null);
  };

  const weights = shippedWeights('card', model.version);
  const toldWeights = shippedWeights('told', model.version);
  const candidates = new Map<string, Candidate>();
  const candidateOf = (text: string, vector: Float32Array): Candidate => {
    const known = candidates.get(text) ?? candidate(text, vector, weights);
    candidates.delete(text);
    candidates.set(text, known);
    if (candidates.size > KEPT_CANDIDATES) candidates.delete(candidates.keys().next().value ?? '');
    return known;
  };

  const know = async (prompt: Omit<TextPrompt, 'system'>) => {
    const givenMemory = readMemory(prompt);
    const reading = withPinned(readOnce(prompt.persona), givenMemory.hers);
    const story = readStory(prompt.turns, reader, givenMemory);
    const seen = await understand(story, vectors.index, model, reading.shortName);
    const near = async (texts: string[]) => (await model.embed(texts)).map((vector) => cosine(seen.vector, vector));
    const actVectors = await model.embed(seen.acts.map(({ text }) => text));
    const factVectors = await model.embed(reading.facts.map(({ text }) => text));
    const secretVectors = await model.embed(reading.secrets.map(({ text }) => text));
    const isRecalling = asksIn(seen.acts).length > 0;
    const all = clausesOf(story.record);
    const lastTurn = all.at(-1)?.turn ?? 0;
    const clauses = isRecalling ? all : [];
    // Those of the turn before are worked out with every reply, so that no question waits for all of them.
    if (!isRecalling) await clauseVectorsOf(all.filter(({ turn }) => turn >= lastTurn - 1));
    const clauseVectors = await clauseVectorsOf(clauses);
    const cardCandidates = reading.facts.map(({ text }, at) => candidateOf(text, factVectors[at] as Float32Array));
    const isAsking = seen.acts.some(({ kind }) => kind === 'question' || kind === 'request');
    const theirs = isAsking && toldWeights.rank > 0 ? tellings(story.record) : [];
    const theirVectors = await model.embed(theirs.map(({ text }) => text));
    const toldCandidates = theirs.map(({ text }, at) => candidate(text, theirVectors[at] as Float32Array, toldWeights));
    const nearness: Nearness = {
      told: isAsking
        ? seen.acts.map(({ text }, at) => match(text, actVectors[at] as Float32Array, toldCandidates, toldWeights))
        : [],
      toldToMessage: isAsking ? match(seen.spoken, seen.vector, toldCandidates, toldWeights) : null,
      clauses: actVectors.map((act) => clauseVectors.map((vector) => (vector === null ? 0 : cosine(act, vector)))),
      card: seen.acts.map(({ text }, at) => match(text, actVectors[at] as Float32Array, cardCandidates, weights)),
      cardToMessage: match(seen.spoken, seen.vector, cardCandidates, weights),
      acts: actVectors.map((act) => factVectors.map((fact) => cosine(act, fact))),
      secrets: actVectors.map((act) => secretVectors.map((fact) => cosine(act, fact))),
      situations: [...actVectors, seen.vector].map((vector) => rankSituations(vector, vectors.situations)),
      facts: await near(reading.facts.map(({ text }) => text)),
      phrases: await near(reading.phrases),
      pairs: await near(reading.pairs.map(({ said: wording }) => wording)),
      tales: vectors.tales.map((vector) => cosine(seen.vector, vector)),
      questions: vectors.questions.map((vector) => cosine(seen.vector, vector)),
      tellings: asksOfThem(seen.spoken) ? await near(story.userStatements.map(({ text }) => text)) : [],
    };
    return { bank, reading, story, seen, near: nearness, prompt };
  };

  return {
    isWordsOnly: model.because !== undefined,
    reply: async (prompt) => ({ text: writeReply(await know(prompt)) }),
    complete: async (request) => completeRequest(request, await know(request.prompt)),
  };
}
