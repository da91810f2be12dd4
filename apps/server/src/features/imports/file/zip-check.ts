import { createInflateRaw } from 'node:zlib';
import { DAMAGED, Refusal, TOO_BIG } from './refusal.ts';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** Fifty thousand rows of the widest sheet take about a hundred megabytes. */
const UNPACKED_MAX_BYTES = 120 * 1024 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** The end record and the longest comment behind it. */
const TAIL = 22 + 0xffff;

/** Directory of an archive, read without unpacking it. */
export function listEntries(bytes: Buffer): Entry[] {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL));
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(END_OF_DIRECTORY);
  const end = tail.lastIndexOf(mark);
  if (end < 0 || end + 22 > tail.length) throw new Refusal(DAMAGED);
  const count = tail.readUInt16LE(end + 10);
  let at = tail.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Refusal(DAMAGED);
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Counts the unpacked bytes of an entry without storing them; stops once the budget is exceeded. */
async function countUnpacked(bytes: Buffer, entry: Entry, budget: number): Promise<number> {
  if (entry.offset + 30 > bytes.length) throw new Refusal(DAMAGED);
  const from =
    entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(from, from + entry.packed);
  if (packed.length < entry.packed) throw new Refusal(DAMAGED);
  if (entry.method === 0) return packed.length;
  let size = 0;
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      size += (piece as Buffer).length;
      if (size > budget) throw new Refusal(TOO_BIG);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(DAMAGED);
  }
  return size;
}

/** Refuses a zip bomb before it is unpacked: by its declared size, and by counting where that is wrong. */
export async function checkUnpackedSize(bytes: Buffer, entries: readonly Entry[]): Promise<void> {
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > UNPACKED_MAX_BYTES) throw new Refusal(TOO_BIG);
  let left = UNPACKED_MAX_BYTES;
  for (const entry of entries) left -= await countUnpacked(bytes, entry, left);
}
