import { ApiError, floorPeople } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { isUnreachable } from '../../../lib/api/failures.ts';
import { type Presser, setPresser } from './kiosk-store.ts';
import { recognise, remember } from './known-people.ts';

type Claim = { readonly person: string; readonly pin: string } | { readonly badge: string };

const BADGE = /badge=([\w-]+)/;

/** Code of a badge: a scanner types the whole address, people may paste the code alone. */
export const badgeIn = (text: string): string => BADGE.exec(text)?.[1] ?? text.trim();

/** Asks the server; without a connection the device knows the people seen in this shift. */
export async function identify(claim: Claim): Promise<Presser> {
  const secret = 'pin' in claim ? claim.pin : claim.badge;
  try {
    const { person, pass, until } = await api(floorPeople.identify, { body: claim });
    const presser = { ...person, pass, until };
    await remember(presser, secret, new Date());
    setPresser(presser);
    return presser;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const known = await recognise('pin' in claim ? claim.person : null, secret, new Date());
    if (!known)
      throw new ApiError(0, {
        code: 'UNAVAILABLE',
        message: 'Senza rete può registrare solo chi si è già identificato oggi su questo tablet.',
      });
    setPresser(known);
    return known;
  }
}
