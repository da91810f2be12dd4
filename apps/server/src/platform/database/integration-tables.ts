import type { ApiScope, FeedList, HookEvent, SavedView } from '@truciolo/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Instant, MaybeInstant } from './column-types.ts';

export interface ApiKeysTable {
  guid: string;
  companyGuid: string;
  name: string;
  /** null for a connected program that has not fetched its first access token. */
  tokenHash: string | null;
  /** Only access tokens of connected programs end before the key does. */
  tokenExpiresAt: MaybeInstant;
  /** null for keys that are not connected programs. */
  clientHash: Defaulted<string | null>;
  programHost: Defaulted<string | null>;
  hint: string;
  scopes: ApiScope[];
  createdBy: string;
  createdByName: string;
  createdAt: Instant;
  expiresAt: MaybeInstant;
  lastUsedAt: MaybeInstant;
  lastUsedFrom: Defaulted<string>;
  revokedAt: MaybeInstant;
}

/** Codes and refresh tokens of connected programs. */
export interface OAuthTokensTable {
  tokenHash: string;
  companyGuid: string;
  keyGuid: string;
  kind: 'code' | 'refresh';
  challenge: string | null;
  redirectUri: string | null;
  expiresAt: Instant;
  usedAt: MaybeInstant;
}

/** Answers to writes of programs, by the caller's own key. */
export interface ApiAnswersTable {
  companyGuid: string;
  keyGuid: string;
  idempotencyKey: string;
  fingerprint: string;
  /** null while the call runs. */
  answer: Defaulted<string | null>;
  createdAt: Instant;
}

export interface WebhooksTable {
  guid: string;
  companyGuid: string;
  url: string;
  events: HookEvent[];
  active: Defaulted<boolean>;
  secretSalt: string;
  /** Salt of the secret before the last change, which signs too until then. */
  previousSalt: Defaulted<string | null>;
  previousUntil: MaybeInstant;
  createdBy: string;
  createdByName: string;
  createdAt: Instant;
  busyUntil: MaybeInstant;
  failingSince: MaybeInstant;
  lastSentAt: MaybeInstant;
}

export interface WebhookDeliveriesTable {
  guid: string;
  companyGuid: string;
  webhookGuid: string;
  serial: Generated<number>;
  event: string;
  body: string;
  state: Defaulted<'queued' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  status: Defaulted<number | null>;
  error: Defaulted<string>;
  createdAt: Instant;
  triedAt: MaybeInstant;
  nextAt: MaybeInstant;
  answer: Defaulted<string>;
  signature: Defaulted<string>;
}

export interface FeedsTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  kind: 'calendar' | 'table';
  name: string;
  list: FeedList | null;
  view: ColumnType<Omit<SavedView, 'name'> | null, string | null, string | null>;
  tokenHash: string;
  createdAt: Instant;
  lastReadAt: MaybeInstant;
  revokedAt: MaybeInstant;
}

export interface IntegrationSchema {
  feeds: FeedsTable;
  apiKeys: ApiKeysTable;
  apiAnswers: ApiAnswersTable;
  oauthTokens: OAuthTokensTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
}
