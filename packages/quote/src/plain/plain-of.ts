import type { PhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { StockDraft } from '../model/stock-draft.ts';
import { effectiveValue } from '../model/value.ts';
import type { PlainPhase, PlainPosition, PlainQuote, PlainStock } from './plain-quote.ts';

/**
 * A quote for users without cost access: copied field by field, so that a new field of the document is not revealed.
 */
export const plainOf = (document: QuoteDocument): PlainQuote => ({
  customer: document.customer,
  title: document.title,
  reference: document.reference,
  validityDays: document.validityDays,
  paymentTerms: document.paymentTerms,
  deliveryTerms: document.deliveryTerms,
  language: document.language,
  customerNotes: document.customerNotes,
  positions: document.positions.map(plainPosition),
});

const plainPosition = (position: PositionDraft): PlainPosition => ({
  id: position.id,
  code: position.code,
  description: position.description,
  drawing: position.drawing,
  drawingRevision: position.drawingRevision,
  notes: position.notes,
  quantities: position.quantities,
  part: position.part,
  stock: plainStock(position.stock),
  phases: position.phases.map(plainPhase),
});

function plainStock(stock: StockDraft | null): PlainStock | null {
  if (stock === null) return null;
  if (stock.kind === 'none') return { kind: 'none' };
  const { materialId } = stock;
  return stock.kind === 'bar'
    ? { kind: 'bar', materialId, section: stock.section, length: effectiveValue(stock.length) }
    : { kind: 'blank', materialId, weight: effectiveValue(stock.weight) };
}

function plainPhase(phase: PhaseDraft): PlainPhase {
  const { id, name, workGuid } = phase;
  if (phase.kind !== 'time') return { id, name, workGuid, time: null };
  const { machineId, setup, cycle } = phase;
  const byFormula = 'formulaId' in cycle;
  const minutes = byFormula ? (cycle.override ?? null) : effectiveValue(cycle);
  return { id, name, workGuid, time: { machineId, setup: effectiveValue(setup), cycle: minutes, byFormula } };
}
