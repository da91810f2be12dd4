import * as api from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import {
  addAdmin,
  addPerson,
  addSupplier,
  INVITATION_LINK,
  logIn,
  type TestPerson,
  tokenOfMail,
} from '../../../test/test-people.ts';
import {
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  type TestCompany,
} from '../../../test/test-server.ts';
import type { Context } from '../../platform/context.ts';
import { changeStatus } from '../identity/index.ts';

const server = sharedTestServer();
let admin: TestPerson;
let second: TestPerson;
let foreigner: TestPerson;
let company: TestCompany;
beforeAll(async () => {
  admin = await addAdmin(server);
  second = await addAdmin(server);
  foreigner = await addSupplier(server);
  company = await registerTestCompany(server);
});

async function write(call: api.Call, message: string) {
  const { text, ticket } = await call(api.contact.question);
  return call(api.contact.send, {
    body: {
      name: 'Anna Moretti',
      email: 'anna@officina.it',
      message,
      verificationQuestion: text,
      verificationTicket: ticket,
      verificationAnswer: api.solveQuestion(text) ?? 0,
      privacyConsent: true,
    },
  });
}

describe('superusers', () => {
  it('are promoted and suspended, and the company’s history shows it', async () => {
    const person = await addPerson(server, company, 'preventivista');
    const params = { guid: person.user.guid };
    const promoted = await admin.call(api.superusers.setRole, { params, body: { role: 'responsabile' } });
    expect(promoted).toMatchObject({ role: 'responsabile', companyGuid: company.user.companyGuid });
    expect((await person.call(api.auth.verify)).user.capabilities).toContain('manage consumer licenses');
    await admin.call(api.superusers.setStatus, { params, body: { status: 'suspended' } });
    await expectError(person.call(api.auth.verify), 'UNAUTHENTICATED');
    const { rows } = await company.call(api.audit.list, { query: { entity: 'user' } });
    const changes = rows.filter(({ action }) => !action.startsWith('login'));
    expect(changes.map(({ action, actorName }) => [action, actorName.slice(0, 9)]).sort()).toEqual([
      ['suspend', 'Ada Conti'],
      ['update', 'Ada Conti'],
    ]);
    const superusers = await admin.call(api.superusers.list, { query: { role: 'responsabile' } });
    expect(superusers.map(({ email }) => email)).toContain(person.email);
  });

  it('the last one of a company cannot be suspended', async () => {
    const params = { guid: company.user.guid };
    const suspend = { params, body: { status: 'suspended' } } as const;
    await expectError(admin.call(api.superusers.setStatus, suspend), 'LAST_RESPONSABILE');
    const demote = { params, body: { role: 'tecnico' } } as const;
    await expectError(admin.call(api.superusers.setRole, demote), 'LAST_RESPONSABILE');
  });

  it('of another supplier, and the supplier’s own users, are not accessible', async () => {
    const params = { guid: company.user.guid };
    const body = { role: 'tecnico' } as const;
    await expectError(foreigner.call(api.superusers.setRole, { params, body }), 'NOT_FOUND');
    expect(await foreigner.call(api.superusers.list, { query: {} })).toEqual([]);
    const own = { guid: second.user.guid };
    await expectError(admin.call(api.superusers.setRole, { params: own, body }), 'NOT_FOUND');
  });
});

describe('assignments', () => {
  it('route the messages of a company, or of one user, to their administrator', async () => {
    const person = await addPerson(server, company, 'reparto');
    const { companyGuid } = company.user;
    await write(company.call, 'Prima di tutto');
    await admin.call(api.assignments.assignCompanies, {
      body: { companyGuids: [companyGuid], adminGuid: second.user.guid },
    });
    await write(company.call, 'Per la seconda');
    await admin.call(api.assignments.assignUsers, {
      body: { userGuids: [person.user.guid], adminGuid: admin.user.guid },
    });
    await write(person.call, 'Per la prima');
    const mails = await server.handles.system((db) =>
      db
        .selectFrom('outbox')
        .select(['recipient', 'bodyText'])
        .where('replyTo', '=', 'anna@officina.it')
        .execute(),
    );
    const to = (text: string) => mails.find(({ bodyText }) => bodyText.includes(text))?.recipient;
    expect(to('Prima di tutto')).toBe('reseller@example.it');
    expect(to('Per la seconda')).toBe(second.email);
    expect(to('Per la prima')).toBe(admin.email);
    const mine = await second.call(api.messages.list, { query: { mine: 'yes' } });
    expect(mine.rows.map(({ message }) => message)).toEqual(['Per la seconda']);
    const names = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;
    const { rows } = await company.call(api.audit.list, { query: { entity: 'company' } });
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'assign-admin',
        changes: { admin: { from: null, to: names(second) } },
      }),
    );
    const { companies, users, admins } = await admin.call(api.assignments.list);
    expect(companies.find(({ guid }) => guid === companyGuid)?.adminGuid).toBe(second.user.guid);
    expect(users.find(({ guid }) => guid === person.user.guid)?.adminGuid).toBe(admin.user.guid);
    const emails = admins.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining([admin.email, second.email]));
  });

  it('accept only own companies, users and administrators', async () => {
    const companyGuids = [company.user.companyGuid];
    const adminGuid = foreigner.user.guid;
    await expectError(
      admin.call(api.assignments.assignCompanies, { body: { companyGuids, adminGuid } }),
      'NOT_FOUND',
    );
    await expectError(
      foreigner.call(api.assignments.assignCompanies, { body: { companyGuids, adminGuid } }),
      'NOT_FOUND',
    );
    const userGuids = [company.user.guid];
    await expectError(
      foreigner.call(api.assignments.assignUsers, { body: { userGuids, adminGuid } }),
      'NOT_FOUND',
    );
  });

  it('a new administrator is invited by mail', async () => {
    const body = { email: 'nuova@fornitore.it', firstName: 'Nora', lastName: 'Villa' };
    const sent = await admin.call(api.assignments.inviteAdmin, { body });
    // Without a mail server the link is returned to the inviting user.
    expect(sent.link).toMatch(/\/invito\/[\w-]{43}$/);
    const token = await tokenOfMail(server, body.email, INVITATION_LINK);
    const person = { firstName: 'Nora', lastName: 'Villa', password: PASSWORD, privacyConsent: true };
    await server.as(null)(api.invitations.accept, { params: { token }, body: person });
    const { user } = await logIn(server, body.email);
    expect(user).toMatchObject({ role: 'admin', companyKind: 'supplier', licenseExpiration: null });
    expect(user.capabilities).toEqual(['manage supplier licenses']);
  });
});

