import { join } from 'node:path';
import type { SituationIndex } from './answer/situations/rank-situations.ts';
import type { IntentIndex } from './message/intents-meant.ts';
import { openSentenceModel, type SentenceModel } from './sentence-model.ts';
import { vectorsOf } from './vector-file.ts';
import { type Bank, wholeBank } from './whole-bank.ts';

/** What messages are compared with. */
export interface BankVectors {
  index: IntentIndex;
  tales: Float32Array[];
  questions: Float32Array[];
  situations: SituationIndex;
}

/** Made by the build. From sources it is read too where it is there: it holds each text for itself, so it is never stale. */
const BUILT_FILE = join(import.meta.dirname, '..', 'dist', 'bank-vectors.bin');

const listsOf = ({ intents, tales, questions, situations }: Bank) => ({
  examples: intents.flatMap(({ examples }) => examples),
  tales: tales.map(({ about }) => about),
  questions: questions.map(({ ask }) => ask),
  situations: situations.flatMap(({ examples }) => examples),
});

/** The vectors of a bank, from the build or from a cache, and otherwise worked out. */
export async function readBankVectors(bank: Bank, model: SentenceModel, cacheFile?: string): Promise<BankVectors> {
  const { examples, tales, questions, situations } = listsOf(bank);
  const files = { read: [BUILT_FILE], write: cacheFile };
  const vectors = await vectorsOf([...examples, ...tales, ...questions, ...situations], model, files);
  const taleFrom = examples.length;
  const questionFrom = taleFrom + tales.length;
  const situationFrom = questionFrom + questions.length;
  return {
    index: { intents: bank.intents, vectors: vectors.slice(0, taleFrom) },
    tales: vectors.slice(taleFrom, questionFrom),
    questions: vectors.slice(questionFrom, situationFrom),
    situations: { situations: bank.situations, vectors: vectors.slice(situationFrom) },
  };
}

/**
 * The last step of the build: writes the vectors of the bank as it ships; those of unchanged texts come from the cache.
 * Says why not, where the model does not run.
 */
export async function buildBankVectors(cacheFile: string, file = BUILT_FILE): Promise<string | null> {
  const model = await openSentenceModel();
  if (model.because !== undefined) return model.because;
  const texts = Object.values(listsOf(wholeBank)).flat();
  await vectorsOf(texts, model, { write: cacheFile });
  await vectorsOf(texts, model, { read: [cacheFile], write: file });
  return null;
}
