/** Keeps a few small facts, so that what was made at a provider is used again after a restart. */
export interface PaymentMemory {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
}
