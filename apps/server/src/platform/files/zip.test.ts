import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeZip } from './zip.ts';

const at = new Date('2026-11-16T08:30:10Z');

/** Reads an archive the way the format says: from the end record to the directory to each entry. */
function readZip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    found.set(name, inflateRawSync(zip.subarray(data, data + zip.readUInt32LE(at + 20))).toString('utf8'));
    at += 46 + nameLength;
  }
  return found;
}

const entries = [
  { name: 'dati/utenti.csv', bytes: Buffer.from('nome;età\r\n'.repeat(1000)) },
  { name: 'vuoto.txt', bytes: Buffer.alloc(0) },
  { name: 'città/perché.json', bytes: Buffer.from('{"a":1}') },
];

describe('zip', () => {
  it('holds every entry byte for byte', async () => {
    const zip = await writeZip(entries, at);
    expect(readZip(zip)).toEqual(new Map(entries.map(({ name, bytes }) => [name, bytes.toString('utf8')])));
    expect(zip.length).toBeLessThan(1000);
  });

  it('passes the check of another program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'truciolo-zip-'));
    try {
      const file = join(folder, 'a.zip');
      writeFileSync(file, await writeZip(entries, at));
      const script =
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())';
      const said = execFileSync('python3', ['-c', script, file], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONIOENCODING: 'utf8' },
      });
      expect(said.trim()).toBe("None ['dati/utenti.csv', 'vuoto.txt', 'città/perché.json']");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is a valid archive when empty', async () => {
    const zip = await writeZip([], at);
    expect(zip.length).toBe(22);
    expect(readZip(zip).size).toBe(0);
  });
});
