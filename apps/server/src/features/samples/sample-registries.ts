import {
  blankWork,
  type MachineFields,
  SAMPLE_TAG,
  typicalMachines,
  type WorkFields,
} from '@truciolo/contract';
import { euros } from '@truciolo/money';

const typical = (code: string): MachineFields => {
  const found = typicalMachines.find((machine) => machine.code === code);
  if (!found) throw new Error(`no typical machine ${code}`);
  return found;
};

const machine = (code: string, name: string, model: string): MachineFields => ({
  ...typical(model),
  code,
  name,
  rateConfirmed: true,
  tags: [SAMPLE_TAG],
  notes: 'Macchina di esempio: tariffa inventata, per provare.',
});

/** With a rate that counts as confirmed, so that the sample quotes show a price and no question. */
export const sampleMachines: readonly MachineFields[] = [
  machine('ESEMPIO-TORNIO', 'Tornio CNC di esempio', 'TC-1'),
  machine('ESEMPIO-CENTRO', 'Centro di lavoro di esempio', 'CV-1'),
];

/** On which of them the parts of each typical machine are made. */
export const machineOfCode: Readonly<Record<string, string>> = {
  'TC-1': 'ESEMPIO-TORNIO',
  'TM-1': 'ESEMPIO-TORNIO',
  'CV-1': 'ESEMPIO-CENTRO',
  'C5-1': 'ESEMPIO-CENTRO',
};

/** One process by time on a machine of ours, one outside with its minimum. Amounts in 1/10,000 €. */
export const sampleWorks = (machineGuid: string | null): readonly WorkFields[] => [
  {
    ...blankWork(),
    code: 'ESEMPIO-TORNITURA',
    name: 'Tornitura di esempio',
    machineGuid,
    setupMinutes: 60,
    cycleMinutes: 5,
    tags: [SAMPLE_TAG],
  },
  {
    ...blankWork(),
    code: 'ESEMPIO-ZINCATURA',
    name: 'Zincatura di esempio',
    external: true,
    supplier: 'Galvanica Sesia',
    charge: 'kg',
    rate: euros(0.9),
    minimum: euros(60),
    leadDays: 5,
    tags: [SAMPLE_TAG],
  },
];
