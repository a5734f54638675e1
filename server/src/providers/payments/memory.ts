/** Stores a few small values, so that objects made at a provider are used again after a restart. */
export interface PaymentMemory {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
}
