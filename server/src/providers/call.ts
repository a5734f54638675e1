/** What goes with every call of an engine. */
export interface Call {
  signal: AbortSignal;
  /** Whose wish it is, so that one person's wishes do not hold up everybody's. */
  who?: string | undefined;
}

/** Does the jobs of a built-in engine, off the event loop. */
export interface JobRunner<Job, Result> {
  run(job: Job, call: Call): Promise<Result>;
  close(): Promise<void>;
}
