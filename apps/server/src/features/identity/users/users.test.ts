import * as api from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { addPerson, INVITATION_LINK, logIn, tokenOfMail } from '../../../../test/test-people.ts';
import {
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  type TestCompany,
} from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  theirs = await registerTestCompany(server);
  ours = await registerTestCompany(server);
});

/** The test clock stands still: rows of one moment have no order, so a row is found by its content. */
const expectAudit = async (company: TestCompany, row: object) =>
  expect((await company.call(api.audit.list, { query: {} })).rows).toContainEqual(
    expect.objectContaining(row),
  );
const accept = (token: string) =>
  server.as(null)(api.invitations.accept, {
    params: { token },
    body: { firstName: 'Eva', lastName: 'Galli', password: PASSWORD, privacyConsent: true },
  });

describe('invitations', () => {
  it('bring a colleague in: link, password, role, seat', async () => {
    const invited = { email: 'eva@officina.it', role: 'tecnico', hideCosts: true } as const;
    const sent = await ours.call(api.invitations.create, { body: invited });
    // Without a mail server the link is returned to the inviting user.
    expect(sent.link).toMatch(/\/invito\/[\w-]{43}$/);
    expect(sent).toMatchObject({ ...invited, state: 'open', seat: true, invitedBy: 'Anna Moretti' });
    const token = await tokenOfMail(server, invited.email, INVITATION_LINK);
    const page = await server.as(null)(api.invitations.read, { params: { token } });
    expect(page).toMatchObject({ email: invited.email, companyName: ours.user.companyName, role: 'tecnico' });
    expect(await accept(token)).toEqual({ success: true, email: invited.email, seat: true });
    const eva = await logIn(server, invited.email);
    expect(eva.user).toMatchObject({ role: 'tecnico', hideCosts: true, capabilities: [] });
    const { users, seats } = await ours.call(api.users.list);
    expect(users.map(({ email }) => email).sort()).toEqual([ours.email, invited.email].sort());
    expect(users.find(({ guid }) => guid === eva.user.guid)).toMatchObject({
      isSelf: false,
      openSessions: 1,
      lastAccessAt: '2026-11-16T08:00:00.000Z',
    });
    expect(seats).toEqual({ total: 3, assigned: 2, free: 1 });
    expect(await ours.call(api.invitations.list)).toEqual([]);
  });

  it('are valid for one use', async () => {
    const body = { email: 'uno@officina.it', role: 'reparto' } as const;
    await ours.call(api.invitations.create, { body });
    const token = await tokenOfMail(server, body.email, INVITATION_LINK);
    await accept(token);
    await expectError(accept(token), 'INVITATION_INVALID');
    await expectError(server.as(null)(api.invitations.read, { params: { token } }), 'INVITATION_INVALID');
  });

  it('expire after seven days and can be sent again', async () => {
    const body = { email: 'tardi@officina.it', role: 'reparto', seat: false } as const;
    const { guid } = await ours.call(api.invitations.create, { body });
    const old = await tokenOfMail(server, body.email, INVITATION_LINK);
    server.clock.advance({ days: 7, seconds: 1 });
    await expectError(accept(old), 'INVITATION_INVALID');
    const [listed] = await ours.call(api.invitations.list);
    expect(listed).toMatchObject({ guid, state: 'expired' });
    await ours.call(api.invitations.resend, { params: { guid }, body: {} });
    const fresh = await tokenOfMail(server, body.email, INVITATION_LINK);
    await expectError(accept(old), 'INVITATION_INVALID');
    expect(await accept(fresh)).toMatchObject({ seat: false });
    server.clock.advance({ days: -7, seconds: -1 });
  });

  it('can be withdrawn', async () => {
    const body = { email: 'ritirato@officina.it', role: 'reparto' } as const;
    const { guid } = await ours.call(api.invitations.create, { body });
    const token = await tokenOfMail(server, body.email, INVITATION_LINK);
    await expectError(theirs.call(api.invitations.revoke, { params: { guid } }), 'NOT_FOUND');
    await ours.call(api.invitations.revoke, { params: { guid } });
    await expectError(accept(token), 'INVITATION_INVALID');
  });

  it('are refused for an address that already has an account, in upper or lower case', async () => {
    const body = { email: theirs.email.toUpperCase(), role: 'reparto' } as const;
    const error = await expectError(ours.call(api.invitations.create, { body }), 'DUPLICATE_EMAIL');
    expect(error.fields).toHaveProperty('email');
  });

  it('never create an administrator of the supplier', async () => {
    const body = { email: 'furbo@officina.it', role: 'admin' } as unknown as api.NewInvitation;
    await expectError(ours.call(api.invitations.create, { body }), 'VALIDATION');
  });

  it('are not visible to other companies', async () => {
    await theirs.call(api.invitations.create, { body: { email: 'loro@altra.it', role: 'reparto' } });
    expect(await ours.call(api.invitations.list)).toEqual([]);
  });
});

