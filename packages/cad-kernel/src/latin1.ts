const CHUNK = 8192;

/** Bytes as characters one to one: model files are ASCII, whatever is not may look odd but never fails. */
export function latin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const pieces: string[] = [];
  for (let start = from; start < to; start += CHUNK) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, Math.min(start + CHUNK, to))));
  }
  return pieces.join('');
}
