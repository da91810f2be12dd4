import { queryOptions } from '@tanstack/react-query';
import { assignments, type UserStatus } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const assignmentsQuery = queryOptions({
  queryKey: ['supplier', 'assignments'],
  queryFn: ({ signal }) => api(assignments.list, {}, { signal }),
});

/** `adminGuid` null: the company has no contact. */
export const assignCompany = (companyGuid: string, adminGuid: string | null) =>
  api(assignments.assignCompanies, { body: { companyGuids: [companyGuid], adminGuid } });

/** `adminGuid` null: the contact of the company. */
export const assignUser = (userGuid: string, adminGuid: string | null) =>
  api(assignments.assignUsers, { body: { userGuids: [userGuid], adminGuid } });

interface NewAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const inviteAdmin = (person: NewAdmin) => api(assignments.inviteAdmin, { body: person });

export const setAdminStatus = (guid: string, status: UserStatus) =>
  api(assignments.setAdminStatus, { params: { guid }, body: { status } });
