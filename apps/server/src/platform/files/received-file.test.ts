import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openFolderStore, sweepParts } from './file-store.ts';
import { openIncoming } from './received-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'truciolo-incoming-'));
const incoming = join(folder, 'incoming');
const receive = openIncoming(incoming);
const LIMIT = 1_000_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(incoming, { recursive: true, force: true }));

const waiting = () => readdirSync(incoming);
const untilWritten = (bytes: number) =>
  eventually(() => {
    const [name = ''] = waiting();
    expect(statSync(join(incoming, name)).size).toBe(bytes);
  });

it('an upload is on the disk while it still arrives', async () => {
  const body = new PassThrough();
  const received = receive(body, LIMIT);
  body.write(Buffer.alloc(1000, 'a'));
  await untilWritten(1000);
  body.end(Buffer.alloc(100_000, 'b'));
  const file = await received;
  expect([file.length, file.head.length, file.head[0], file.head[1000]]).toEqual([101_000, 65_536, 97, 98]);
  await file.drop();
  expect(waiting()).toEqual([]);
});

it('an upload beyond the limit is refused with its connection open, and leaves nothing', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(600));
  body.write(Buffer.alloc(600));
  await expect(receive(body, 1000)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  expect(body.destroyed).toBe(false);
  expect(waiting()).toEqual([]);
});

it('an upload whose sender hangs up leaves nothing', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(600));
  const received = receive(body, LIMIT);
  await untilWritten(600);
  body.destroy(new Error('aborted'));
  await expect(received).rejects.toThrow('aborted');
  expect(waiting()).toEqual([]);
});

it('two uploads are read into memory one after the other', async () => {
  const [one, two] = [
    await receive(Readable.from([Buffer.from('1')]), LIMIT),
    await receive(Readable.from([Buffer.from('2')]), LIMIT),
  ];
  const steps: string[] = [];
  const read = (file: typeof one) =>
    file.whole(async (bytes) => {
      steps.push(`begin ${bytes.toString()}`);
      await Promise.resolve();
      steps.push(`end ${bytes.toString()}`);
      throw new Error(bytes.toString());
    });
  const ends = await Promise.allSettled([read(one), read(two)]);
  expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('the store takes over the file of an upload', async () => {
  const store = openFolderStore(folder);
  await store.put('quotes/a', await receive(Readable.from([Buffer.from('abc')]), LIMIT));
  expect((await store.get('quotes/a'))?.toString()).toBe('abc');
  expect(waiting()).toEqual([]);
});

it('a start removes the partial files of a dead process, and none that another process writes', async () => {
  await receive(Readable.from([Buffer.from('abc')]), LIMIT);
  const old = join(incoming, 'old.part');
  writeFileSync(old, 'x');
  utimesSync(old, new Date(0), new Date(0));
  await sweepParts(folder, 60_000);
  expect(waiting()).toHaveLength(1);
  await sweepParts(folder);
  expect(waiting()).toEqual([]);
});
