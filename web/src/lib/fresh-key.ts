/** A key that nobody has used; also where the page is served without https, which keeps `randomUUID` away. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
