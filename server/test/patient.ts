import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';

/** How long tests wait for their database: a machine with other work to do is none that is away. */
export const PATIENT = { connectMs: CONDITION_MS, statementMs: CONDITION_MS };
