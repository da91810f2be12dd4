import { queryOptions } from '@tanstack/react-query';
import { type CompanyRole, superusers, type UserStatus } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const supplierUsersQuery = queryOptions({
  queryKey: ['supplier', 'users'],
  queryFn: ({ signal }) => api(superusers.list, { query: {} }, { signal }),
});

export const setSupplierUserRole = (guid: string, role: CompanyRole) =>
  api(superusers.setRole, { params: { guid }, body: { role } });

export const setSupplierUserStatus = (guid: string, status: UserStatus) =>
  api(superusers.setStatus, { params: { guid }, body: { status } });
