import { WENT_WRONG } from '@sirenade/contract/error-sentences';
import { ApiFailure } from '../../lib/api.ts';

/** Sentences by the name of the field they are about. */
export type FieldFaults<Name extends string = string> = { [Field in Name]?: string[] };

/**
 * The server's sentence about a failure; null when the server was not reached, or answered without a sentence of its
 * own.
 */
export function serverText(error: unknown): string | null {
  if (!(error instanceof ApiFailure) || error.code === 'network') return null;
  return error.code === 'unknown' && error.status >= 500 ? null : error.message;
}

/** A sentence for any failure. */
export function failureText(error: unknown): string {
  return error instanceof ApiFailure ? error.message : WENT_WRONG;
}

/** The server's errors for the named fields; null when it has none for any of them. */
export function fieldFaults<Name extends string>(error: unknown, fields: readonly Name[]): FieldFaults<Name> | null {
  const errors = error instanceof ApiFailure ? error.errors : undefined;
  const hit = fields.filter((field) => errors?.[field]?.length);
  if (!errors || hit.length === 0) return null;
  return Object.fromEntries(hit.map((field) => [field, errors[field]])) as FieldFaults<Name>;
}

interface Places<Name extends string> {
  under?: { [Code in ApiFailure['code']]?: Name } | undefined;
  otherwise?: Name | undefined;
}

/**
 * Where an error is displayed: under the field of its code, else under the fields the server names, else on the form.
 */
export function faultsOf<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  { under = {}, otherwise }: Places<Name> = {},
): FieldFaults<Name | 'form'> {
  const field = error instanceof ApiFailure ? under[error.code] : undefined;
  const place = (name: Name | 'form') => ({ [name]: [failureText(error)] }) as FieldFaults<Name | 'form'>;
  if (field) return place(field);
  return fieldFaults<Name | 'form'>(error, fields) ?? place(otherwise ?? 'form');
}

/** The server's errors for fields that have not changed since the form was sent; the others may be right by now. */
export function standingFaults<T extends object>(faults: FieldFaults, sent: T, now: T): Record<string, string[]> {
  const isUnchanged = (field: string) => now[field as keyof T] === sent[field as keyof T];
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, texts]) => (texts && isUnchanged(field) ? [[field, texts]] : [])),
  );
}
