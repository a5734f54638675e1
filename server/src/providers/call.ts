/** Options of every call of an engine. */
export interface Call {
  signal: AbortSignal;
  /** The account that calls, so that the calls of one account do not delay those of all others. */
  who?: string | undefined;
}

/** Does the jobs of a built-in engine, off the event loop. */
export interface JobRunner<Job, Result> {
  run(job: Job, call: Call): Promise<Result>;
  close(): Promise<void>;
}
