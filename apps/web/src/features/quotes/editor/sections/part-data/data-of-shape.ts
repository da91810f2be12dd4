import { shapeSurface } from '@truciolo/pricing';
import { effectiveValue, type PositionDraft, type StockDraft, toSection } from '@truciolo/quote';

interface ShapeData {
  readonly surfaceDm2: number | null;
  readonly length: number | null;
}

const finite = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;

/** Data of the part derived from the blank, while they are not typed. */
export function dataOfShape(stock: StockDraft | null): ShapeData {
  if (stock?.kind !== 'bar') return { surfaceDm2: null, length: null };
  const length = effectiveValue(stock.length);
  return {
    length,
    surfaceDm2: length === null ? null : finite(shapeSurface(toSection(stock.section), length)),
  };
}

const MEASURED = new Set<string>(['kg', 'dm2', 'metre', 'hole']);

/** Whether a phase is charged by a measure of the part. */
export const asksForData = ({ phases }: PositionDraft): boolean =>
  phases.some((phase) => phase.kind === 'formula' || (phase.kind === 'unit' && MEASURED.has(phase.basis)));
