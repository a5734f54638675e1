import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`; the key under which an endpoint is declared, bound and called. */
export type EndpointKey = `${Method} /${string}`;

/** Request and reply of one call; validation, reply trimming and the API page all come from it. */
export interface Endpoint {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Status of success; 200 when absent. */
  status?: 200 | 201;
  errors?: readonly ErrorCode[];
  /** A GET that changes something: refused unless it is a same-origin fetch. */
  sameOriginOnly?: true;
  /** Takes (and ignores) a form body: mail programs send one for a one-click opt-out. */
  acceptsForm?: true;
  /** Bytes a body may have; 1 MiB when absent. */
  bodyLimit?: number;
  /** Also takes multipart/form-data: every field arrives as text, and the schema of the body reads it. */
  acceptsFields?: true;
  /** Answers with an ETag, and with 304 to a client that has the same answer. */
  etag?: true;
  /** Answers as it goes: `reply` is one event, and each is sent as a JSON object followed by a blank line. */
  streams?: true;
}

export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Declares a feature's endpoints and keeps their exact types. */
export function endpoints<const T extends EndpointTable>(table: T): T {
  return table;
}

type InputPart<S, K extends string> = S extends z.ZodType ? { [P in K]: z.input<S> } : unknown;

/** The input of a call. */
export type CallInput<E extends Endpoint> = InputPart<E['params'], 'params'> &
  InputPart<E['query'], 'query'> &
  InputPart<E['body'], 'body'>;

/** The reply of a call. */
export type CallReply<E extends Endpoint> = z.output<E['reply']>;
