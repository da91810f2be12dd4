import { floorPeople } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { hashToken } from '../../platform/secrets.ts';
import { checkPassword } from '../identity/index.ts';
import { makePass } from './pass.ts';
import { findByBadge, findPerson } from './repository.ts';

const WINDOW_MINUTES = 15;
/** Limits of wrong PINs per person and per tablet, so that the 10,000 PINs cannot be tried. */
const PER_PERSON = 10;
const PER_TABLET = 60;

export const identify = endpoint(floorPeople.identify, async (context, { body }) => {
  const { tenant, secrets, actor, clock, limiter } = context;
  const limits = {
    [`floor:${actor.sessionGuid}`]: PER_TABLET,
    ...('pin' in body && { [`floor-pin:${actor.companyGuid}:${body.person}`]: PER_PERSON }),
  };
  await limiter.take(limits, WINDOW_MINUTES, { grows: true });
  const person = await tenant(async (db) => {
    if ('badge' in body) return findByBadge(db, hashToken(body.badge));
    const known = await findPerson(db, body.person);
    return (await checkPassword(known?.pinHash ?? null, body.pin)) ? known : undefined;
  });
  if (!person) throw new AppError('PIN_WRONG');
  await limiter.giveBack(Object.keys(limits));
  const pass = makePass(secrets, actor.companyGuid, person.guid, clock());
  return { person: { guid: person.guid, name: person.name }, ...pass };
});
