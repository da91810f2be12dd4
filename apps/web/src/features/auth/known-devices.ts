import { KNOWN_DEVICES } from '@truciolo/contract';
import { z } from 'zod';
import { localText } from '../../lib/stored-text.ts';

const KEY = 'truciolo.devices';
const stored = z.array(z.string()).catch([]);

/** Device tokens of earlier logins in this browser, newest first; they stay after a logout. */
export function knownDevices(): string[] {
  try {
    return stored.parse(JSON.parse(localText.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepDevice(device: string): void {
  const others = knownDevices().filter((known) => known !== device);
  localText.write(KEY, JSON.stringify([device, ...others].slice(0, KNOWN_DEVICES)));
}