describe('a user’s permissions', () => {
  it('change at the next request, without a new login', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'tecnico');
    const params = { guid: person.user.guid };
    const changed = await company.call(api.users.update, {
      params,
      body: { base: { role: 'tecnico' }, changes: { role: 'preventivista', hideCosts: true } },
    });
    expect(changed).toMatchObject({ role: 'preventivista', hideCosts: true });
    const { user } = await person.call(api.auth.verify);
    expect(user).toMatchObject({ role: 'preventivista', capabilities: ['insertion'], hideCosts: true });
    await expectAudit(company, {
      action: 'update',
      entity: 'user',
      actorName: 'Anna Moretti',
      about: `${person.user.firstName} ${person.user.lastName}`,
      changes: { role: { from: 'tecnico', to: 'preventivista' }, hideCosts: { from: false, to: true } },
    });
  });

  it('changed by a colleague meanwhile are a conflict', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'tecnico');
    const body = { base: { role: 'reparto' }, changes: { role: 'preventivista' } } as const;
    await expectError(
      company.call(api.users.update, { params: { guid: person.user.guid }, body }),
      'CONFLICT',
    );
  });

  it('end at once with a suspension and come back', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'preventivista');
    const params = { guid: person.user.guid };
    await company.call(api.users.setStatus, { params, body: { status: 'suspended' } });
    await expectError(person.call(api.auth.verify), 'UNAUTHENTICATED');
    await expectError(logIn(server, person.email), 'INVALID_CREDENTIALS');
    await company.call(api.users.setStatus, { params, body: { status: 'active' } });
    expect((await logIn(server, person.email)).user.guid).toBe(person.user.guid);
  });

  it('removal closes the sessions, frees seat and address, and keeps the name', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'preventivista');
    await company.call(api.users.remove, { params: { guid: person.user.guid } });
    await expectError(person.call(api.auth.verify), 'UNAUTHENTICATED');
    const { users, seats } = await company.call(api.users.list);
    expect([users.length, seats.assigned]).toEqual([1, 1]);
    await expectAudit(company, { action: 'remove', about: `Ugo ${person.user.lastName}` });
    await company.call(api.invitations.create, { body: { email: person.email, role: 'tecnico' } });
  });

  it('sends a reset link to the user', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'reparto');
    await company.call(api.users.sendReset, { params: { guid: person.user.guid }, body: {} });
    await expect
      .poll(() => tokenOfMail(server, person.email, /reset-password\?token=([\w-]+)/).catch(() => null), {
        timeout: 60_000,
      })
      .not.toBeNull();
  });
});

describe('refused are', () => {
  it('a change of one’s own role, and the attempt is audited', async () => {
    const company = await registerTestCompany(server);
    await addPerson(server, company, 'responsabile');
    const body = { base: {}, changes: { role: 'tecnico' } } as const;
    const error = await expectError(
      company.call(api.users.update, { params: { guid: company.user.guid }, body }),
      'OWN_ACCOUNT',
    );
    expect(error.message).toBe('Non puoi cambiare il tuo stesso ruolo.');
    await expectAudit(company, {
      action: 'refused',
      changes: { call: { from: null, to: 'PUT /users/:guid' }, reason: { from: null, to: error.message } },
    });
  });

  it('removing or suspending the last responsabile', async () => {
    const params = { guid: ours.user.guid };
    await expectError(ours.call(api.users.remove, { params }), 'LAST_RESPONSABILE');
    await expectError(
      ours.call(api.users.setStatus, { params, body: { status: 'suspended' } }),
      'OWN_ACCOUNT',
    );
    expect((await ours.call(api.auth.verify)).user.role).toBe('responsabile');
  });

  it('two responsabili removing each other concurrently: one stays', async () => {
    const company = await registerTestCompany(server);
    const second = await addPerson(server, company, 'responsabile');
    const outcomes = await Promise.allSettled([
      company.call(api.users.remove, { params: { guid: second.user.guid } }),
      second.call(api.users.remove, { params: { guid: company.user.guid } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('all calls on a stranger’s user', async () => {
    const params = { guid: ours.user.guid };
    const body = { base: {}, changes: { role: 'reparto' } } as const;
    await expectError(theirs.call(api.users.update, { params, body }), 'NOT_FOUND');
    await expectError(
      theirs.call(api.users.setStatus, { params, body: { status: 'suspended' } }),
      'NOT_FOUND',
    );
    await expectError(theirs.call(api.users.sendReset, { params, body: {} }), 'NOT_FOUND');
    await expectError(theirs.call(api.users.remove, { params }), 'NOT_FOUND');
    const reason = { from: null, to: 'Elemento non trovato.' };
    const changes = { call: { from: null, to: 'DELETE /users/:guid' }, reason };
    await expectAudit(theirs, { action: 'refused', changes });
  });
});

describe('sessions of the company', () => {
  it('are listed with their owner and closed one by one or all', async () => {
    const company = await registerTestCompany(server);
    const person = await addPerson(server, company, 'reparto');
    const again = await logIn(server, person.email);
    const all = await company.call(api.userSessions.listOfCompany);
    expect(all.map(({ userGuid }) => userGuid).sort()).toEqual(
      [company.user.guid, person.user.guid, person.user.guid].sort(),
    );
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    const params = { guid: person.user.guid };
    const [one] = await company.call(api.userSessions.list, { params });
    const close = { ...params, sessionGuid: one?.guid ?? '' };
    await expectError(theirs.call(api.userSessions.close, { params: close }), 'NOT_FOUND');
    await company.call(api.userSessions.close, { params: close });
    expect(await company.call(api.userSessions.closeAll, { params })).toMatchObject({ closed: 1 });
    await expectError(again.call(api.auth.verify), 'UNAUTHENTICATED');
    await expectError(theirs.call(api.userSessions.list, { params }), 'NOT_FOUND');
    expect(
      await company.call(api.userSessions.closeAll, { params: { guid: company.user.guid } }),
    ).toMatchObject({
      closed: 0,
    });
  });
});
