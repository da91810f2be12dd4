import { auth, type SessionUser } from '@truciolo/contract';
import { z } from 'zod';
import { api } from '../../../lib/api/client.ts';
import { readUser } from '../../../lib/session/read-user.ts';
import { keepDevice, knownDevices } from '../known-devices.ts';

export type LoginOutcome =
  | {
      readonly ok: true;
      readonly token: string;
      readonly user: SessionUser;
      /** Unparsed: the dialog that shows it validates it, so that it cannot break the login. */
      readonly sessionInfo: unknown;
      /** Remaining codes after a login with a recovery code. */
      readonly recoveryCodesLeft: number | null;
    }
  | { readonly ok: false; readonly message: string };

/** Parsed leniently: a proxy or another server may answer 200 with `success: false`, or omit a field. */
export const loginAnswer = z.looseObject({
  success: z.unknown().optional(),
  token: z.string().catch(''),
  user: z.unknown().optional(),
  message: z.string().catch(''),
  sessionInfo: z.unknown().optional(),
  recoveryCodesLeft: z.int().nullable().catch(null),
  device: z.string().catch(''),
});

export function loginOutcome(answer: z.output<typeof loginAnswer>): LoginOutcome {
  const { success, token, message, sessionInfo, recoveryCodesLeft, device } = answer;
  if (device !== '') keepDevice(device);
  const user = readUser(answer.user, token);
  if (success === true && token !== '' && user)
    return { ok: true, token, user, sessionInfo, recoveryCodesLeft };
  return { ok: false, message: message || 'Login failed' };
}

/** The code is sent once the server has asked for it. */
export async function logIn(
  username: string,
  password: string,
  code: string | null = null,
): Promise<LoginOutcome> {
  const devices = knownDevices();
  const body = {
    username,
    password,
    ...(code === null ? {} : { code }),
    ...(devices.length === 0 ? {} : { devices }),
  };
  return loginOutcome(await api({ ...auth.login, answer: loginAnswer }, { body }));
}
