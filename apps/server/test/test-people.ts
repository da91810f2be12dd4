import { auth, type Call, type CompanyRole, invitations, type SessionUser } from '@truciolo/contract';
import { createCompany } from '../src/features/companies/index.ts';
import { createUser, hashPassword } from '../src/features/identity/index.ts';
import { createStandardAddons } from '../src/features/licensing/index.ts';
import { newGuid } from '../src/platform/guid.ts';
import { sessionOf } from './session-of.ts';
import { PASSWORD, type TestCompany, type TestServer } from './test-server.ts';

export interface TestPerson {
  readonly email: string;
  readonly token: string;
  readonly user: SessionUser;
  readonly call: Call;
}

let serial = 0;

/** The user with a session of their own, however they came in. */
const enter = (server: TestServer, email: string, { token, user }: Pick<TestPerson, 'token' | 'user'>) => ({
  email,
  token,
  user,
  call: server.as(token),
});

export async function logIn(server: TestServer, email: string): Promise<TestPerson> {
  return enter(
    server,
    email,
    await server.as(null)(auth.login, { body: { username: email, password: PASSWORD } }),
  );
}

/** The link of the newest mail to an address. */
export async function tokenOfMail(server: TestServer, to: string, pattern: RegExp): Promise<string> {
  const mails = await server.handles.system((db) =>
    db.selectFrom('outbox').select('bodyText').where('recipient', '=', to).orderBy('guid', 'desc').execute(),
  );
  for (const { bodyText } of mails) {
    const found = pattern.exec(bodyText)?.[1];
    if (found) return found;
  }
  throw new Error(`no mail to ${to} with ${pattern}`);
}

export const INVITATION_LINK = /\/invito\/([\w-]+)/;

/** Invited by mail, accepted, with a session: the whole way of a new colleague but the form of the login. */
export async function addPerson(
  server: TestServer,
  company: Pick<TestCompany, 'call'>,
  role: CompanyRole,
  options: { seat?: boolean; hideCosts?: boolean } = {},
): Promise<TestPerson> {
  serial += 1;
  const email = `${role}${serial}@persone.it`;
  const { seat = true, hideCosts = false } = options;
  await company.call(invitations.create, { body: { email, role, seat, hideCosts } });
  const token = await tokenOfMail(server, email, INVITATION_LINK);
  const body = { firstName: 'Ugo', lastName: `Riva${serial}`, password: PASSWORD, privacyConsent: true };
  await server.as(null)(invitations.accept, { params: { token }, body });
  return enter(server, email, await sessionOf(server, email));
}

/** An administrator of the installation's own supplier, or of the one given. */
export async function addAdmin(
  server: TestServer,
  supplierGuid = server.services.supplierGuid,
): Promise<TestPerson> {
  serial += 1;
  const now = server.clock.read();
  const email = `admin${serial}@fornitore.it`;
  const names = { firstName: 'Ada', lastName: `Conti${serial}`, email, role: 'admin' } as const;
  const passwordHash = await hashPassword(PASSWORD);
  await server.handles.tenant(supplierGuid, (db) =>
    createUser(db, { ...names, guid: newGuid(now), companyGuid: supplierGuid, passwordHash, now }),
  );
  return enter(server, email, await sessionOf(server, email));
}

/** Another reseller on the same installation, with its own add-ons and one administrator. */
export async function addSupplier(server: TestServer): Promise<TestPerson> {
  serial += 1;
  const now = server.clock.read();
  const guid = newGuid(now);
  const address = { address: '', postalCode: '', city: '', province: '' };
  const company = { guid, name: `Rivenditore ${serial}`, vatNumber: `9${serial}`, ...address };
  await server.handles.system(async (db) => {
    await createCompany(db, { ...company, kind: 'supplier', supplierGuid: null, now });
    await createStandardAddons(db, guid, now);
  });
  return addAdmin(server, guid);
}
