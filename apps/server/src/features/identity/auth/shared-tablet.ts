import { sharedTablets } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { checkPassword } from '../proofs/passwords.ts';
import { findPersonByGuid } from './directory.ts';

const PER_TABLET = 10;
const WINDOW_MINUTES = 15;

const mark = ({ tenant, audit, actor }: Context, sharedTablet: boolean) =>
  tenant(async (db) => {
    await db
      .updateTable('sessions')
      .set({ sharedTablet })
      .where('guid', '=', actor.sessionGuid)
      .where('userGuid', '=', actor.userGuid)
      .execute();
    const changes = { sharedTablet: { from: !sharedTablet, to: sharedTablet } };
    await audit(db, { action: 'shared-tablet', entity: 'user', entityGuid: actor.userGuid, changes });
    return { success: true as const };
  });

export const beginSharedTablet = endpoint(sharedTablets.begin, (context) => mark(context, true));

/** The person at the tablet has to enter the owner's password. */
export const endSharedTablet = endpoint(sharedTablets.end, async (context, { body }) => {
  const { actor, handles, limiter } = context;
  const key = `shared-tablet:${actor.sessionGuid}`;
  await limiter.take({ [key]: PER_TABLET }, WINDOW_MINUTES);
  const person = await handles.directory((db) => findPersonByGuid(db, actor.userGuid));
  if (!(await checkPassword(person?.passwordHash ?? null, body.password))) {
    const message = `Non è la password di ${actor.firstName} ${actor.lastName}, che ha preparato il tablet.`;
    throw new AppError('WRONG_PASSWORD', { message, fields: { password: message } });
  }
  await limiter.giveBack([key]);
  return mark(context, false);
});
