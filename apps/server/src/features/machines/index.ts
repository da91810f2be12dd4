export { createTypicalMachines } from './create-typical-machines.ts';
export { machinesTable } from './machines-table.ts';
