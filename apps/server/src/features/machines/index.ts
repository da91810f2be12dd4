export { createTypicalMachines } from './create-typical-machines.ts';
