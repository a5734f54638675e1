import { z } from 'zod';

// Zod probes `new Function` when a schema is made, which our CSP reports as a violation: import this before any schema.
z.config({ jitless: true });
