import type { OperationKind } from '../model/cycle-proposal.ts';

/** Italian names of the operations, as a cycle sheet has them. */
export const operationLabels: Readonly<Record<OperationKind, string>> = {
  saw: 'Taglio',
  face: 'Spianatura',
  square: 'Squadratura',
  rough: 'Sgrossatura',
  finish: 'Finitura',
  'turn-face': 'Sfacciatura',
  'turn-rough': 'Sgrossatura esterna',
  'turn-finish': 'Finitura esterna',
  bore: 'Barenatura',
  spot: 'Centratura',
  drill: 'Foratura',
  'mill-hole': 'Foro in interpolazione',
  counterbore: 'Lamatura',
  countersink: 'Svasatura',
  tap: 'Maschiatura',
  'turn-thread': 'Filettatura al tornio',
  pocket: 'Tasca',
  slot: 'Cava',
  step: 'Gradino',
  contour: 'Contornatura',
  chamfer: 'Smussi',
  'part-off': 'Troncatura',
  'laser-cut': 'Taglio laser',
  bend: 'Piega',
};
