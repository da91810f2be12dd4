import type {
  CompanyKind,
  CostBasis,
  CustomerFields,
  CuttingSetFields,
  ListSettings,
  MachineFields,
  MachineKind,
  MaterialFields,
  Role,
  ShopCostCategory,
  WorkCharge,
} from '@truciolo/contract';
import type { ColumnType } from 'kysely';
import type { AdministrationSchema } from './administration-tables.ts';
import type { CollaborationSchema } from './collaboration-tables.ts';
import type { Defaulted, Instant, Json, MaybeInstant } from './column-types.ts';
import type { DocumentSchema } from './document-tables.ts';
import type { ImportSchema } from './import-tables.ts';
import type { JobSchema } from './job-tables.ts';
import type { QuoteSchema } from './quote-tables.ts';
import type { RegistryColumns } from './registry-columns.ts';

export interface CompaniesTable {
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
  validityDays: Defaulted<number>;
  paymentTerms: Defaulted<string>;
  deliveryTerms: Defaulted<string>;
  quoteNumberFormat: Defaulted<string>;
  labourIsVariable: Defaulted<boolean>;
  sheetSizes: Defaulted<string>;
  logoFile: Defaulted<string | null>;
  logoType: Defaulted<string | null>;
  /** Who of the supplier looks after the company. */
  adminGuid: Defaulted<string | null>;
  createdAt: Instant;
  version: Defaulted<number>;
}

export interface UsersTable {
  guid: string;
  companyGuid: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  role: Role;
  status: Defaulted<'active' | 'suspended' | 'removed'>;
  hideCosts: Defaulted<boolean>;
  theme: Defaulted<'light' | 'dark'>;
  adminGuid: Defaulted<string | null>;
  lastAccessAt: MaybeInstant;
  createdAt: Instant;
  version: Defaulted<number>;
}

export interface SubscriptionsTable {
  companyGuid: string;
  plan: 'Prova' | 'Base' | 'Pro';
  seats: number;
  expiresAt: MaybeInstant;
  version: Defaulted<number>;
}

export interface SeatsTable {
  companyGuid: string;
  userGuid: string;
  assignedAt: Instant;
  expiresAt: MaybeInstant;
}

export interface AddonsTable {
  guid: string;
  companyGuid: string;
  name: string;
  capability: string;
  description: Defaulted<string>;
  /** 1/10,000 € */
  price: Defaulted<number | null>;
  /** Available to every company of the supplier; else to those of addon_companies. */
  forAll: Defaulted<boolean>;
  version: Defaulted<number>;
}

export interface AddonRolesTable {
  companyGuid: string;
  addonGuid: string;
  role: Role;
}

export interface UserAddonsTable {
  companyGuid: string;
  userGuid: string;
  addonGuid: string;
  capability: string;
  granted: boolean;
  expiresAt: MaybeInstant;
}

export interface SessionsTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  device: string | null;
  ip: string | null;
  createdAt: Instant;
  lastUsedAt: Instant;
  closedAt: MaybeInstant;
  closeReason: Defaulted<string | null>;
}

export interface PasswordResetsTable {
  tokenHash: string;
  companyGuid: string;
  userGuid: string;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: MaybeInstant;
}

