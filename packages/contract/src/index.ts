export * from './analytics/analytics.ts';
export { isCommonPassword } from './auth/common-passwords.data.ts';
export * from './auth/login.ts';
export {
  isRegisterPassword,
  isResetPassword,
  PASSWORD_MIN,
  REGISTER_PASSWORD_MESSAGE,
  RESET_PASSWORD_MESSAGE,
} from './auth/password.ts';
export * from './auth/passwords.ts';
export * from './auth/register.ts';
export * from './auth/user.ts';
export * from './companies/companies.ts';
export * from './consent/consent.ts';
export * from './contact/contact.ts';
export * from './contact/question.ts';
export * from './cutting/cutting-sets.ts';
export * from './health/health.ts';
export * from './kit/client.ts';
export * from './kit/errors.ts';
export { EMAIL_PATTERN } from './kit/fields.ts';
export { toOpenApi } from './kit/openapi.ts';
export * from './kit/route.ts';
export * from './machines/machines.ts';
export * from './materials/materials.ts';
export * from './preferences/preferences.ts';
export * from './registries/registry.ts';
export { routes } from './routes.ts';
export * from './sessions/sessions.ts';
export { type SiteConfig, siteConfig } from './site/site.ts';
