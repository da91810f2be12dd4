import { describe, expect, it } from 'vitest';
import { companyRoles, type Role } from '../kit/roles.ts';
import { isWrite, type RouteSpec } from '../kit/route.ts';
import { routes } from '../routes.ts';
import { hasCapability, hiddenAmounts, mayCall } from './may-call.ts';
import { roleCapabilities } from './role-capabilities.ts';

const all = Object.entries(routes) as [string, RouteSpec][];
const writesOf = (role: Role) =>
  all
    .filter(([, spec]) => spec.access === 'session' && isWrite(spec.method))
    .filter(([, spec]) => mayCall({ role, capabilities: roleCapabilities[role] }, spec))
    .map(([name]) => name);

/** A user's own account, and calls that depend on a rule of the company itself. */
const OWN = [
  'auth.logout',
  'emailConfirmation.mail',
  'passwords.change',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.switchOff',
  'passkeys.begin',
  'passkeys.register',
  'passkeys.remove',
  'sessions.close',
  'sessions.closeOthers',
  'sharedTablets.begin',
  'sharedTablets.end',
  'companies.update',
  'companies.uploadLogo',
  'companies.deleteLogo',
  'preferences.update',
  'listSettings.save',
  'savedViews.save',
  'dashboard.arrange',
  'notices.read',
  'notices.changeSettings',
  'feeds.create',
  'feeds.revoke',
];

/**
 * Calls about work at the machines and comments on a job; `ratios` is a query with a body, about times and never about
 * money.
 */
const FLOOR = [
  ...['add', 'edit', 'remove', 'resolve', 'attach', 'detach'].map((verb) => `jobComments.${verb}`),
  'jobTimes.ratios',
  'jobMaterials.take',
  'floor.addPhoto',
  'floor.record',
  'floorPeople.identify',
];

const isOffice = (name: string) =>
  /^(materials|machines|customers|costs|works|cuttingSets|quoteTemplates|rules|rack)\.(create|update|archive|tag)$/.test(
    name,
  ) ||
  /^(formulas|imports|priceChanges)\./.test(name) ||
  name === 'rules.backTest';

describe('users and the writes open to them', () => {
  it('the shop floor: its own account and work at the machines', () => {
    expect(writesOf('reparto')).toEqual([...OWN, ...FLOOR]);
  });

  it('a technician: also the registries, formulas and sheets', () => {
    const tecnico = writesOf('tecnico');
    expect(tecnico.filter((name) => !isOffice(name))).toEqual([...OWN, ...FLOOR]);
    expect(tecnico.filter(isOffice).length).toBeGreaterThan(25);
  });

  it('an estimator: also quotes and jobs', () => {
    const more = writesOf('preventivista').filter((name) => !writesOf('tecnico').includes(name));
    expect(writesOf('preventivista')).toEqual(expect.arrayContaining(writesOf('tecnico')));
    expect(more).toEqual(
      expect.arrayContaining(['quotes.create', 'quotes.save', 'jobs.create', 'orders.create']),
    );
    expect(more.filter((name) => /^(users|invitations|licences|companyData)\./.test(name))).toEqual([]);
  });

  it('a responsabile: everything that others in the company may', () => {
    for (const role of companyRoles)
      expect(writesOf('responsabile')).toEqual(expect.arrayContaining(writesOf(role)));
  });

  it('a shared tablet: work at the machines, whoever set it up', () => {
    const tablet = {
      role: 'responsabile',
      capabilities: roleCapabilities.responsabile,
      sharedTablet: true,
    } as const;
    const open = all.filter(([, spec]) => spec.access === 'session' && mayCall(tablet, spec));
    expect(open.map(([name]) => name)).toEqual([
      'auth.verify',
      'sharedTablets.end',
      'preferences.get',
      'floor.phases',
      'floor.phase',
      'floor.day',
      'floor.addPhoto',
      'floor.record',
      'floorPeople.list',
      'floorPeople.identify',
    ]);
  });

  it('a user who still has to set up the required second factor: only that, and the logout', () => {
    const due = {
      role: 'responsabile',
      capabilities: roleCapabilities.responsabile,
      secondFactorDue: true,
    } as const;
    const open = all.filter(([, spec]) => spec.access === 'session' && mayCall(due, spec));
    expect(open.map(([name]) => name)).toEqual([
      'auth.verify',
      'auth.logout',
      'secondFactor.get',
      'secondFactor.begin',
      'secondFactor.confirm',
      'passkeys.list',
      'passkeys.begin',
      'passkeys.register',
      'preferences.get',
    ]);
  });

  it('a user without cost access: prices, but no call about costs', () => {
    const capabilities = roleCapabilities.preventivista;
    const blind = { role: 'preventivista', capabilities, hideCosts: true } as const;
    const refused = all.filter(([, spec]) => spec.access === 'session' && hiddenAmounts(blind, spec));
    expect(refused).toEqual(all.filter(([, spec]) => spec.costs === 'needed'));
    expect(refused.map(([name]) => name)).toEqual(
      expect.arrayContaining(['quotes.get', 'quotes.ratesNow', 'jobs.actuals', 'quoteTemplates.list']),
    );
    expect(mayCall(blind, routes['plainQuotes.get'] as RouteSpec)).toBe(true);
    expect(mayCall({ ...blind, role: 'reparto' }, routes['plainQuotes.get'] as RouteSpec)).toBe(false);
  });

  it('an add-on never opens a call that is closed to the role', () => {
    const spec = { roles: ['tecnico'] as const, capability: ['insertion'] };
    expect(mayCall({ role: 'reparto', capabilities: ['insertion'] }, spec)).toBe(false);
    expect(mayCall({ role: 'tecnico', capabilities: ['Insertion '] }, spec)).toBe(true);
    expect(mayCall({ role: 'tecnico', capabilities: [] }, spec)).toBe(false);
  });
});

it.each([
  [['Insertion '], ['insertion'], true],
  [['3D ASSISTANT'], ['3d assistant'], true],
  [['insertion'], ['3d assistant', 'insertion'], true],
  [['insert'], ['insertion'], false],
  [[], ['insertion'], false],
])('%j has one of %j: %s', (owned, wanted, expected) => {
  expect(hasCapability(owned, wanted)).toBe(expected);
});
