import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Deflate (8), UTF-8 names (bit 11); format of PKWARE's APPNOTE 6.3, without zip64. */
const METHOD_DEFLATE = 8;
const FLAG_UTF8 = 0x0800;
const VERSION = 20;
const LIMIT = 0xffffffff;

/** Date and time in the two 16-bit words of MS-DOS, two seconds a step, in UTC. */
function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

interface Packed {
  readonly name: Buffer;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** The words the local and the central header have in common. */
function sharedHeader({ name, crc, packedSize, size }: Omit<Packed, 'offset'>, at: Date): Buffer {
  const { time, date } = dosTime(at);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(FLAG_UTF8, 2);
  header.writeUInt16LE(METHOD_DEFLATE, 4);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(date, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packedSize, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function centralHeader(packed: Packed, at: Date): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(packed.offset, 10);
  const head = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0]);
  return Buffer.concat([head, sharedHeader(packed, at), tail, packed.name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A whole archive in memory; entries are taken one at a time, so that only the packed bytes pile up. */
export async function writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const central: Packed[] = [];
  let offset = 0;
  for await (const { name: text, bytes } of entries) {
    const name = Buffer.from(text, 'utf8');
    const data = deflateRawSync(bytes);
    const packed = { name, crc: crc32(bytes), packedSize: data.length, size: bytes.length, offset };
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), sharedHeader(packed, at), name, data]);
    chunks.push(local);
    central.push(packed);
    offset += local.length;
    if (offset > LIMIT || bytes.length > LIMIT || central.length > 0xffff)
      throw new Error('the archive is too large for a plain zip');
  }
  const directory = Buffer.concat(central.map((packed) => centralHeader(packed, at)));
  return Buffer.concat([...chunks, directory, endRecord(central.length, directory.length, offset)]);
}
