import {
  addons,
  assignments,
  blankRule,
  comments,
  companies,
  companyData,
  floorPeople,
  followUps,
  formulas,
  invoicing,
  jobPlan,
  jobs,
  jobTimes,
  licences,
  messages,
  paperMails,
  plainQuotes,
  quoteDelivery,
  quotes,
  type RouteSpec,
  rules,
  superusers,
  supplierAddons,
  supplierLicences,
  users,
  webhooks,
} from '@truciolo/contract';

/** The smallest PNG there is, for calls that take an image. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Bodies that pass validation, so that only who is asking can be the reason of a refusal. */
const bodies = new Map<RouteSpec, object>([
  [companies.update, { base: {}, changes: { name: 'Rubata' } }],
  [companyData.askDeletion, { companyName: 'Rubata' }],
  [companyData.confirmDeletion, { token: 'x' }],
  [users.setStatus, { status: 'suspended' }],
  [users.update, { base: {}, changes: { role: 'preventivista' } }],
  [licences.assignSeat, { expiresOn: null }],
  [addons.switch, { granted: true, expiresOn: null }],
  [supplierLicences.update, { base: {}, changes: { plan: 'Pro' } }],
  [supplierLicences.renew, { months: 1 }],
  [supplierAddons.update, { base: {}, changes: { description: 'x' } }],
  [supplierAddons.setRole, { role: 'tecnico', granted: true }],
  [supplierAddons.setCompanies, { forAll: true, companyGuids: [] }],
  [superusers.setRole, { role: 'preventivista' }],
  [superusers.setStatus, { status: 'suspended' }],
  [assignments.setAdminStatus, { status: 'suspended' }],
  [messages.setState, { state: 'chiuso' }],
  [formulas.publish, { draft: '' }],
  [formulas.backTest, { draft: '' }],
  [rules.backTest, { guid: null, rule: { ...blankRule(), name: 'Inox' } }],
  [quotes.markSent, { confirmed: true }],
  [quotes.recordOutcome, { state: 'accepted', reason: '', competitor: '', competitorPrice: null }],
  [plainQuotes.save, { changes: [{ path: ['title'], base: '', value: 'x' }] }],
  [quotes.save, { version: 1, changes: [{ path: ['title'], base: '', value: 'x' }] }],
  [comments.add, { text: 'x' }],
  [comments.edit, { text: 'x' }],
  [comments.resolve, { resolved: true }],
  [floorPeople.create, { name: 'Rubata', pin: '1234' }],
  [floorPeople.identify, { badge: 'x' }],
  [followUps.set, { on: null }],
  [webhooks.update, { url: 'https://example.com/hook', events: ['quote.sent'], active: true }],
  [jobPlan.apply, { phases: [] }],
  [jobs.repeat, { quantity: 1, due: null }],
  [jobs.move, { state: 'planned', reason: '' }],
  [invoicing.draft, { ddts: ['01900000-0000-7000-8000-000000000001'], number: '1', date: '2026-11-30' }],
  [invoicing.mark, { ddts: ['01900000-0000-7000-8000-000000000001'], invoice: null }],
  [paperMails.order, { to: 'a@b.it', subject: 'x', text: 'x' }],
  [paperMails.subcontract, { to: 'a@b.it', subject: 'x', text: 'x' }],
  [jobTimes.ratios, { work: [] }],
  [jobTimes.judge, { judgement: 'counts' }],
  [jobs.setCosts, { material: null, invoiced: {} }],
  [quoteDelivery.send, { to: 'a@b.it', subject: 'x', text: 'x' }],
]);

/** An empty change for the registries, whose bodies are all alike; an empty body for calls that take none. */
export function validBody(spec: RouteSpec): object {
  const known = bodies.get(spec);
  if (known) return known;
  return spec.method === 'PUT' && spec.path.endsWith('/:guid') ? { base: {}, changes: {} } : {};
}
