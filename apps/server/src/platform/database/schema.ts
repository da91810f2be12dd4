import type { CompanyKind, ListSettings, Role, SavedView } from '@truciolo/contract';
import type { TaxRegime } from '@truciolo/jobs';
import type { ColumnType } from 'kysely';
import type { AdministrationSchema } from './administration-tables.ts';
import type { CollaborationSchema } from './collaboration-tables.ts';
import type { Defaulted, DefaultedJson, Instant, Json, MaybeInstant } from './column-types.ts';
import type { DocumentSchema } from './document-tables.ts';
import type { ImportSchema } from './import-tables.ts';
import type { IntegrationSchema } from './integration-tables.ts';
import type { JobSchema } from './job-tables.ts';
import type { RequestMailboxesTable } from './mailbox-table.ts';
import type { QuoteSchema } from './quote-tables.ts';
import type { RegistrySchema } from './registry-tables.ts';
import type { RequestSchema } from './request-tables.ts';
import type { ShopPageSchema } from './shop-page-tables.ts';

interface CompaniesTable {
  guid: string;
  kind: CompanyKind;
  supplierGuid: string | null;
  name: string;
  vatNumber: string;
  fiscalCode: Defaulted<string>;
  address: Defaulted<string>;
  postalCode: Defaulted<string>;
  city: Defaulted<string>;
  province: Defaulted<string>;
  phone: Defaulted<string>;
  email: Defaulted<string>;
  pec: Defaulted<string>;
  iban: Defaulted<string>;
  website: Defaulted<string>;
  pdfColour: Defaulted<string>;
  pdfIntro: Defaulted<string>;
  pdfConditions: Defaulted<string>;
  pdfFooter: Defaulted<string>;
  defaultMargin: ColumnType<string, number | undefined, number>;
  defaultVat: ColumnType<string, number | undefined, number>;
  taxRegime: Defaulted<TaxRegime>;
  validityDays: Defaulted<number>;
  paymentTerms: Defaulted<string>;
  deliveryTerms: Defaulted<string>;
  quoteNumberFormat: Defaulted<string>;
  labourIsVariable: Defaulted<boolean>;
  sheetSizes: Defaulted<string>;
  materialLeadDays: Defaulted<number>;
  deliveryMarginDays: Defaulted<number>;
  patronDay: Defaulted<string>;
  overtimePercent: ColumnType<string, number | undefined, number>;
  oneMachineEach: Defaulted<boolean>;
  logoFile: Defaulted<string | null>;
  logoType: Defaulted<string | null>;
  /** User of the supplier who is responsible for the company. */
  adminGuid: Defaulted<string | null>;
  secondFactorRequiredAt: MaybeInstant;
  sessionIdleMinutes: Defaulted<number | null>;
  createdAt: Instant;
  version: Defaulted<number>;
}

interface UsersTable {
  guid: string;
  companyGuid: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmedAt: MaybeInstant;
  passwordHash: string;
  role: Role;
  status: Defaulted<'active' | 'suspended' | 'removed'>;
  hideCosts: Defaulted<boolean>;
  theme: Defaulted<'light' | 'dark'>;
  themeChosen: Defaulted<boolean>;
  adminGuid: Defaulted<string | null>;
  lastAccessAt: MaybeInstant;
  createdAt: Instant;
  version: Defaulted<number>;
}

interface SubscriptionsTable {
  companyGuid: string;
  plan: 'Prova' | 'Base' | 'Pro';
  seats: number;
  expiresAt: MaybeInstant;
  version: Defaulted<number>;
}

interface SeatsTable {
  companyGuid: string;
  userGuid: string;
  assignedAt: Instant;
  expiresAt: MaybeInstant;
}

interface AddonsTable {
  guid: string;
  companyGuid: string;
  name: string;
  capability: string;
  description: Defaulted<string>;
  /** 1/10,000 € */
  price: Defaulted<number | null>;
  /** Available to every company of the supplier; otherwise to those of addon_companies. */
  forAll: Defaulted<boolean>;
  version: Defaulted<number>;
}

interface AddonRolesTable {
  companyGuid: string;
  addonGuid: string;
  role: Role;
}

interface UserAddonsTable {
  companyGuid: string;
  userGuid: string;
  addonGuid: string;
  capability: string;
  granted: boolean;
  expiresAt: MaybeInstant;
}

