import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

const node = (code: string) => run(process.execPath, ['-e', code], { stdio: 'ignore' });
const graceful = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)";

test('returns the exit code of the program', async () => {
  expect(await node('process.exit(7)')).toBe(7);
  expect(await node('')).toBe(0);
});

test('returns 128 + signal for a program ended by one', async () => {
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(137);
});

test('refuses a program that does not exist', async () => {
  await expect(run('/no/such/program', [])).rejects.toThrow('ENOENT');
});

test.skipIf(process.platform === 'win32')('passes a signal on, and never returns 0 after one', async () => {
  const before = process.listenerCount('SIGTERM');
  const ended = node(graceful);
  await sleep(500);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(143);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
