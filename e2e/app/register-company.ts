import type { APIRequestContext } from '@playwright/test';
import { newRegistration } from '../../testing/registration.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly vatNumber: string;
}

/** Registers a company with its first user for one test, by the call of the form. */
export async function registerCompany(request: APIRequestContext): Promise<Account> {
  const { userName, userSurname, userEmail, password, confirmPassword: _, ...company } = newRegistration();
  const answer = await request.post('/api/auth/register-complete', {
    data: { company, user: { userName, userSurname, userEmail, password }, privacyConsent: true },
  });
  if (!answer.ok()) throw new Error(`registration refused: ${answer.status()} ${await answer.text()}`);
  return {
    email: userEmail,
    password,
    firstName: userName,
    lastName: userSurname,
    companyName: company.companyName,
    vatNumber: company.vatNumber,
  };
}
