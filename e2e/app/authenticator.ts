import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replace(/\s/g, '')].map((sign) =>
    BASE32.indexOf(sign).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A user's authenticator app with the secret of the page (RFC 6238). Each code is a later one. */
export function authenticator(secret: string): () => string {
  const key = bytesOf(secret);
  let last = 0;
  return () => {
    last = Math.max(Math.floor(Date.now() / 30_000), last + 1);
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(last));
    const mac = createHmac('sha1', key).update(counter).digest();
    const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  };
}
