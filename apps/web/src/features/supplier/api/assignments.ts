import { queryOptions } from '@tanstack/react-query';
import {
  assignCompanies as assignCompaniesRoute,
  assignUsers as assignUsersRoute,
  inviteAdmin as inviteAdminRoute,
  listAssignments,
  setAdminStatus as setAdminStatusRoute,
  type UserStatus,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const assignmentsQuery = queryOptions({
  queryKey: ['supplier', 'assignments'],
  queryFn: ({ signal }) => api(listAssignments, {}, { signal }),
});

/** `adminGuid` null: nobody looks after the company. */
export const assignCompany = (companyGuid: string, adminGuid: string | null) =>
  api(assignCompaniesRoute, { body: { companyGuids: [companyGuid], adminGuid } });

/** `adminGuid` null: whoever looks after the company. */
export const assignUser = (userGuid: string, adminGuid: string | null) =>
  api(assignUsersRoute, { body: { userGuids: [userGuid], adminGuid } });

interface NewAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const inviteAdmin = (person: NewAdmin) => api(inviteAdminRoute, { body: person });

export const setAdminStatus = (guid: string, status: UserStatus) =>
  api(setAdminStatusRoute, { params: { guid }, body: { status } });
