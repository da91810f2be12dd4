export type {
  CycleOptions,
  CyclePhase,
  CycleProposal,
  CycleRoute,
  MeasuredPhaseKind,
} from './model/cycle-proposal.ts';
export { isLathe, isMill, type MachineKind, machineKinds } from './model/machine-kind.ts';
export { mayDo, type ProcessKind, processKindOf, usualMachines } from './model/process-kind.ts';
export type { Reason } from './model/reason.ts';
export type { ShopMachine } from './model/shop-machine.ts';
export type { WorkMaterial } from './model/work-material.ts';
export { proposeCycle } from './propose-cycle.ts';
export { operationLabels } from './text/operation-labels.data.ts';
export { reasonText } from './text/reason-text.ts';
export { listUnknowns } from './unknowns.ts';
