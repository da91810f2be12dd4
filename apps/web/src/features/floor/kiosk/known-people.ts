import { localText } from '../../../lib/stored-text.ts';
import type { Presser } from './kiosk-store.ts';

/** Somebody whom the server has recognised on this device in this shift. */
interface Known extends Presser {
  readonly salt: string;
  /** Of the PIN or badge: enough to recognise it again without a connection. */
  readonly check: string;
}

const KEY = 'floor-known';
/** OWASP's count for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;

const hex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function checkOf(secret: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(secret), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS };
  return hex(await crypto.subtle.deriveBits(way, key, 256));
}

function readKnown(now: Date): Known[] {
  try {
    const kept = JSON.parse(localText.read(KEY) ?? '[]') as Known[];
    return kept.filter(({ until }) => until > now.toISOString());
  } catch {
    return [];
  }
}

/** Browsers offer `crypto.subtle` over https only: without it people are recognised only online. */
export async function remember(presser: Presser, secret: string, now: Date): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  const known: Known = { ...presser, salt, check: await checkOf(secret, salt) };
  const others = readKnown(now).filter(({ guid }) => guid !== presser.guid);
  localText.write(KEY, JSON.stringify([...others, known]));
}

/** By the PIN of one person, or by a badge, whose owner is not known beforehand. */
export async function recognise(guid: string | null, secret: string, now: Date): Promise<Presser | null> {
  for (const { salt, check, ...presser } of readKnown(now)) {
    if (guid !== null && presser.guid !== guid) continue;
    if ((await checkOf(secret, salt)) === check) return presser;
  }
  return null;
}

/** Whose event it is that waits to be sent. */
export const nameOfPass = (pass: string | undefined, now: Date): string | null =>
  readKnown(now).find((one) => one.pass === pass)?.name ?? null;
