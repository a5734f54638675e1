import type { IncomingHttpHeaders } from 'node:http';

/** A request to the sandbox, independent of the HTTP server. */
export interface SandboxRequest {
  method: string;
  /** Below the sandbox's own address, without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Made on this machine itself. */
  isLocal: boolean;
}

export interface SandboxAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Close the connection instead of answering. */
  cut?: boolean;
}

/** Answers with JSON. */
export function json(status: number, value: unknown): SandboxAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/** Answers that it is done, and nothing else. */
export const done: SandboxAnswer = { status: 204, headers: {}, body: '' };

/** Sends a browser somewhere else. */
export function redirect(location: string): SandboxAnswer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

const MESSAGES: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE: 'Authentication failed due to missing authorization header, or invalid credentials.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY: 'The requested action could not be performed, semantically incorrect, or failed validation.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
};

/** Answers with an error the way PayPal puts it. */
export function problem(status: number, name: string, ...issues: string[]): SandboxAnswer {
  const details = issues.map((issue) => ({ issue, description: issue }));
  return json(status, { name, message: MESSAGES[name] ?? name, debug_id: 'sandbox', details, links: [] });
}

/** Parses the body as JSON; undefined where it is none. */
export function jsonOf({ body }: SandboxRequest): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
