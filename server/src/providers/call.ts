/** What goes with every call of an engine. */
export interface Call {
  signal: AbortSignal;
  /** Who asks, so that one person's calls do not hold up everybody's. */
  who?: string | undefined;
}

/** Does the jobs of a built-in engine, off the event loop. */
export interface JobRunner<Job, Result> {
  run(job: Job, call: Call): Promise<Result>;
  close(): Promise<void>;
}
