import type { Services } from '../../../platform/context.ts';
import { passwordReset } from './jobs.ts';
import { mailPasswordReset } from './request-password-reset.ts';

export async function startAuthWorkers(services: Services): Promise<void> {
  await services.jobs.work(passwordReset, ({ email }) => mailPasswordReset(services, email));
}
