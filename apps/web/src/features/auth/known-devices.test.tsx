import { beforeEach, expect, it } from 'vitest';
import { keepDevice, knownDevices } from './known-devices.ts';

beforeEach(() => window.localStorage.clear());

it('keeps the newest five, each once', () => {
  for (const device of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepDevice(device);
  expect(knownDevices()).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it('takes damaged storage as empty', () => {
  window.localStorage.setItem('truciolo.devices', '{"a":');
  expect(knownDevices()).toEqual([]);
  window.localStorage.setItem('truciolo.devices', '{"a":1}');
  expect(knownDevices()).toEqual([]);
});
