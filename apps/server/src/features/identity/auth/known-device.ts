import { randomBytes } from 'node:crypto';
import { KNOWN_DEVICES } from '@truciolo/contract';
import type { Secrets } from '../../../platform/secrets.ts';

const signedText = (userGuid: string, id: string): string => JSON.stringify(['device', userGuid, id]);

/**
 * A browser that logged in once proves it with a signed text that it keeps: wrong attempts of strangers do not lock it out.
 * It opens nothing by itself, and its own wrong attempts are counted apart.
 */
export function issueDevice(secrets: Secrets, userGuid: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${secrets.sign(signedText(userGuid, id))}`;
}

/** The number of the first device of this user among those the browser keeps; null where it has none. */
export function knownDevice(
  secrets: Secrets,
  userGuid: string,
  devices: readonly string[] = [],
): { readonly id: string; readonly device: string } | null {
  for (const device of devices.slice(0, KNOWN_DEVICES)) {
    const [id = '', signature = ''] = device.split('.');
    if (secrets.verify(signedText(userGuid, id), signature)) return { id, device };
  }
  return null;
}
