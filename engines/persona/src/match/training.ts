import { makeRng } from '../rng.ts';
import { openSentenceModel, type SentenceModel } from '../sentence-model.ts';
import { askedFeatures, FEATURES, features, SHARED_FEATURES, toldFeatures } from './features.ts';
import { CONSTANT, candidate, chancesOf, dot, type MatchWeights, match, project } from './matcher.ts';

/** Sentences of a card, or of what a person told, with messages that ask for one of them and messages that ask for none. */
export interface TrainingRecord {
  sentences: string[];
  asks: { message: string; answers: number[] }[];
  none: string[];
}

interface Item {
  vector: Float32Array;
  sentences: Float32Array[];
  features: number[][];
  answers: readonly number[] | null;
}

const RANK = 32;
const EPOCHS = 10;
const BATCH = 64;
const STEEPNESS = 10;
const RATE = { projection: 0.002, features: 0.004, none: 0.004 };
const DECAY = { projection: 0.001, features: 0.001 };
/** Messages of the records avoid the words of the sentences on purpose, so how much shared words count is set by hand. */
const SHARED_WORDS = [0.1, 0.06];

/** Adam: steps by the running mean of the gradient over the root of its running square. */
function makeOptimizer(values: Float32Array, rate: number, decay: number) {
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  let step = 0;
  return (gradient: Float32Array, isFixed: (at: number) => boolean = () => false) => {
    step++;
    const meanScale = 1 / (1 - 0.9 ** step);
    const squareScale = 1 / (1 - 0.999 ** step);
    for (let at = 0; at < values.length; at++) {
      if (isFixed(at)) continue;
      const value = values[at] as number;
      const slope = (gradient[at] as number) + decay * value;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope;
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope * slope;
      values[at] =
        value - (rate * (mean[at] as number) * meanScale) / (Math.sqrt((square[at] as number) * squareScale) + 1e-8);
    }
  };
}

/** Adds `scale` times the outer product of two vectors to a matrix. */
function addOuter(matrix: Float32Array, one: Float32Array, other: Float32Array, scale: number): void {
  for (let row = 0; row < one.length; row++) {
    const value = (one[row] as number) * scale;
    for (let at = 0; at < other.length; at++) {
      const place = row * other.length + at;
      matrix[place] = (matrix[place] as number) + value * (other[at] as number);
    }
  }
}

/** A vector, or a sum of vectors of this weight, with the constant of `project`. */
function withConstant(vector: Float32Array, weight: number): Float32Array {
  const longer = new Float32Array(vector.length + 1);
  longer.set(vector);
  longer[vector.length] = CONSTANT * weight;
  return longer;
}

/** The projection of a weighted sum of vectors: the constant counts once for each of them. */
function pulledBy(pull: Float32Array, weight: number, matrix: Float32Array): Float32Array {
  const out = project(pull, matrix, RANK);
  const last = pull.length * RANK;
  for (let at = 0; at < RANK; at++)
    out[at] = (out[at] as number) + (weight - 1) * CONSTANT * (matrix[last + at] as number);
  return out;
}

async function itemsOf(records: readonly TrainingRecord[], model: SentenceModel): Promise<Item[]> {
  const items: Item[] = [];
  for (const { sentences, asks, none } of records) {
    const vectors = await model.embed(sentences);
    const tellings = sentences.map(toldFeatures);
    const messages = [
      ...asks.map(({ message, answers }) => ({ message, answers })),
      ...none.map((message) => ({ message, answers: null })),
    ];
    for (const { message, answers } of messages) {
      const [vector] = await model.embed([message]);
      const asked = askedFeatures(message);
      if (vector === undefined) continue;
      items.push({ vector, sentences: vectors, features: tellings.map((one) => features(asked, one)), answers });
    }
  }
  return items;
}

/** How far the chances are from what they should be: the slope of the loss by each score, 'none' last. */
function slopes(chances: readonly number[], answers: readonly number[] | null): number[] {
  const none = 1 - chances.reduce((sum, one) => sum + one, 0);
  const right = answers?.reduce((sum, at) => sum + (chances[at] ?? 0), 0) ?? 0;
  const wanted = chances.map((chance, at) =>
    answers?.includes(at) ? (right > 1e-9 ? chance / right : 1 / answers.length) : 0,
  );
  return [...chances.map((chance, at) => chance - (wanted[at] ?? 0)), none - (answers === null ? 1 : 0)];
}

