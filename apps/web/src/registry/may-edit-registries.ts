import { officeRoles, type Role } from '@truciolo/contract';

/** The shop floor reads the registries; the server refuses its changes, so the page does not offer them. */
export const mayEditRegistries = (role: Role): boolean => officeRoles.some((one) => one === role);
