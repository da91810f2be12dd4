import type { Services } from '../../../platform/context.ts';
import { mailPasswordReset } from './request-password-reset.ts';
import { passwordReset } from './tasks.ts';

export async function startAuthTasks(services: Services): Promise<void> {
  await services.tasks.work(passwordReset, ({ email }) => mailPasswordReset(services, email));
}