export interface ContactMessagesTable {
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

export interface ConsentsTable {
  guid: string;
  companyGuid: string;
  consentId: string;
  categories: string[];
  action: string;
  revision: number;
  createdAt: Instant;
}

export interface AnalyticsSettingsTable {
  companyGuid: string;
  isEnabled: Defaulted<boolean>;
}

export interface AnalyticsSessionsTable {
  sessionId: string;
  companyGuid: string;
  userGuid: string;
  createdAt: Instant;
}

export interface AnalyticsEventsTable {
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

export interface MaterialsTable extends RegistryColumns {
  libraryId: Defaulted<string | null>;
  designation: string;
  wnr: Defaulted<string>;
  aisi: Defaulted<string>;
  commonNames: Defaulted<string[]>;
  condition: Defaulted<string>;
  isoGroup: MaterialFields['isoGroup'];
  density: number;
  kc11: number | null;
  mc: number | null;
  cuttingSpeeds: Json<MaterialFields['cuttingSpeeds']>;
  hardness: Defaulted<string>;
  shapes: Defaulted<string[]>;
  /** 1/10,000 €/kg */
  pricePerKg: number | null;
  priceConfirmed: Defaulted<boolean>;
  priceDate: MaybeInstant;
  priceSource: Defaulted<string>;
  chipRevenuePerKg: Defaulted<number | null>;
  suppliers: Defaulted<string[]>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface CustomersTable extends RegistryColumns {
  code: Defaulted<string>;
  name: string;
  vatNumber: Defaulted<string>;
  fiscalCode: Defaulted<string>;
  sdi: Defaulted<string>;
  pec: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  website: Defaulted<string>;
  iban: Defaulted<string>;
  legalAddress: Json<CustomerFields['legalAddress']>;
  deliveryAddresses: Json<CustomerFields['deliveryAddresses']>;
  contacts: Json<CustomerFields['contacts']>;
  paymentTerms: Defaulted<string>;
  deliveryTerms: Defaulted<string>;
  discount: Defaulted<number>;
  margin: number | null;
  language: Defaulted<'it' | 'en'>;
  rating: Defaulted<number>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface CostsTable extends RegistryColumns {
  code: string;
  name: string;
  category: ShopCostCategory;
  basis: CostBasis;
  /** 1/10,000 € */
  amount: number | null;
  percent: number | null;
  addToNewQuotes: Defaulted<boolean>;
  confirmed: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface WorksTable extends RegistryColumns {
  code: string;
  name: string;
  external: Defaulted<boolean>;
  supplier: Defaulted<string>;
  charge: WorkCharge;
  machineGuid: string | null;
  setupMinutes: Defaulted<number>;
  cycleMinutes: Defaulted<number>;
  /** 1/10,000 € */
  rate: number | null;
  minimum: number | null;
  leadDays: Defaulted<number>;
  formulaDraft: Defaulted<string>;
  formulaPublished: Defaulted<string | null>;
  formulaVersion: Defaulted<number | null>;
  formulaPublishedAt: MaybeInstant;
  confirmed: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface WorkFormulasTable {
  companyGuid: string;
  workGuid: string;
  version: number;
  text: string;
  publishedAt: Instant;
  publishedBy: string;
}

export interface MachinesTable extends RegistryColumns {
  code: string;
  name: string;
  kind: MachineKind;
  maker: Defaulted<string>;
  year: number | null;
  travel: Json<MachineFields['travel']>;
  maxDiameter: number | null;
  maxLength: number | null;
  maxWeight: number | null;
  spindleMin: number | null;
  spindleMax: number | null;
  spindlePower: number | null;
  spindleTorque: number | null;
  barFeeder: Defaulted<boolean>;
  dynamics: Json<MachineFields['dynamics']>;
  timedJobs: Json<MachineFields['timedJobs']>;
  rateMode: MachineFields['rateMode'];
  /** 1/10,000 €/h */
  hourlyRate: number | null;
  rateInput: Json<MachineFields['rateInput']> | null;
  rateConfirmed: Defaulted<boolean>;
  rateDate: MaybeInstant;
  calendar: Json<MachineFields['calendar']>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface CuttingSetsTable extends RegistryColumns {
  name: string;
  operation: CuttingSetFields['operation'];
  materialGuid: string | null;
  machineGuid: string | null;
  inputs: Json<CuttingSetFields['inputs']>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface ListSettingsTable {
  companyGuid: string;
  userGuid: string;
  list: string;
  settings: Json<ListSettings>;
}

export interface OutboxTable {
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

export interface AuditTable {
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

export interface FailedAttemptsTable {
  key: string;
  count: number;
  windowEndsAt: Instant;
}

export interface InstallationTable {
  singleton: Defaulted<boolean>;
  supplierGuid: string;
  demo: Defaulted<boolean>;
}

export interface Schema
  extends AdministrationSchema,
    CollaborationSchema,
    DocumentSchema,
    ImportSchema,
    JobSchema,
    QuoteSchema {
  companies: CompaniesTable;
  users: UsersTable;
  subscriptions: SubscriptionsTable;
  seats: SeatsTable;
  addons: AddonsTable;
  addonRoles: AddonRolesTable;
  userAddons: UserAddonsTable;
  sessions: SessionsTable;
  passwordResets: PasswordResetsTable;
  contactMessages: ContactMessagesTable;
  consents: ConsentsTable;
  analyticsSettings: AnalyticsSettingsTable;
  analyticsSessions: AnalyticsSessionsTable;
  analyticsEvents: AnalyticsEventsTable;
  materials: MaterialsTable;
  machines: MachinesTable;
  customers: CustomersTable;
  costs: CostsTable;
  works: WorksTable;
  workFormulas: WorkFormulasTable;
  cuttingSets: CuttingSetsTable;
  listSettings: ListSettingsTable;
  outbox: OutboxTable;
  audit: AuditTable;
  failedAttempts: FailedAttemptsTable;
  installation: InstallationTable;
}
