import { z } from 'zod';
import { openUpstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError } from '../upstream/upstream-error.ts';
import type { Category, Moderator, Subject, Verdict } from './moderation.ts';

interface Rule {
  category: Category;
  /** Refused from this score on. */
  from: number;
}

/** Categories that are not listed are allowed: `sexual` above all, in an adult product, and the violence of stories. */
const RULES: Record<string, Rule> = {
  'sexual/minors': { category: 'minors', from: 0.2 },
  'self-harm/instructions': { category: 'self_harm', from: 0.4 },
  'self-harm/intent': { category: 'self_harm', from: 0.6 },
  'illicit/violent': { category: 'trafficking', from: 0.7 },
};

export interface OpenaiModeratorSettings {
  /** Ends in /v1. */
  url: string;
  model: string;
  apiKey?: string | undefined;
  /** Other scores by the server's category. The one for minors can only be made stricter. */
  thresholds?: Record<string, number> | undefined;
}

const TIMEOUTS = { connect: 3_000, firstByte: 8_000, idle: 5_000, total: 15_000 };
const ANSWER_CAP = 1_000_000;
/** Of a long story its end is sent. */
const LONGEST_INPUT = 12_000;

const result = z
  .object({
    categories: z.record(z.string(), z.boolean().nullable()).optional(),
    category_scores: z.record(z.string(), z.number().nullable()).optional(),
  })
  .refine(({ categories, category_scores: scores }) => categories !== undefined || scores !== undefined);
const answer = z.object({ results: z.array(result).min(1) });

/** The rules with the operator's thresholds, or an error that names a wrong one. */
function rulesWith(thresholds: Record<string, number>): [string, Rule][] {
  for (const [name, from] of Object.entries(thresholds)) {
    if (!RULES[name]) throw new Error(`There is no moderation threshold for ${name}.`);
    if (!(from > 0 && from <= 1))
      throw new Error(`The moderation threshold for ${name} must be above 0 and at most 1.`);
  }
  return Object.entries(RULES).map(([name, { category, from }]) => {
    const wanted = thresholds[name] ?? from;
    return [name, { category, from: category === 'minors' ? Math.min(wanted, from) : wanted }];
  });
}

function dataAddress(image: Uint8Array): string {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const type = bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x52 ? 'webp' : 'png';
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

/** A plain text goes as a string, which servers without pictures understand too. */
function inputOf({ text: own, before = [], image }: Subject): unknown {
  const text = own && [...before, own].join('\n').slice(-LONGEST_INPUT).toWellFormed();
  if (!image) return text;
  const picture = { type: 'image_url', image_url: { url: dataAddress(image) } };
  return text ? [{ type: 'text', text }, picture] : [picture];
}

/** Judges by an OpenAI-compatible /moderations, category by category; its own `flagged` says nothing here. */
export function openaiModerator(
  settings: OpenaiModeratorSettings,
  tuning: UpstreamTuning = {},
): Moderator & { close(): void } {
  const { url, model, apiKey } = settings;
  const rules = rulesWith(settings.thresholds ?? {});
  const timeouts = { ...TIMEOUTS, ...tuning.timeouts };
  const upstream = openUpstream({ ...tuning, who: 'moderation server', baseUrl: url, apiKey, timeouts });

  const verdictOf = (results: z.infer<typeof result>[]): Verdict => {
    for (const [name, { category, from }] of rules) {
      const scores = results.map(
        ({ categories, category_scores: scores }) => scores?.[name] ?? (categories?.[name] ? 1 : 0),
      );
      const score = Math.max(...scores);
      if (score >= from) return { allowed: false, category, reason: `${model}: ${name} ${score.toFixed(2)}` };
    }
    return { allowed: true };
  };

  return {
    kind: `${model} (OpenAI-compatible server)`,
    judge: async (subject, { signal }) => {
      if (!subject.text && !subject.image) return { allowed: true };
      try {
        const request = { model, input: inputOf(subject) };
        const { results } = await upstream.postJson('/moderations', request, {
          shape: answer,
          maxBytes: ANSWER_CAP,
          signal,
        });
        return verdictOf(results);
      } catch (error) {
        throw toAppError(error);
      }
    },
    close: upstream.close,
  };
}
