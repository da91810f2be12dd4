import type { Machine as MachineRow } from '@truciolo/contract';
import type { Finding, Report } from '@truciolo/gcode';

const AXES = ['x', 'y', 'z'] as const;

interface AxisSpan {
  readonly axis: (typeof AXES)[number];
  readonly from: number;
  readonly to: number;
  /** Distance that the slide moves, mm. */
  readonly way: number;
  /** Null where it is not filled in, or no machine is chosen. */
  readonly travel: number | null;
  readonly isOver: boolean;
}

/** The program belongs to another kind of machine, so comparisons are meaningless. */
export const misfitOf = ({ findings }: Pick<Report, 'findings'>): Finding | undefined =>
  findings.find(({ code }) => code === 'machine-not-lathe' || code === 'machine-not-mill');

export const hasDiameters = ({ lathe, dialect }: Pick<Report, 'lathe' | 'dialect'>): boolean =>
  lathe && dialect !== 'linuxcnc' && dialect !== 'grbl';

/** The clamping position is unknown, so spans are compared with travels. */
export function spansOf(
  report: Pick<Report, 'lathe' | 'dialect'> & { readonly extents: NonNullable<Report['extents']> },
  machine: Pick<MachineRow, 'travel'> | null,
): readonly AxisSpan[] {
  const { extents } = report;
  return AXES.map((axis, index) => {
    const from = extents.min[index] ?? 0;
    const to = extents.max[index] ?? 0;
    const travel = machine?.travel[axis] ?? null;
    // A diameter is twice the travel of its slide.
    const way = axis === 'x' && hasDiameters(report) ? (to - from) / 2 : to - from;
    return { axis, from, to, way, travel, isOver: travel !== null && way > travel };
  });
}

interface Verdict {
  readonly tone: 'bad' | 'good' | 'open';
  readonly text: string;
}

const names = (spans: readonly AxisSpan[]) => spans.map(({ axis }) => axis.toUpperCase()).join(', ');

/** Verdict on the travels; it never says "ok" if the travel of a moving axis is unknown. */
export function travelVerdict(
  spans: readonly AxisSpan[],
  machine: Pick<MachineRow, 'code'> | null,
  isMisfit: boolean,
): Verdict {
  if (machine && isMisfit)
    return {
      tone: 'bad',
      text: `Il programma non è per ${machine.code}: le corse non si possono confrontare.`,
    };
  const over = spans.filter(({ isOver }) => isOver);
  if (over.length > 0)
    return {
      tone: 'bad',
      text: over.map(({ axis, travel }) => `${axis.toUpperCase()} oltre la corsa di ${travel} mm`).join('; '),
    };
  if (!machine || spans.every(({ travel }) => travel === null))
    return { tone: 'open', text: 'Scegli una macchina per il confronto con le sue corse.' };
  const unknown = spans.filter(({ travel, way }) => travel === null && way > 0);
  return unknown.length > 0
    ? {
        tone: 'open',
        text: `Di ${machine.code} manca la corsa ${names(unknown)}: il confronto non è completo.`,
      }
    : { tone: 'good', text: `Ampiezza dentro le corse di ${machine.code}` };
}
