import { listAddons, resetAddon, switchAddon } from './addons/addons.ts';
import {
  createAddon,
  listSupplierAddons,
  setAddonCompanies,
  setAddonRole,
  updateAddon,
} from './addons/supplier-addons.ts';
import { analyticsStatus, recordEvents } from './analytics/analytics.ts';
import {
  setUsageCollection,
  usageClicks,
  usageCsv,
  usageDays,
  usageFunnel,
  usagePages,
  usageRetention,
} from './analytics/usage.ts';
import { listAudit } from './audit/audit.ts';
import { login, logout, verify } from './auth/login.ts';
import { changePassword, requestPasswordReset, resetPassword } from './auth/passwords.ts';
import { registerComplete } from './auth/register.ts';
import { deleteLogo, getCompany, updateCompany, uploadLogo } from './companies/companies.ts';
import {
  askDeletion,
  cancelDeletion,
  confirmDeletion,
  getDeletion,
  getExport,
  requestExport,
} from './companies/company-data.ts';
import { recordConsent } from './consent/consent.ts';
import { sendContact } from './contact/contact.ts';
import { costs } from './costs/costs.ts';
import { customers } from './customers/customers.ts';
import { cuttingSets } from './cutting/cutting-sets.ts';
import { health } from './health/health.ts';
import {
  confirmImport,
  exportSheet,
  previewImport,
  previewRows,
  saveMapping,
  sheetTemplate,
} from './imports/imports.ts';
import { applyPriceChange, previewPriceChange } from './imports/price-changes.ts';
import type { RouteSpec } from './kit/route.ts';
import { assignSeat, freeSeat, getLicence } from './licences/licences.ts';
import {
  extendLicences,
  licenceHistory,
  listLicences,
  renewLicence,
  updateLicence,
} from './licences/supplier-licences.ts';
import { machines } from './machines/machines.ts';
import { listMaterials, materialPrices, materials } from './materials/materials.ts';
import { getListSettings, saveListSettings } from './preferences/list-settings.ts';
import { getPreferences, updatePreferences } from './preferences/preferences.ts';
import { createQuote, getQuote, listQuotes, quoteRatesNow, saveQuote } from './quotes/quotes.ts';
import { search } from './search/search.ts';
import { closeOtherSessions, closeSession, listSessions } from './sessions/sessions.ts';
import {
  assignCompanies,
  assignUsers,
  inviteAdmin,
  listAssignments,
  setAdminStatus,
} from './supplier/assignments.ts';
import { listMessages, setMessageState } from './supplier/messages.ts';
import { listSupplierUsers, setSupplierUserRole, setSupplierUserStatus } from './supplier/superusers.ts';
import {
  acceptInvitation,
  inviteUser,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from './users/invitations.ts';
import {
  closeUserSession,
  closeUserSessions,
  listCompanySessions,
  listUserSessions,
} from './users/user-sessions.ts';
import { listUsers, removeUser, sendUserReset, setUserStatus, updateUser } from './users/users.ts';
import { listFormulaVersions, publishFormula } from './works/formulas.ts';
import { works } from './works/works.ts';

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
  getListSettings,
  saveListSettings,
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
  tagMachines: machines.tag,
  machineTags: machines.tags,
  listCustomers: customers.list,
  getCustomer: customers.get,
  createCustomer: customers.create,
  updateCustomer: customers.update,
  archiveCustomers: customers.archive,
  customerHistory: customers.history,
  tagCustomers: customers.tag,
  customerTags: customers.tags,
  listCosts: costs.list,
  getCost: costs.get,
  createCost: costs.create,
  updateCost: costs.update,
  archiveCosts: costs.archive,
  costHistory: costs.history,
  tagCosts: costs.tag,
  costTags: costs.tags,
  listWorks: works.list,
  getWork: works.get,
  createWork: works.create,
  updateWork: works.update,
  archiveWorks: works.archive,
  workHistory: works.history,
  tagWorks: works.tag,
  workTags: works.tags,
  publishFormula,
  listFormulaVersions,
  listMaterialRows: materials.list,
  getMaterial: materials.get,
  createMaterial: materials.create,
  updateMaterial: materials.update,
  archiveMaterials: materials.archive,
  materialHistory: materials.history,
  tagMaterials: materials.tag,
  materialTags: materials.tags,
  materialPrices,
  listCuttingSets: cuttingSets.list,
  getCuttingSet: cuttingSets.get,
  createCuttingSet: cuttingSets.create,
  updateCuttingSet: cuttingSets.update,
  archiveCuttingSets: cuttingSets.archive,
  cuttingSetHistory: cuttingSets.history,
  tagCuttingSets: cuttingSets.tag,
  cuttingSetTags: cuttingSets.tags,
  listQuotes,
  quoteRatesNow,
  createQuote,
  getQuote,
  saveQuote,
  search,
  sheetTemplate,
  exportSheet,
  previewImport,
  previewRows,
  confirmImport,
  saveMapping,
  previewPriceChange,
  applyPriceChange,
  listUsers,
  updateUser,
  setUserStatus,
  sendUserReset,
  removeUser,
  listCompanySessions,
  listUserSessions,
  closeUserSession,
  closeUserSessions,
  listInvitations,
  inviteUser,
  resendInvitation,
  revokeInvitation,
  readInvitation,
  acceptInvitation,
  getLicence,
  assignSeat,
  freeSeat,
  listAddons,
  switchAddon,
  resetAddon,
  listAudit,
  getExport,
  requestExport,
  getDeletion,
  askDeletion,
  confirmDeletion,
  cancelDeletion,
  listLicences,
  updateLicence,
  renewLicence,
  extendLicences,
  licenceHistory,
  listSupplierAddons,
  createAddon,
  updateAddon,
  setAddonRole,
  setAddonCompanies,
  listSupplierUsers,
  setSupplierUserRole,
  setSupplierUserStatus,
  listAssignments,
  assignCompanies,
  assignUsers,
  inviteAdmin,
  setAdminStatus,
  listMessages,
  setMessageState,
  usageDays,
  usagePages,
  usageClicks,
  usageFunnel,
  usageRetention,
  usageCsv,
  setUsageCollection,
} as const satisfies Record<string, RouteSpec>;
