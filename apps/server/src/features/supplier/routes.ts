import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { inviteAdmin, setAdminStatus } from './admins.ts';
import { assignCompanies, assignUsers, listAssignments } from './assignments.ts';
import { listMessages, setMessageState } from './messages.ts';
import { listSupplierUsers, setUserRole, setUserStatus } from './superusers.ts';

export const supplierRoutes = [
  endpoint(contract.listSupplierUsers, listSupplierUsers),
  endpoint(contract.setSupplierUserRole, setUserRole),
  endpoint(contract.setSupplierUserStatus, setUserStatus),
  endpoint(contract.listAssignments, listAssignments),
  endpoint(contract.assignCompanies, assignCompanies),
  endpoint(contract.assignUsers, assignUsers),
  endpoint(contract.inviteAdmin, inviteAdmin),
  endpoint(contract.setAdminStatus, setAdminStatus),
  endpoint(contract.listMessages, listMessages),
  endpoint(contract.setMessageState, setMessageState),
];
