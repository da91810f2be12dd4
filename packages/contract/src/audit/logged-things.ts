import { registries } from '../registries.ts';

/** Things that the activity log is about, beside the rows of the registries. */
export const loggedThings = [
  'accounting-layout',
  'addon',
  'api-key',
  'call',
  'company',
  'ddt',
  'feed',
  'invitation',
  'job',
  'licence',
  'message',
  'number-series',
  'order',
  'quote',
  'request',
  'request-mailbox',
  'request-settings',
  'seat',
  'shop-page',
  'usage',
  'user',
  'webhook',
] as const;
export type LoggedThing = (typeof loggedThings)[number];

const known: ReadonlySet<string> = new Set([
  ...loggedThings,
  ...Object.values(registries).map(({ words }) => words.entity),
]);

/** The activity log has a word for it. */
export const isLogged = (entity: string): boolean => known.has(entity);
