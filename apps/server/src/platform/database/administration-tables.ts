import type { Role } from '@truciolo/contract';
import type { Defaulted, Instant, MaybeInstant } from './column-types.ts';

interface InvitationsTable {
  guid: string;
  companyGuid: string;
  tokenHash: string;
  email: string;
  firstName: Defaulted<string>;
  lastName: Defaulted<string>;
  role: Role;
  hideCosts: Defaulted<boolean>;
  seat: Defaulted<boolean>;
  invitedBy: string;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: MaybeInstant;
}

interface AddonCompaniesTable {
  companyGuid: string;
  addonGuid: string;
}

interface LicenceRemindersTable {
  companyGuid: string;
  expiresAt: Instant;
  days: number;
  sentAt: Instant;
}

interface AnalyticsUserDaysTable {
  companyGuid: string;
  userGuid: string;
  /** `YYYY-MM-DD` in Rome. */
  day: string;
  sessions: number;
  pageViews: number;
  clicks: number;
}

interface AnalyticsDayItemsTable {
  companyGuid: string;
  day: string;
  kind: 'page' | 'click';
  name: string;
  pagePath: string;
  count: number;
}

interface AnalyticsDayTotalsTable {
  companyGuid: string;
  day: string;
  users: number;
  sessions: number;
  pageViews: number;
  clicks: number;
}

interface AnalyticsUserWeeksTable {
  companyGuid: string;
  userGuid: string;
  /** Its Monday. */
  week: string;
  firstDay: string;
  lastDay: string;
}

interface AnalyticsRollupsTable {
  companyGuid: string;
  through: string;
}

interface CompanyExportsTable {
  companyGuid: string;
  state: 'preparing' | 'ready' | 'failed';
  requestedBy: string;
  requestedAt: Instant;
  file: Defaulted<string | null>;
  bytes: Defaulted<number | null>;
}

interface CompanyDeletionsTable {
  companyGuid: string;
  tokenHash: string;
  requestedBy: string;
  requestedAt: Instant;
  tokenExpiresAt: Instant;
  executesAt: MaybeInstant;
}

/** Users, licences, add-ons, usage and the data of a company as a whole. */
export interface AdministrationSchema {
  invitations: InvitationsTable;
  addonCompanies: AddonCompaniesTable;
  licenceReminders: LicenceRemindersTable;
  analyticsUserDays: AnalyticsUserDaysTable;
  analyticsDayItems: AnalyticsDayItemsTable;
  analyticsDayTotals: AnalyticsDayTotalsTable;
  analyticsUserWeeks: AnalyticsUserWeeksTable;
  analyticsRollups: AnalyticsRollupsTable;
  companyExports: CompanyExportsTable;
  companyDeletions: CompanyDeletionsTable;
}
