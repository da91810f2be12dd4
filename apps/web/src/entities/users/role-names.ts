import { type CompanyRole, companyRoles, type Role } from '@truciolo/contract';

export const roleNames: Readonly<Record<Role, string>> = {
  responsabile: 'Responsabile',
  preventivista: 'Preventivista',
  tecnico: 'Tecnico',
  reparto: 'Reparto',
  admin: 'Amministratore',
};

/** Capabilities of a role, in one line for the person who chooses it. */
export const roleNotes: Readonly<Record<CompanyRole, string>> = {
  responsabile: 'fa preventivi e gestisce utenti, posti e addon',
  preventivista: 'fa preventivi',
  tecnico: 'anagrafiche e strumenti tecnici, senza preventivi',
  reparto: 'vede le commesse, non i prezzi',
};

export const companyRoleChoices = companyRoles.map((value) => ({ value, label: roleNames[value] }));
