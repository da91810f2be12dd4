import './kit/sentences.ts';

export * from './addons/addons.ts';
export * from './addons/supplier-addons.ts';
export * from './analytics/analytics.ts';
export * from './analytics/usage.ts';
export * from './audit/audit.ts';
export * from './audit/logged-things.ts';
export * from './auth/auth.ts';
export * from './auth/email-confirmation.ts';
export { isCommonPassword } from './auth/is-common-password.ts';
export { grantableScopes, hasCapability, hiddenAmounts, mayCall, seesPrices } from './auth/may-call.ts';
export { mayKeyCall } from './auth/may-key-call.ts';
export * from './auth/passkeys.ts';
export {
  isNewPassword,
  REGISTER_PASSWORD_MESSAGE,
  RESET_PASSWORD_MESSAGE,
} from './auth/password.ts';
export * from './auth/passwords.ts';
export * from './auth/register.ts';
export { roleCapabilities } from './auth/role-capabilities.ts';
export * from './auth/seat.ts';
export * from './auth/second-factor.ts';
export * from './auth/session-rule.ts';
export * from './auth/user.ts';
export * from './comments/comments.ts';
export * from './comments/numbers-in.ts';
export * from './companies/companies.ts';
export * from './companies/company-data.ts';
export * from './companies/company-storage.ts';
export * from './consent/consent.ts';
export * from './contact/contact.ts';
export * from './contact/question.ts';
export * from './costs/blank-cost.ts';
export * from './costs/costs.ts';
export * from './customers/blank-customer.ts';
export * from './customers/customer-fields.ts';
export * from './customers/customers.ts';
export * from './cutting/cutting-sets.ts';
export * from './dashboard/dashboard.ts';
export * from './files/files.ts';
export * from './follow-ups/follow-ups.ts';
export * from './health/health.ts';
export * from './imports/imports.ts';
export * from './imports/price-changes.ts';
export * from './integrations/api-keys.ts';
export * from './integrations/assistant-examples.ts';
export * from './integrations/examples.ts';
export * from './integrations/feeds.ts';
export * from './integrations/hook-events.ts';
export * from './integrations/programs.ts';
export * from './integrations/signature-examples.ts';
export * from './integrations/webhooks.ts';
export * from './invoicing/accounting.ts';
export * from './invoicing/invoicing.ts';
export * from './invoicing/number-series.ts';
export * from './invoicing/returns.ts';
export * from './job-plan/job-plan.ts';
export * from './jobs/actuals.ts';
export * from './jobs/ddts.ts';
export * from './jobs/floor.ts';
export * from './jobs/floor-people.ts';
export * from './jobs/job-times.ts';
export * from './jobs/jobs.ts';
export * from './jobs/orders.ts';
export * from './jobs/paper-mails.ts';
export { JsonText } from './kit/as-stored.ts';
export * from './kit/client.ts';
export * from './kit/errors.ts';
export { isGuid } from './kit/fields.ts';
export { toOpenApi } from './kit/openapi.ts';
export * from './kit/progress.ts';
export * from './kit/roles.ts';
export * from './kit/route.ts';
export * from './kit/scopes.ts';
export * from './licences/licences.ts';
export * from './licences/supplier-licences.ts';
export * from './machines/blank-machine.ts';
export * from './machines/machines.ts';
export { typicalMachines } from './machines/typical-machines.ts';
export * from './materials/blank-material.ts';
export * from './materials/material-fields.ts';
export * from './materials/materials.ts';
export * from './notices/notices.ts';
export * from './preferences/list-settings.ts';
export * from './preferences/preferences.ts';
export * from './preferences/saved-views.ts';
export * from './quote-documents/delivery.ts';
export * from './quote-documents/documents.ts';
export * from './quote-documents/offers.ts';
export * from './quotes/plain-quotes.ts';
export {
  type OutcomeDraft,
  type OutcomeNote,
  type Quote,
  type QuoteRow,
  type QuoteState,
  quoteStates,
} from './quotes/quote.ts';
export * from './quotes/quotes.ts';
export * from './quotes/templates.ts';
export * from './quotes/watch.ts';
export * from './rack/job-materials.ts';
export * from './rack/rack.ts';
export * from './registries/registry.ts';
export * from './registries.ts';
export * from './registry-labels.ts';
export * from './requests/content.ts';
export * from './requests/content-files.ts';
export * from './requests/field-state.ts';
export * from './requests/mailbox.ts';
export * from './requests/order.ts';
export * from './requests/request.ts';
export * from './requests/requests.ts';
export { routes } from './routes.ts';
export * from './rules/rules.ts';
export * from './samples/samples.ts';
export * from './search/search.ts';
export * from './sessions/sessions.ts';
export * from './shop-page/page-view.ts';
export * from './shop-page/part-facts.ts';
export {
  assumptionCodes,
  type IndicativePrice,
  type NoPriceReason,
  noPriceReasons,
  type PricedPart,
  pricedPart,
} from './shop-page/prices.ts';
export * from './shop-page/settings.ts';
export * from './shop-page/shop-page.ts';
export * from './shop-page/shop-requests.ts';
export { type SiteConfig, siteConfig } from './site/site.ts';
export * from './supplier/assignments.ts';
export * from './supplier/installation.ts';
export * from './supplier/messages.ts';
export * from './supplier/superusers.ts';
export * from './users/invitations.ts';
export * from './users/user-sessions.ts';
export * from './users/users.ts';
export * from './works/blank-work.ts';
export * from './works/formulas.ts';
export * from './works/works.ts';
