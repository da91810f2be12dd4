export { createTypicalMachines } from './create-typical-machines.ts';
export { machinesTable } from './machines-table.ts';
export { typicalMachines } from './typical-machines.ts';
