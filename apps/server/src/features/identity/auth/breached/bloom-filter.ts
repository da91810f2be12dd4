import { createHash } from 'node:crypto';

/** A set that answers "certainly not" or "probably": Bloom, Space/Time Trade-offs in Hash Coding (1970). */
export interface BloomFilter {
  readonly bits: Uint8Array;
  /** Bits that are set for each member. */
  readonly hashes: number;
}

const BYTE = 8;

/** Double hashing (Kirsch and Mitzenmacher 2006): two hashes stand for all of them. */
function* placesOf({ bits, hashes }: BloomFilter, member: string): Generator<number> {
  const digest = createHash('sha256').update(member).digest();
  const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  for (let at = 0; at < hashes; at += 1) yield (first + at * second) % (bits.length * BYTE);
}

const bitOf = (place: number): number => 1 << (place % BYTE);
const byteOf = (place: number): number => Math.floor(place / BYTE);

export function isProbablyMember(filter: BloomFilter, text: string): boolean {
  for (const place of placesOf(filter, text))
    if (((filter.bits[byteOf(place)] ?? 0) & bitOf(place)) === 0) return false;
  return true;
}

/** The smallest filter of the members that says "probably" to other texts at this rate: m = −n ln p / (ln 2)². */
export function makeBloomFilter(members: readonly string[], rate: number): BloomFilter {
  const count = Math.max(1, members.length);
  const size = Math.ceil((-count * Math.log(rate)) / Math.LN2 ** 2);
  const hashes = Math.max(1, Math.round((size / count) * Math.LN2));
  const filter = { bits: new Uint8Array(Math.ceil(size / BYTE)), hashes };
  for (const member of members)
    for (const place of placesOf(filter, member))
      filter.bits[byteOf(place)] = (filter.bits[byteOf(place)] ?? 0) | bitOf(place);
  return filter;
}
