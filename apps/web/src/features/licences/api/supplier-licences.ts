import { queryOptions } from '@tanstack/react-query';
import { type CompanyLicence, type LicenceFields, type Plan, supplierLicences } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Begins the key of everything read about the companies' licences. */
export const licencesKey = ['supplier', 'licences'] as const;

/** All companies at once: search and filter are the page's. */
export const licencesQuery = queryOptions({
  queryKey: [...licencesKey, 'list'],
  queryFn: ({ signal }) => api(supplierLicences.list, { query: {} }, { signal }),
});

export const licenceHistoryQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: [...licencesKey, 'history', companyGuid],
    queryFn: ({ signal }) => api(supplierLicences.history, { params: { companyGuid } }, { signal }),
  });

export const updateLicence = (companyGuid: string, base: LicenceFields, changes: LicenceFields) =>
  api(supplierLicences.update, { params: { companyGuid }, body: { base, changes } });

interface Renewal {
  /** The licence as shown: a repeated call renews from its last day once. */
  readonly base: LicenceFields;
  readonly months: number;
  readonly plan: Plan;
  readonly seats: number;
}

export const renewLicence = (companyGuid: string, renewal: Renewal) =>
  api(supplierLicences.renew, { params: { companyGuid }, body: renewal });

type Extended = Pick<CompanyLicence, 'companyGuid' | 'expiresOn'>;

/** Each from the last day that was shown, so that it is extended once, however often this is sent. */
export const extendLicences = (licences: readonly Extended[], days: number) =>
  api(supplierLicences.extend, {
    body: { licences: licences.map(({ companyGuid, expiresOn }) => ({ companyGuid, expiresOn })), days },
  });
