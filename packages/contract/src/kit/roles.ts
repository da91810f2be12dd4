export const roles = ['responsabile', 'preventivista', 'tecnico', 'reparto', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles inside an officina; `admin` belongs to a supplier. */
export const companyRoles = ['responsabile', 'preventivista', 'tecnico', 'reparto'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Roles that edit registries, formulas and sheets: all but the shop floor, which works on jobs. */
export const officeRoles = [
  'responsabile',
  'preventivista',
  'tecnico',
  'admin',
] as const satisfies readonly Role[];
