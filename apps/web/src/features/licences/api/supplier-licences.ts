import { queryOptions } from '@tanstack/react-query';
import {
  extendLicences as extendLicencesRoute,
  type LicenceFields,
  licenceHistory,
  listLicences,
  type Plan,
  renewLicence as renewLicenceRoute,
  updateLicence as updateLicenceRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Begins the key of everything read about the companies' licences. */
export const licencesKey = ['supplier', 'licences'] as const;

/** All companies at once: search and filter are the page's. */
export const licencesQuery = queryOptions({
  queryKey: [...licencesKey, 'list'],
  queryFn: ({ signal }) => api(listLicences, { query: {} }, { signal }),
});

export const licenceHistoryQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: [...licencesKey, 'history', companyGuid],
    queryFn: ({ signal }) => api(licenceHistory, { params: { companyGuid } }, { signal }),
  });

export const updateLicence = (companyGuid: string, base: LicenceFields, changes: LicenceFields) =>
  api(updateLicenceRoute, { params: { companyGuid }, body: { base, changes } });

interface Renewal {
  readonly months: number;
  readonly plan: Plan;
  readonly seats: number;
}

export const renewLicence = (companyGuid: string, renewal: Renewal) =>
  api(renewLicenceRoute, { params: { companyGuid }, body: renewal });

export const extendLicences = (companyGuids: string[], days: number) =>
  api(extendLicencesRoute, { body: { companyGuids, days } });