describe('administrators', () => {
  const set = (call: api.Call, person: TestPerson, status: api.UserStatus) =>
    call(api.assignments.setAdminStatus, { params: { guid: person.user.guid }, body: { status } });

  it('suspend and reinstate each other, which is audited', async () => {
    const third = await addAdmin(server);
    expect(await set(admin.call, third, 'suspended')).toMatchObject({ status: 'suspended', isSelf: false });
    await expectError(third.call(api.auth.verify), 'UNAUTHENTICATED');
    await expectError(logIn(server, third.email), 'INVALID_CREDENTIALS');
    expect(await set(admin.call, third, 'active')).toMatchObject({ email: third.email, status: 'active' });
    await logIn(server, third.email);
    const { rows } = await admin.call(api.audit.list, { query: { entity: 'user' } });
    const own = rows.filter(
      ({ entityGuid, action }) => entityGuid === third.user.guid && !action.startsWith('login'),
    );
    expect(own.map(({ action }) => action).sort()).toEqual(['reactivate', 'suspend']);
  });

  it('cannot change themselves, and are not accessible to others', async () => {
    await expectError(set(admin.call, admin, 'suspended'), 'OWN_ACCOUNT');
    await expectError(set(foreigner.call, second, 'suspended'), 'NOT_FOUND');
    await expectError(set(company.call, second, 'suspended'), 'FORBIDDEN');
    const params = { guid: company.user.guid };
    await expectError(
      admin.call(api.assignments.setAdminStatus, { params, body: { status: 'suspended' } }),
      'NOT_FOUND',
    );
  });

  it('never lock the supplier out, not even when two suspend each other at once', async () => {
    const one = await addSupplier(server);
    const two = await addAdmin(server, one.user.companyGuid);
    const results = await Promise.allSettled([
      set(one.call, two, 'suspended'),
      set(two.call, one, 'suspended'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await server.handles.tenant(one.user.companyGuid, (db) =>
      db.selectFrom('users').select('guid').where('status', '=', 'active').execute(),
    );
    expect(left).toHaveLength(1);
  });

  it('the last one cannot be suspended', async () => {
    const lone = await addSupplier(server);
    const { companyGuid, guid } = lone.user;
    const ground = { actor: { ...lone.user, userGuid: 'somebody else' }, clock: server.clock.read };
    const suspend = server.handles.supplier(companyGuid, (db) =>
      changeStatus(db, ground as unknown as Context, guid, 'suspended'),
    );
    await expect(suspend).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });
});

describe('the inbox', () => {
  it('keeps the state of a message', async () => {
    await write(server.as(null), 'Buongiorno');
    const { rows, unread } = await admin.call(api.messages.list, { query: { state: 'nuovo' } });
    const message = rows.find((row) => row.message === 'Buongiorno');
    expect(message).toMatchObject({ companyGuid: null, companyName: null, state: 'nuovo' });
    const params = { guid: message?.guid ?? '' };
    await expectError(
      foreigner.call(api.messages.setState, { params, body: { state: 'chiuso' } }),
      'NOT_FOUND',
    );
    const answered = await admin.call(api.messages.setState, { params, body: { state: 'risposto' } });
    expect(answered.state).toBe('risposto');
    expect((await admin.call(api.messages.list, { query: {} })).unread).toBe(unread - 1);
    expect((await foreigner.call(api.messages.list, { query: {} })).total).toBe(0);
  });
});

describe('a capability written into the token', () => {
  it('is ignored: the server reads capabilities from the database', async () => {
    const [head, , signature] = company.token.split('.');
    const claims = JSON.parse(Buffer.from(company.token.split('.')[1] ?? '', 'base64url').toString());
    const forged = { ...claims, capabilities: ['manage supplier licenses'] };
    const token = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
    await expectError(server.as(token)(api.supplierLicences.list, { query: {} }), 'UNAUTHENTICATED');
  });
});
