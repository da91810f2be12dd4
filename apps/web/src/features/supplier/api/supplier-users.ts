import { queryOptions } from '@tanstack/react-query';
import {
  type CompanyRole,
  listSupplierUsers,
  setSupplierUserRole as setRoleRoute,
  setSupplierUserStatus as setStatusRoute,
  type UserStatus,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const supplierUsersQuery = queryOptions({
  queryKey: ['supplier', 'users'],
  queryFn: ({ signal }) => api(listSupplierUsers, { query: {} }, { signal }),
});

export const setSupplierUserRole = (guid: string, role: CompanyRole) =>
  api(setRoleRoute, { params: { guid }, body: { role } });

export const setSupplierUserStatus = (guid: string, status: UserStatus) =>
  api(setStatusRoute, { params: { guid }, body: { status } });
