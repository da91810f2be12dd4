interface Body {
  readonly body: { pipeThrough(through: object): object } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Browsers and Node have these; the packages know neither. */
declare const Response: new (content: object) => Body;
declare const DecompressionStream: new (format: 'gzip') => object;

/** Unpacks gzip; other bytes are given back as they are, because some servers unpack such files on their way. */
export async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : bytes;
}
