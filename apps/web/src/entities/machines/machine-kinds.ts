import { type MachineKind, machineKindLabels } from '@truciolo/contract';

export const kindLabel = (kind: MachineKind): string => machineKindLabels[kind];
export const kindOptions = Object.entries(machineKindLabels).map(([value, label]) => ({ value, label }));
