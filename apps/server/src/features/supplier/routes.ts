import { inviteAdmin, setAdminStatus } from './admins.ts';
import { assignCompanies, assignUsers, listAssignments } from './assignments.ts';
import { getInstallation, type InstallationLooks } from './installation.ts';
import { listMessages, setMessageState } from './messages.ts';
import { listSupplierUsers, setUserRole, setUserStatus } from './superusers.ts';

export const supplierRoutes = (looks: InstallationLooks) => [
  getInstallation(looks),
  listSupplierUsers,
  setUserRole,
  setUserStatus,
  listAssignments,
  assignCompanies,
  assignUsers,
  inviteAdmin,
  setAdminStatus,
  listMessages,
  setMessageState,
];
