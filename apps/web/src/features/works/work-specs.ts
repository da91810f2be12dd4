import { type WorkCharge, workChargeLabels } from '@truciolo/contract';
import type { FieldSpecs } from '../../registry/definition/field-spec.ts';

const units: Readonly<Record<WorkCharge, string>> = {
  time: '€/h',
  piece: '€/pz',
  lot: '€/lotto',
  kg: '€/kg',
  dm2: '€/dm²',
  metre: '€/m',
  hole: '€/foro',
  formula: '€',
};
export const chargeOptions = Object.entries(workChargeLabels).map(([value, label]) => ({ value, label }));
export const chargeLabel = (charge: WorkCharge): string => workChargeLabels[charge];
/** The unit of the rate: €/h, €/kg, … */
export const chargeUnit = (charge: WorkCharge): string => units[charge];

/** Labels, units and controls of every field of a process, by path. */
export const workSpecs: FieldSpecs = {
  code: { label: 'Codice', span: 2, required: true },
  name: { label: 'Nome', span: 4, required: true },
  external: { label: 'Lavorazione esterna (conto lavoro)', kind: 'flag' },
  supplier: { label: 'Terzista', span: 6 },
  charge: { label: 'Si addebita', kind: 'choice', span: 3, options: chargeOptions, required: true },
  machineGuid: { label: 'Macchina' },
  setupMinutes: { label: 'Attrezzaggio', kind: 'number', unit: 'min', span: 3 },
  cycleMinutes: { label: 'Tempo ciclo', kind: 'number', unit: 'min/pz', span: 3 },
  rate: { label: 'Prezzo', kind: 'money', span: 3, cost: true },
  minimum: { label: 'Minimo per lotto', cost: true, kind: 'money', unit: '€', span: 3 },
  leadDays: { label: 'Tempo di consegna', kind: 'number', unit: 'giorni', decimals: 0, span: 3 },
  formulaDraft: { label: 'Bozza della formula' },
  formulaPublished: { label: 'Formula in uso' },
  confirmed: { label: 'Prezzo confermato', kind: 'flag' },
  tags: { label: 'Etichette', kind: 'list' },
  notes: { label: 'Note', kind: 'area' },
};
