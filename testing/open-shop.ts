import { demand } from './ask.ts';
import { newRegistration } from './registration.ts';

interface Shop {
  readonly username: string;
  readonly password: string;
}

/** A company to write into, known again after each fault. */
export async function openShop(base: string): Promise<Shop> {
  const { userName, userSurname, userEmail, password, confirmPassword: _, ...company } = newRegistration();
  const user = { userName, userSurname, userEmail, password };
  const body = { company, user, privacyConsent: true };
  await demand(base, { method: 'POST', path: '/auth/register-complete', body });
  return { username: userEmail, password };
}

export const enter = async (base: string, shop: Shop): Promise<string> =>
  (await demand<{ token: string }>(base, { method: 'POST', path: '/auth/login', body: shop })).token;
