const CHUNK = 8192;

/** Bytes as characters one to one: model files are ASCII, whatever is not may look odd but never fails. */
export function latin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const pieces: string[] = [];
  for (let start = from; start < to; start += CHUNK) {
    const chunk = bytes.subarray(start, Math.min(start + CHUNK, to));
    // Not spread: that walks the bytes one by one and takes nine times as long.
    pieces.push(Reflect.apply(String.fromCharCode, null, chunk));
  }
  return pieces.join('');
}
