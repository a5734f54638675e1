/**
 * Lets the event loop turn: every chain of zero timers and promises that was begun comes to its end, in as many turns
 * on a slow machine as on a fast one.
 */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve));
}
