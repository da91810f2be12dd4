import { type RouteSpec, routes } from '@truciolo/contract';

/** The smallest PNG there is, for calls that take an image. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Bodies that pass validation, so that only who is asking can be the reason of a refusal. */
const bodies = new Map<RouteSpec, object>([
  [routes.updateCompany, { base: {}, changes: { name: 'Rubata' } }],
  [routes.askDeletion, { companyName: 'Rubata' }],
  [routes.confirmDeletion, { token: 'x' }],
  [routes.setUserStatus, { status: 'suspended' }],
  [routes.updateUser, { base: {}, changes: { role: 'preventivista' } }],
  [routes.assignSeat, { expiresOn: null }],
  [routes.switchAddon, { granted: true, expiresOn: null }],
  [routes.updateLicence, { base: {}, changes: { plan: 'Pro' } }],
  [routes.renewLicence, { months: 1 }],
  [routes.updateAddon, { base: {}, changes: { description: 'x' } }],
  [routes.setAddonRole, { role: 'tecnico', granted: true }],
  [routes.setAddonCompanies, { forAll: true, companyGuids: [] }],
  [routes.setSupplierUserRole, { role: 'preventivista' }],
  [routes.setSupplierUserStatus, { status: 'suspended' }],
  [routes.setAdminStatus, { status: 'suspended' }],
  [routes.setMessageState, { state: 'chiuso' }],
  [routes.publishFormula, { draft: '' }],
  [routes.backTestFormula, { draft: '' }],
  [routes.markSent, { confirmed: true }],
  [routes.recordOutcome, { state: 'accepted', reason: '', competitor: '', competitorPrice: null }],
  [routes.saveQuote, { version: 1, changes: [{ path: ['title'], base: '', value: 'x' }] }],
  [routes.sendQuote, { to: 'a@b.it', subject: 'x', text: 'x' }],
]);

/** An empty change for the registries, whose bodies are all alike; an empty body for calls that take none. */
export function validBody(spec: RouteSpec): object {
  const known = bodies.get(spec);
  if (known) return known;
  return spec.method === 'PUT' && spec.path.endsWith('/:guid') ? { base: {}, changes: {} } : {};
}
