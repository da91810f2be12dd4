import {
  newPosition,
  type PhaseDraft,
  type PositionDraft,
  type RatesDraft,
  typedValue,
} from '@truciolo/quote';
import { between, type Chance, pick } from './chance.ts';
import { type SamplePart, sampleParts } from './parts.data.ts';

/** Today's rates and where the machines of the sample parts are among them. */
export interface SampleRates {
  readonly rates: RatesDraft;
  readonly machineByCode: ReadonlyMap<string, string>;
}

export interface MadePosition {
  readonly position: PositionDraft;
  readonly machineId: string;
  readonly materialId: string;
  readonly labourId: string;
}

const round = (value: number, step: number): number => Math.round(value / step) * step;

function materialFor(part: SamplePart, { rates }: SampleRates, chance: Chance): string {
  const all = Object.entries(rates.materials);
  const wanted = pick(part.materials, chance, '');
  const found = all.find(([, { name, price }]) => name.startsWith(wanted) && price.value !== null);
  return found?.[0] ?? all.find(([, { price }]) => price.value !== null)?.[0] ?? '';
}

const phase = (
  id: string,
  part: SamplePart,
  machineId: string,
  labourId: string,
  chance: Chance,
): PhaseDraft => ({
  kind: 'time',
  id,
  name: part.process,
  workGuid: null,
  purpose: 'machining',
  machineId,
  programming:
    chance() < 0.5 ? { minutes: typedValue(round(between([30, 120], chance), 15)), labourId, lots: 1 } : null,
  setup: typedValue(part.setup),
  cycle: { value: round(between(part.cycle, chance), 0.1), origin: chance() < 0.3 ? 'nc' : 'typed' },
  load: typedValue(0.5),
  loadMasked: false,
  piecesPerClamping: 1,
  efficiency: null,
  attended: null,
  inspection: null,
  toolsPerPiece: null,
  toolsPerLot: null,
  learning: null,
});

const outsidePhase = (
  id: string,
  [name, supplier, unit, minimum]: NonNullable<SamplePart['outside']>,
): PhaseDraft => ({
  kind: 'unit',
  id,
  name,
  workGuid: null,
  external: true,
  supplier,
  basis: 'piece',
  unit: typedValue(unit),
  breaks: [],
  minimum,
  transport: null,
  leadDays: 5,
  includesScrap: false,
});

/** A part as an officina would quote it: blank, cycle, scrap, margin. */
export function makePosition(id: string, from: SampleRates, chance: Chance): MadePosition {
  const [firstPart] = sampleParts;
  if (!firstPart) throw new Error('no sample parts');
  const part = sampleParts[Math.floor(chance() * sampleParts.length)] ?? firstPart;
  const materialId = materialFor(part, from, chance);
  const machineId = from.machineByCode.get(part.machine) ?? '';
  const labourId = Object.entries(from.rates.labour).find(([, { name }]) => name.includes('CAM'))?.[0] ?? '';
  const size = round(between(part.size, chance), 5);
  const length = round(between(part.length, chance), 1);
  const quantities = [...pick(part.quantities, chance, [10, 50])];
  const base = newPosition(id, { margin: Math.round(between([16, 30], chance)), overheads: 12, costs: [] });
  const outside = part.outside && chance() < 0.5 ? [outsidePhase('20', part.outside)] : [];
  const name = `${part.name} ${part.shape === 'round' ? `ø${size}×${length}` : `${size}×${length}`}`;
  return {
    machineId,
    materialId,
    labourId,
    position: {
      ...base,
      code: `${part.code}-${1000 + Math.floor(chance() * 9000)}`,
      description: name,
      drawing: `D${10_000 + Math.floor(chance() * 90_000)}`,
      drawingRevision: pick(['A', 'B', 'C'], chance, 'A'),
      quantities,
      chosenQuantity: pick(quantities, chance, quantities[0] ?? 10),
      stock: {
        kind: 'bar',
        materialId,
        netWeight: null,
        customerOwned: false,
        creditChips: false,
        cutCharge: typedValue(0.35),
        certificate: null,
        surcharge: null,
        leadDays: null,
        section:
          part.shape === 'round'
            ? { shape: 'round', diameter: size + 2 }
            : { shape: 'flat', width: size, thickness: round(size / 4, 5) + 5 },
        length: typedValue(length),
        facing: 2,
        cutting: { kind: 'saw', barLength: 3000, kerf: 2, frontTrim: 10, grip: 50 },
        charge: { mode: 'bar-share' },
        grossOverride: null,
        rack: null,
      },
      phases: [phase('10', part, machineId, labourId, chance), ...outside],
      scrap: typedValue(pick([2, 3, 1, 5], chance, 2)),
    },
  };
}
