/** Stores immutable blobs by key. Keys are made by us: lower-case letters, digits, `/`, `-` and `.`. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such blob. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

/** Refuses a key that could leave the store. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error('A blob key has an unexpected form.');
}
