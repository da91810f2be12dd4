import type { PositionDraft, QuoteDocument, RatesDraft, Value } from '@truciolo/quote';
import { confirmed } from '../sections/values/type-over.ts';

const unlessConfirmed = (value: Value): Value => (value.origin === 'proposed' ? confirmed(value) : value);

function changeRow<Row>(
  rows: Readonly<Record<string, Row>>,
  key: string | null | undefined,
  change: (row: Row) => Row,
): Readonly<Record<string, Row>> {
  const row = key ? rows[key] : undefined;
  return row === undefined || !key ? rows : { ...rows, [key]: change(row) };
}

/** Confirms the proposed value of a "da confermare". Paths are those of the engine. */
export function confirmAt(document: QuoteDocument, positionId: string, path: string): QuoteDocument {
  const position = document.positions.find(({ id }) => id === positionId);
  if (!position) return document;
  const [, place, part] = /^phases\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  const withRates = (rates: Partial<RatesDraft>) => ({ ...document, rates: { ...document.rates, ...rates } });
  if (path === 'stock.materialId') {
    const key = position.stock && position.stock.kind !== 'none' ? position.stock.materialId : null;
    return withRates({
      materials: changeRow(document.rates.materials, key, (row) => ({
        ...row,
        price: unlessConfirmed(row.price),
        ...(row.platePrice && { platePrice: unlessConfirmed(row.platePrice) }),
      })),
    });
  }
  const phase = position.phases[Number(place)];
  if (phase?.kind === 'unit' && part === 'unit') {
    const phases = position.phases.with(Number(place), { ...phase, unit: unlessConfirmed(phase.unit) });
    return withPosition(document, { ...position, phases });
  }
  if (phase?.kind !== 'time') return document;
  if (part === 'machineId') {
    return withRates({
      machines: changeRow(document.rates.machines, phase.machineId, (row) => ({
        ...row,
        setupRate: unlessConfirmed(row.setupRate),
        runRate: unlessConfirmed(row.runRate),
      })),
    });
  }
  const work = part?.startsWith('programming') ? phase.programming : phase.inspection;
  return withRates({
    labour: changeRow(document.rates.labour, work?.labourId, (row) => ({
      ...row,
      rate: unlessConfirmed(row.rate),
    })),
  });
}

const withPosition = (document: QuoteDocument, position: PositionDraft): QuoteDocument => ({
  ...document,
  positions: document.positions.map((one) => (one.id === position.id ? position : one)),
});
