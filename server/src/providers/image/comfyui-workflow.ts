/** Values for the placeholders of a workflow. */
export interface HoleValues {
  prompt: string;
  negative_prompt: string;
  seed: number;
  width: number;
  height: number;
  model: string;
}

/** Placeholders of workflows made for other programs, with their usual values. */
const USUAL = { steps: 25, scale: 7, cfg: 7, denoise: 1, sampler: 'euler', scheduler: 'normal', clip_skip: -1 };
const KNOWN = new Set(['prompt', 'negative_prompt', 'seed', 'width', 'height', 'model', ...Object.keys(USUAL)]);
const HOLE = /%([a-z_]+)%/g;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Workflow = { [node: string]: Json };

function mapStrings(value: Json, change: (text: string) => Json): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The ComfyUI workflow is not JSON. Write holes for numbers in quotation marks too: "%seed%".');
  }
}

/** Parses an operator's workflow, or throws an error that names its fault. */
export function readWorkflow(text: string): Workflow {
  const value = parse(text);
  const nodes = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [];
  const isGraph = nodes.length > 0 && nodes.every((node) => typeof node?.class_type === 'string');
  if (!isGraph) throw new Error('The ComfyUI workflow is not in API format. Save it with "Export (API)".');
  const holes = new Set<string>();
  mapStrings(value as Workflow, (found) => {
    for (const [, hole = ''] of found.matchAll(HOLE)) holes.add(hole);
    return found;
  });
  const unknown = [...holes].filter((hole) => !KNOWN.has(hole));
  if (unknown.length > 0) throw new Error(`The ComfyUI workflow has unknown holes: %${unknown.join('%, %')}%.`);
  if (!holes.has('prompt')) throw new Error('The ComfyUI workflow has no %prompt% hole.');
  return value as Workflow;
}

/** Fills the placeholders. A string that is only one becomes the value itself; a filled-in value is never parsed again. */
export function fillWorkflow(workflow: Workflow, values: HoleValues): Workflow {
  const all: Record<string, string | number> = { ...USUAL, ...values };
  return mapStrings(workflow, (text) => {
    const whole = text.match(/^%([a-z_]+)%$/)?.[1];
    if (whole !== undefined && all[whole] !== undefined) return all[whole];
    return text.replace(HOLE, (hole, name: string) => `${all[name] ?? hole}`);
  }) as Workflow;
}
