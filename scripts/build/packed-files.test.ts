import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOnly, packBest, packedBefore } from './packed-files.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truciolo-packed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = Buffer.from('tornio fresa trapano '.repeat(500));

it('is made once and found again by its content', async () => {
  expect(await packedBefore(folder, content)).toBeNull();
  const packed = await packBest(folder, content);
  expect(brotliDecompressSync(packed).equals(content)).toBe(true);
  expect(await packedBefore(folder, content)).toEqual(packed);
  expect(await packedBefore(folder, Buffer.concat([content, content]))).toBeNull();
});

it('is not used when it does not unpack to its content', async () => {
  await packBest(folder, content);
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), 'broken');
  expect(await packedBefore(folder, content)).toBeNull();
});

it('is removed once no build uses its content', async () => {
  const other = Buffer.from('rettifica lapidello '.repeat(500));
  await packBest(folder, content);
  const packed = await packBest(folder, other);
  await keepOnly(folder, [other]);
  expect(await packedBefore(folder, content)).toBeNull();
  expect(await packedBefore(folder, other)).toEqual(packed);
});
