import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openCpuMeter, readCpuOfChildren } from './cpu-of-children.mjs';

it('adds user and system time of the children, whatever the name of the program', () => {
  const fields = ['S', ...Array.from({ length: 12 }, () => '7'), '250', '31', '20', '0'];
  expect(readCpuOfChildren(`4711 (a name) with) ${fields.join(' ')}`)).toBe(2.81);
});

it('tells the time of a child that has ended, once', () => {
  const meter = openCpuMeter();
  const loop = 'const begin = process.cpuUsage().user; while (process.cpuUsage().user - begin < 200_000);';
  spawnSync(process.execPath, ['-e', loop]);
  if (!existsSync('/proc/self/stat')) return expect(meter.take()).toBeNull();
  expect(meter.take()).toBeGreaterThanOrEqual(0.2);
  expect(meter.take()).toBe(0);
});
