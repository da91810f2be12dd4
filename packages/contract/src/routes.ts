import { analyticsStatus, recordEvents } from './analytics/analytics.ts';
import { login, logout, verify } from './auth/login.ts';
import { changePassword, requestPasswordReset, resetPassword } from './auth/passwords.ts';
import { registerComplete } from './auth/register.ts';
import { deleteLogo, getCompany, updateCompany, uploadLogo } from './companies/companies.ts';
import { recordConsent } from './consent/consent.ts';
import { sendContact } from './contact/contact.ts';
import { cuttingSets } from './cutting/cutting-sets.ts';
import { health } from './health/health.ts';
import type { RouteSpec } from './kit/route.ts';
import { machines } from './machines/machines.ts';
import { listMaterials } from './materials/materials.ts';
import { getPreferences, updatePreferences } from './preferences/preferences.ts';
import { closeOtherSessions, closeSession, listSessions } from './sessions/sessions.ts';

/** Every call of the API, by its name in code. Tests walk this list, so that a new call cannot be forgotten. */
export const routes = {
  health,
  login,
  verify,
  logout,
  registerComplete,
  requestPasswordReset,
  resetPassword,
  changePassword,
  listSessions,
  closeSession,
  closeOtherSessions,
  getCompany,
  updateCompany,
  uploadLogo,
  deleteLogo,
  getPreferences,
  updatePreferences,
  sendContact,
  recordConsent,
  analyticsStatus,
  recordEvents,
  listMaterials,
  listMachines: machines.list,
  getMachine: machines.get,
  createMachine: machines.create,
  updateMachine: machines.update,
  archiveMachines: machines.archive,
  machineHistory: machines.history,
  listCuttingSets: cuttingSets.list,
  getCuttingSet: cuttingSets.get,
  createCuttingSet: cuttingSets.create,
  updateCuttingSet: cuttingSets.update,
  archiveCuttingSets: cuttingSets.archive,
  cuttingSetHistory: cuttingSets.history,
} as const satisfies Record<string, RouteSpec>;