interface SessionsTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  device: string | null;
  ip: string | null;
  createdAt: Instant;
  lastUsedAt: Instant;
  closedAt: MaybeInstant;
  closeReason: Defaulted<string | null>;
  sharedTablet: Defaulted<boolean>;
}

interface SecondFactorsTable {
  userGuid: string;
  companyGuid: string;
  salt: Defaulted<string | null>;
  confirmedAt: MaybeInstant;
  pendingSalt: Defaulted<string | null>;
  lastStep: Defaulted<number>;
}

interface RecoveryCodesTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  codeHash: string;
  createdAt: Instant;
  usedAt: MaybeInstant;
}

interface PasskeysTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: Instant;
  lastUsedAt: MaybeInstant;
}

interface UsedTicketsTable {
  ticketHash: string;
  expiresAt: Instant;
}

interface PasswordResetsTable {
  tokenHash: string;
  companyGuid: string;
  userGuid: string;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: MaybeInstant;
}

interface ContactMessagesTable {
  guid: string;
  companyGuid: string;
  fromCompanyGuid: string | null;
  fromUserGuid: string | null;
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  state: Defaulted<'nuovo' | 'risposto' | 'chiuso'>;
  adminGuid: Defaulted<string | null>;
  createdAt: Instant;
}

interface ConsentsTable {
  guid: string;
  companyGuid: string;
  consentId: string;
  categories: string[];
  action: string;
  revision: number;
  createdAt: Instant;
}

interface AnalyticsSettingsTable {
  companyGuid: string;
  isEnabled: Defaulted<boolean>;
}

interface AnalyticsSessionsTable {
  sessionId: string;
  companyGuid: string;
  userGuid: string;
  createdAt: Instant;
}

interface AnalyticsEventsTable {
  companyGuid: string;
  userGuid: string;
  sessionId: string;
  eventType: string;
  pagePath: string;
  pageTitle: string | null;
  elementType: string | null;
  elementRole: string | null;
  elementId: string | null;
  elementAnalyticsId: string | null;
  elementText: string | null;
  elementHref: string | null;
  metadata: Json<Record<string, string>> | null;
  occurredAt: Instant;
  receivedAt: Instant;
}

interface ListSettingsTable {
  companyGuid: string;
  userGuid: string;
  list: string;
  settings: DefaultedJson<ListSettings>;
  views: DefaultedJson<SavedView[]>;
}

interface OutboxTable {
  guid: string;
  companyGuid: string;
  recipient: string;
  replyTo: Defaulted<string | null>;
  cc: Defaulted<string | null>;
  attachmentFile: Defaulted<string | null>;
  attachmentName: Defaulted<string | null>;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  state: Defaulted<'queued' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  lastError: Defaulted<string | null>;
  createdAt: Instant;
  sentAt: MaybeInstant;
}

interface AuditTable {
  guid: string;
  companyGuid: string;
  actorGuid: string | null;
  actorName: string;
  action: string;
  entity: string;
  entityGuid: string | null;
  changes: Json<Record<string, { from: unknown; to: unknown }>>;
  at: Instant;
}

interface FailedAttemptsTable {
  key: string;
  count: number;
  windowEndsAt: Instant;
  streak: Defaulted<number>;
}

interface InstallationTable {
  singleton: Defaulted<boolean>;
  supplierGuid: string;
  demo: Defaulted<boolean>;
}

export interface Schema
  extends AdministrationSchema,
    CollaborationSchema,
    DocumentSchema,
    ImportSchema,
    IntegrationSchema,
    JobSchema,
    QuoteSchema,
    RegistrySchema,
    RequestSchema,
    ShopPageSchema {
  requestMailboxes: RequestMailboxesTable;
  companies: CompaniesTable;
  users: UsersTable;
  subscriptions: SubscriptionsTable;
  seats: SeatsTable;
  addons: AddonsTable;
  addonRoles: AddonRolesTable;
  userAddons: UserAddonsTable;
  sessions: SessionsTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  usedTickets: UsedTicketsTable;
  passwordResets: PasswordResetsTable;
  contactMessages: ContactMessagesTable;
  consents: ConsentsTable;
  analyticsSettings: AnalyticsSettingsTable;
  analyticsSessions: AnalyticsSessionsTable;
  analyticsEvents: AnalyticsEventsTable;
  listSettings: ListSettingsTable;
  outbox: OutboxTable;
  audit: AuditTable;
  failedAttempts: FailedAttemptsTable;
  installation: InstallationTable;
}
