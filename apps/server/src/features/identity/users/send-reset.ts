import { users } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { passwordReset } from '../auth/tasks.ts';
import { findUser } from './repository.ts';

const PER_ADDRESS = 5;
const WINDOW_MINUTES = 60;

export const sendReset = endpoint(users.sendReset, async ({ audit, tenant, tasks, limiter }, { params }) => {
  const user = await tenant((db) => findUser(db, params.guid));
  if (!user) throw new AppError('NOT_FOUND');
  const key = `reset:${user.email.toLowerCase()}`;
  await limiter.take({ [key]: PER_ADDRESS }, WINDOW_MINUTES);
  await tenant(async (db, afterCommit) => {
    await audit(db, { action: 'send-reset', entity: 'user', entityGuid: user.guid });
    afterCommit(() => tasks.send(passwordReset, { email: user.email }));
  });
  return { success: true as const };
});