/** Learns from records which sentence answers a message. The same records give the same weights. */
export async function trainMatcher(records: readonly TrainingRecord[], model: SentenceModel): Promise<MatchWeights> {
  const items = await itemsOf(records, model);
  const length = items[0]?.vector.length ?? 0;
  const rng = makeRng('matcher');
  const random = () => Float32Array.from({ length: (length + 1) * RANK }, () => (rng.next() - 0.5) * 0.1);
  const trained: MatchWeights = {
    length,
    rank: RANK,
    asked: random(),
    told: random(),
    features: new Float32Array(FEATURES),
    none: 0.35,
    steepness: STEEPNESS,
  };
  for (const [at, place] of SHARED_FEATURES.entries()) trained.features[place] = SHARED_WORDS[at] ?? 0;
  const none = Float32Array.of(trained.none);
  const steps = {
    asked: makeOptimizer(trained.asked, RATE.projection, DECAY.projection),
    told: makeOptimizer(trained.told, RATE.projection, DECAY.projection),
    features: makeOptimizer(trained.features, RATE.features, DECAY.features),
    none: makeOptimizer(none, RATE.none, 0),
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = rng.shuffled(items);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const gradient = {
        asked: new Float32Array((length + 1) * RANK),
        told: new Float32Array((length + 1) * RANK),
        features: new Float32Array(FEATURES),
        none: new Float32Array(1),
      };
      for (const { vector, sentences, features: rows, answers } of batch) {
        const projected = project(vector, trained.asked, RANK);
        const scores = sentences.map((sentence, at) => {
          const words = (rows[at] ?? []).reduce((sum, value, n) => sum + value * (trained.features[n] as number), 0);
          return dot(vector, sentence) + dot(projected, project(sentence, trained.told, RANK)) + words;
        });
        const slope = slopes(chancesOf(scores, trained), answers);
        // All sentences weighted by their slopes make one vector, so each matrix needs one product.
        const pull = new Float32Array(length);
        for (const [at, sentence] of sentences.entries()) {
          const weight = slope[at] ?? 0;
          for (let n = 0; n < length; n++) pull[n] = (pull[n] as number) + weight * (sentence[n] as number);
          for (let n = 0; n < FEATURES; n++)
            gradient.features[n] = (gradient.features[n] as number) + (weight * (rows[at]?.[n] ?? 0)) / batch.length;
        }
        const weight = slope.slice(0, -1).reduce((sum, one) => sum + one, 0);
        addOuter(gradient.asked, withConstant(vector, 1), pulledBy(pull, weight, trained.told), 1 / batch.length);
        addOuter(gradient.told, withConstant(pull, weight), projected, 1 / batch.length);
        gradient.none[0] = (gradient.none[0] as number) + (slope.at(-1) ?? 0) / batch.length;
      }
      steps.asked(gradient.asked);
      steps.told(gradient.told);
      steps.features(gradient.features, (at) => SHARED_FEATURES.includes(at));
      steps.none(gradient.none);
      trained.none = none[0] as number;
    }
  }
  return trained;
}

/** How often the right sentence is first, or among the first two; and how often messages are rightly left without one. */
export async function evaluateMatcher(
  records: readonly TrainingRecord[],
  model: SentenceModel,
  weights: MatchWeights,
): Promise<{ asks: number; first: number; firstTwo: number; none: number; leftOut: number; missed: number }> {
  const result = { asks: 0, first: 0, firstTwo: 0, none: 0, leftOut: 0, missed: 0 };
  for (const { sentences, asks, none } of records) {
    const vectors = await model.embed(sentences);
    const candidates = sentences.map((text, at) => candidate(text, vectors[at] as Float32Array, weights));
    const matched = async (message: string) => {
      const [vector] = await model.embed([message]);
      return match(message, vector as Float32Array, candidates, weights);
    };
    for (const { message, answers } of asks) {
      const { scores, chances } = await matched(message);
      const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      result.asks++;
      if (answers.includes(order[0] ?? -1)) result.first++;
      if (order.slice(0, 2).some((at) => answers.includes(at))) result.firstTwo++;
      if (chances.reduce((sum, one) => sum + one, 0) < 0.5) result.missed++;
    }
    for (const message of none) {
      const { chances } = await matched(message);
      result.none++;
      if (chances.reduce((sum, one) => sum + one, 0) < 0.5) result.leftOut++;
    }
  }
  return result;
}

export { openSentenceModel };
