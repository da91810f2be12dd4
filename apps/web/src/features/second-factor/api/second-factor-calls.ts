import { queryOptions } from '@tanstack/react-query';
import { auth, secondFactor } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { getSession, startSession } from '../../../lib/session/session-store.ts';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api(secondFactor.get, {}, { signal }),
});

/** The code is only needed while a second factor is on. */
export const beginSecondFactor = ({ password, code }: Proof) =>
  api(secondFactor.begin, { body: { password, ...(code === '' ? {} : { code }) } });

export const confirmSecondFactor = async (code: string): Promise<readonly string[]> =>
  (await api(secondFactor.confirm, { body: { code } })).recoveryCodes;

export const renewRecoveryCodes = async (proof: Proof): Promise<readonly string[]> =>
  (await api(secondFactor.renewCodes, { body: proof })).recoveryCodes;

export const switchOffSecondFactor = (proof: Proof) => api(secondFactor.switchOff, { body: proof });

/** Permissions of this session have changed: refetches the user. */
export async function refreshUser(): Promise<void> {
  const { user } = await api(auth.verify);
  const session = getSession();
  if (session.status === 'in') startSession(session.token, user);
}
