import { addons } from './addons/addons.ts';
import { supplierAddons } from './addons/supplier-addons.ts';
import { analytics } from './analytics/analytics.ts';
import { usage } from './analytics/usage.ts';
import { audit } from './audit/audit.ts';
import { auth } from './auth/auth.ts';
import { emailConfirmation } from './auth/email-confirmation.ts';
import { passkeys } from './auth/passkeys.ts';
import { passwords } from './auth/passwords.ts';
import { companySecondFactor, secondFactor } from './auth/second-factor.ts';
import { sessionRule } from './auth/session-rule.ts';
import { comments, jobComments, offerTalk } from './comments/comments.ts';
import { companies } from './companies/companies.ts';
import { companyData } from './companies/company-data.ts';
import { companyStorage } from './companies/company-storage.ts';
import { consent } from './consent/consent.ts';
import { contact } from './contact/contact.ts';
import { costs } from './costs/costs.ts';
import { customers } from './customers/customers.ts';
import { cuttingSets } from './cutting/cutting-sets.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { quoteFiles } from './files/files.ts';
import { followUps } from './follow-ups/follow-ups.ts';
import { health } from './health/health.ts';
import { imports } from './imports/imports.ts';
import { priceChanges } from './imports/price-changes.ts';
import { apiKeys } from './integrations/api-keys.ts';
import { feeds } from './integrations/feeds.ts';
import { programs } from './integrations/programs.ts';
import { webhooks } from './integrations/webhooks.ts';
import { accounting } from './invoicing/accounting.ts';
import { invoicing } from './invoicing/invoicing.ts';
import { numberSeries } from './invoicing/number-series.ts';
import { returns } from './invoicing/returns.ts';
import { jobPlan } from './job-plan/job-plan.ts';
import { ddts, jobSheets } from './jobs/ddts.ts';
import { floor } from './jobs/floor.ts';
import { floorPeople } from './jobs/floor-people.ts';
import { jobTimes } from './jobs/job-times.ts';
import { jobs } from './jobs/jobs.ts';
import { offerOrders, orders } from './jobs/orders.ts';
import { paperMails } from './jobs/paper-mails.ts';
import type { RouteSpec } from './kit/route.ts';
import { licences } from './licences/licences.ts';
import { supplierLicences } from './licences/supplier-licences.ts';
import { machines } from './machines/machines.ts';
import { materials } from './materials/materials.ts';
import { notices } from './notices/notices.ts';
import { listSettings } from './preferences/list-settings.ts';
import { preferences } from './preferences/preferences.ts';
import { savedViews } from './preferences/saved-views.ts';
import { quoteDelivery } from './quote-documents/delivery.ts';
import { quoteDocuments } from './quote-documents/documents.ts';
import { offers } from './quote-documents/offers.ts';
import { plainQuotes } from './quotes/plain-quotes.ts';
import { quotes } from './quotes/quotes.ts';
import { quoteTemplates } from './quotes/templates.ts';
import { quotePresence, requestPresence } from './quotes/watch.ts';
import { jobMaterials, materialNeeds } from './rack/job-materials.ts';
import { rack } from './rack/rack.ts';
import { requestMailbox } from './requests/mailbox.ts';
import { requests } from './requests/requests.ts';
import { rules } from './rules/rules.ts';
import { samples } from './samples/samples.ts';
import { search } from './search/search.ts';
import { sessions, sharedTablets } from './sessions/sessions.ts';
import { shopPage } from './shop-page/settings.ts';
import { shopVisits } from './shop-page/shop-page.ts';
import { assignments } from './supplier/assignments.ts';
import { installation } from './supplier/installation.ts';
import { messages } from './supplier/messages.ts';
import { superusers } from './supplier/superusers.ts';
import { invitations } from './users/invitations.ts';
import { userSessions } from './users/user-sessions.ts';
import { users } from './users/users.ts';
import { formulas } from './works/formulas.ts';
import { works } from './works/works.ts';

/** The calls of the API by feature; a feature may keep its schemas beside its calls. */
const featuresOfApi = {
  health,
  auth,
  emailConfirmation,
  passwords,
  secondFactor,
  companySecondFactor,
  passkeys,
  sessions,
  sharedTablets,
  companies,
  companyData,
  companyStorage,
  preferences,
  listSettings,
  savedViews,
  contact,
  consent,
  analytics,
  usage,
  materials,
  machines,
  customers,
  costs,
  works,
  formulas,
  cuttingSets,
  rules,
  rack,
  requestMailbox,
  requests,
  shopPage,
  shopVisits,
  quotes,
  plainQuotes,
  quotePresence,
  requestPresence,
  followUps,
  quoteTemplates,
  quoteDocuments,
  quoteDelivery,
  offers,
  offerTalk,
  quoteFiles,
  dashboard,
  notices,
  feeds,
  comments,
  jobComments,
  orders,
  offerOrders,
  jobPlan,
  jobs,
  jobTimes,
  jobMaterials,
  materialNeeds,
  jobSheets,
  paperMails,
  floor,
  floorPeople,
  ddts,
  invoicing,
  accounting,
  numberSeries,
  returns,
  apiKeys,
  programs,
  webhooks,
  samples,
  search,
  imports,
  priceChanges,
  sessionRule,
  users,
  userSessions,
  invitations,
  licences,
  supplierLicences,
  installation,
  addons,
  supplierAddons,
  audit,
  superusers,
  assignments,
  messages,
};

const isRoute = (value: unknown): value is RouteSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call by its name in code (`quotes.create`). Tests walk this list, so that a new call cannot be forgotten. */
export const routes: Readonly<Record<string, RouteSpec>> = Object.fromEntries(
  Object.entries(featuresOfApi).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([verb, value]) =>
      isRoute(value) ? [[`${feature}.${verb}`, value] as const] : [],
    ),
  ),
);
