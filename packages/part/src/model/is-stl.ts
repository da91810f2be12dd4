const HEAD_BYTES = 4096;
/** 80 free bytes and the number of triangles, then 50 bytes for each. */
const BINARY_HEAD_BYTES = 84;
const TRIANGLE_BYTES = 50;

function isBinary(bytes: Uint8Array, length: number): boolean {
  if (bytes.length < BINARY_HEAD_BYTES) return false;
  const count = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(80, true);
  return count > 0 && length === BINARY_HEAD_BYTES + count * TRIANGLE_BYTES;
}

/**
 * Binary files declare their triangles, so that the length gives them away; text files begin with "solid". The first
 * bytes are enough where the length of the whole file is given.
 */
export function isStl(bytes: Uint8Array, length = bytes.length): boolean {
  if (isBinary(bytes, length)) return true;
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return /^\s*solid\b/.test(head) && /\bfacet\b/.test(head);
}
