/** 128 random bits. `crypto.randomUUID` exists only at https addresses; this works in a shop's plain network too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
