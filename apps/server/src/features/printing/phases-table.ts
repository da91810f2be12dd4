import { writeGrouped } from '@truciolo/italian';
import {
  effectiveValue,
  type PhaseDraft,
  type PositionDraft,
  type QuoteDocument,
  type Value,
} from '@truciolo/quote';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { runs } from './fonts.ts';
import { rowsLayout } from './page.ts';

const number = (value: number): string => writeGrouped(value, 4);
const minutes = (value: Value | null | undefined): string => {
  const counted = value ? effectiveValue(value) : null;
  return counted === null ? '—' : number(counted);
};

const BASES = { piece: 'pz', lot: 'lotto', kg: 'kg', dm2: 'dm²', metre: 'm', hole: 'foro' } as const;

/** Charge of a phase that is not priced by time, in words. */
function charge(phase: Exclude<PhaseDraft, { kind: 'time' }>): string {
  const minimum = phase.minimum === null ? '' : `, minimo € ${number(phase.minimum)}`;
  if (phase.kind === 'formula') return `a formula${minimum}`;
  const amount = effectiveValue(phase.unit);
  return `${amount === null ? 'prezzo da definire' : `€ ${number(amount)}`} al ${BASES[phase.basis]}${minimum}`;
}

function row(phase: PhaseDraft, index: number, machines: QuoteDocument['rates']['machines']): TableCell[] {
  const head: TableCell[] = [{ text: String((index + 1) * 10) }, { text: runs(phase.name || '—') }];
  if (phase.kind !== 'time') {
    const supplier = phase.external ? `Esterna${phase.supplier && `: ${phase.supplier}`}` : 'Interna';
    return [
      ...head,
      { text: runs(supplier) },
      { text: charge(phase), colSpan: 4, alignment: 'right' },
      '',
      '',
      '',
    ];
  }
  const machine = phase.machineId === null ? '—' : (machines[phase.machineId]?.name ?? '—');
  const cycle =
    'formulaId' in phase.cycle
      ? phase.cycle.override == null
        ? 'formula'
        : number(phase.cycle.override)
      : minutes(phase.cycle);
  const times = [minutes(phase.programming?.minutes), minutes(phase.setup), cycle, minutes(phase.load)];
  return [
    ...head,
    { text: runs(machine) },
    ...times.map((text): TableCell => ({ text, alignment: 'right' })),
  ];
}

export function phasesTable(
  position: PositionDraft,
  machines: QuoteDocument['rates']['machines'],
): Content[] {
  if (position.phases.length === 0) return [];
  const right = { style: 'columnHead', alignment: 'right' } as const;
  return [
    {
      margin: [0, 6, 0, 0],
      fontSize: 8.5,
      layout: { ...rowsLayout, paddingTop: () => 2.5, paddingBottom: () => 2.5 },
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [18, '*', 130, 52, 52, 52, 52],
        body: [
          [
            { text: 'N.', style: 'columnHead' },
            { text: 'Fase', style: 'columnHead' },
            { text: 'Macchina o fornitore', style: 'columnHead' },
            { text: 'Progr. min', ...right },
            { text: 'Attrezz. min', ...right },
            { text: 'Ciclo min', ...right },
            { text: 'Carico min', ...right },
          ],
          ...position.phases.map((phase, index) => row(phase, index, machines)),
        ],
      },
    },
  ];
}
