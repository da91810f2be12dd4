import type { SheetRegistry } from '@truciolo/contract';
import { costsSheet } from './costs-sheet.ts';
import { customersSheet } from './customers-sheet.ts';
import { machinesSheet } from './machines-sheet.ts';
import { materialsSheet } from './materials-sheet.ts';
import type { RegistrySheet } from './sheet.ts';
import { worksSheet } from './works-sheet.ts';

export const sheets: Readonly<Record<SheetRegistry, RegistrySheet>> = {
  customers: customersSheet,
  materials: materialsSheet,
  works: worksSheet,
  costs: costsSheet,
  machines: machinesSheet,
};
