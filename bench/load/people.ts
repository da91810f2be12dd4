import type pg from 'pg';
import { asBody, pin, pinQuote } from '../../apps/server/test/quote-samples.ts';
import { demand } from '../../testing/ask.ts';
import { newRegistration } from '../../testing/registration.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly from: string;
  readonly quotes: readonly string[];
}

const QUOTES_EACH = 10;
const POSITIONS = 5;

/** A shop with its first person, a few quotes of five positions, and colleagues with a seat each. */
async function makeCompany(base: string, database: pg.Client, serial: number, people: number) {
  const { userName, userSurname, userEmail, password, confirmPassword: _, ...company } = newRegistration();
  const user = { userName, userSurname, userEmail, password };
  const from = (person: number) => `10.1.${serial}.${person + 1}`;
  const body = { company, user, privacyConsent: true };
  await demand(base, { method: 'POST', path: '/auth/register-complete', body, from: from(0) });
  const { token } = await demand<{ token: string }>(base, {
    method: 'POST',
    path: '/auth/login',
    body: { username: userEmail, password },
    from: from(0),
  });
  const positions = Array.from({ length: POSITIONS }, (_unused, at) => pin({ id: `p${at}` }));
  const quotes: string[] = [];
  for (let index = 0; index < QUOTES_EACH; index += 1) {
    const quote = await demand<{ guid: string }>(base, {
      method: 'POST',
      path: '/quotes',
      body: asBody(pinQuote({ title: `Lotto ${index}`, positions })),
      token,
    });
    quotes.push(quote.guid);
  }
  await database.query(
    `with first as (select * from users where email = $1), added as (
       insert into users (guid, company_guid, first_name, last_name, email, password_hash, role, created_at)
       select gen_random_uuid(), company_guid, first_name, n::text, n || '.' || email, password_hash, 'responsabile', now()
       from first, generate_series(1, $2::int) n returning guid, company_guid)
     insert into seats (company_guid, user_guid, assigned_at) select company_guid, guid, now() from added`,
    [userEmail, people - 1],
  );
  return Array.from(
    { length: people },
    (_unused, person): Person => ({
      email: person === 0 ? userEmail : `${person}.${userEmail}`,
      password,
      from: from(person),
      quotes,
    }),
  );
}

export async function makePeople(base: string, database: pg.Client, companies: number, each: number) {
  const people: Person[] = [];
  for (let serial = 0; serial < companies; serial += 1)
    people.push(...(await makeCompany(base, database, serial, each)));
  return people;
}
