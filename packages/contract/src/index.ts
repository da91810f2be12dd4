export * from './addons/addons.ts';
export * from './addons/supplier-addons.ts';
export * from './analytics/analytics.ts';
export * from './analytics/usage.ts';
export * from './audit/audit.ts';
export * from './auth/auth.ts';
export { isCommonPassword } from './auth/common-passwords.data.ts';
export {
  isRegisterPassword,
  isResetPassword,
  PASSWORD_MIN,
  REGISTER_PASSWORD_MESSAGE,
  RESET_PASSWORD_MESSAGE,
} from './auth/password.ts';
export * from './auth/passwords.ts';
export * from './auth/register.ts';
export { roleCapabilities } from './auth/role-capabilities.ts';
export * from './auth/user.ts';
export * from './companies/companies.ts';
export * from './companies/company-data.ts';
export * from './consent/consent.ts';
export * from './contact/contact.ts';
export * from './contact/question.ts';
export * from './costs/blank-cost.ts';
export * from './costs/costs.ts';
export * from './customers/blank-customer.ts';
export * from './customers/customers.ts';
export * from './cutting/cutting-sets.ts';
export * from './files/files.ts';
export * from './health/health.ts';
export * from './imports/imports.ts';
export * from './imports/price-changes.ts';
export * from './kit/client.ts';
export * from './kit/errors.ts';
export { EMAIL_PATTERN } from './kit/fields.ts';
export { toOpenApi } from './kit/openapi.ts';
export * from './kit/progress.ts';
export * from './kit/route.ts';
export * from './licences/licences.ts';
export * from './licences/supplier-licences.ts';
export * from './machines/blank-machine.ts';
export * from './machines/machines.ts';
export * from './materials/blank-material.ts';
export * from './materials/materials.ts';
export * from './preferences/list-settings.ts';
export * from './preferences/preferences.ts';
export * from './quote-documents/delivery.ts';
export * from './quote-documents/documents.ts';
export * from './quote-documents/offers.ts';
export * from './quotes/quotes.ts';
export * from './quotes/templates.ts';
export * from './quotes/watch.ts';
export * from './registries/labels.ts';
export * from './registries/registry.ts';
export { routes } from './routes.ts';
export * from './samples/samples.ts';
export * from './search/search.ts';
export * from './sessions/sessions.ts';
export { type SiteConfig, siteConfig } from './site/site.ts';
export * from './supplier/assignments.ts';
export * from './supplier/messages.ts';
export * from './supplier/superusers.ts';
export * from './users/invitations.ts';
export * from './users/user-sessions.ts';
export * from './users/users.ts';
export * from './works/blank-work.ts';
export * from './works/formulas.ts';
export * from './works/works.ts';
