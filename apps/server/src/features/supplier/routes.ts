import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { inviteAdmin, setAdminStatus } from './admins.ts';
import { assignCompanies, assignUsers, listAssignments } from './assignments.ts';
import { listMessages, setMessageState } from './messages.ts';
import { listSupplierUsers, setUserRole, setUserStatus } from './superusers.ts';

export const supplierRoutes = [
  listSupplierUsers,
  endpoint(contract.superusers.setRole, setUserRole),
  endpoint(contract.superusers.setStatus, setUserStatus),
  listAssignments,
  endpoint(contract.assignments.assignCompanies, assignCompanies),
  endpoint(contract.assignments.assignUsers, assignUsers),
  endpoint(contract.assignments.inviteAdmin, inviteAdmin),
  endpoint(contract.assignments.setAdminStatus, setAdminStatus),
  listMessages,
  setMessageState,
];
