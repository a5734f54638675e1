import { ApiFailure } from '../../../lib/api.ts';
import { unexpectedText } from './paint-failure.ts';
import type { FormErrors, SirenDraft } from './siren-form.state.ts';

/** The message for a siren that was not saved. */
export interface SaveFailure {
  text: string;
  /** Where the text links to, when there is something to do there. */
  to?: string;
  /** Messages by field, as far as the form shows the field. */
  errors: FormErrors;
  /** It was saved elsewhere since: there is a newer version to look at. */
  isOutdated?: boolean;
  /** The draft that was sent. */
  draft: SirenDraft;
}

/** The fields that can carry a message, in the order they stand on the page. */
export const formFields = [
  'images',
  'appearance',
  'gender',
  'name',
  'description',
  'voice',
  'private',
  'personality',
  'examples',
  'tags',
] as const;
export type FormField = (typeof formFields)[number];

/** Errors of parts without a field of their own are displayed under a related field. */
const home: Record<string, FormField> = {
  appearanceCustom: 'appearance',
  cover_image_id: 'images',
  cover_image_idx: 'images',
  image_seed: 'images',
  image_model: 'images',
};

function placeErrors(errors: FormErrors): { placed: FormErrors; others: string[] } {
  const placed: FormErrors = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const name = path.split('.')[0] ?? '';
    const field = home[name] ?? formFields.find((known) => known === name);
    if (field) placed[field] = [...new Set([...(placed[field] ?? []), ...messages])];
    else others.push(...messages);
  }
  return { placed, others };
}

/** The message for a failed save [X3]; 400 and 406 may both name fields. */
export function saveFailureOf(error: unknown): Omit<SaveFailure, 'draft'> {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500)
    return { text: unexpectedText(error), errors: {} };
  if (error.status === 401) return { text: 'You must be logged in to save sirens.', to: '/login', errors: {} };
  const { placed, others } = placeErrors(error.errors ?? {});
  const text = [error.message, ...others].join(' ');
  return { text, errors: placed, ...(error.code === 'conflict' && { isOutdated: true }) };
}

/** The first field that has something to say. */
export function firstFault(errors: FormErrors): FormField | undefined {
  return formFields.find((field) => errors[field]?.length);
}
