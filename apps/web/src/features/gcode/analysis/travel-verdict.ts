import type { Machine as MachineRow } from '@truciolo/contract';
import type { Finding, Report } from '@truciolo/gcode';

const AXES = ['x', 'y', 'z'] as const;

export interface AxisSpan {
  readonly axis: (typeof AXES)[number];
  readonly from: number;
  readonly to: number;
  /** How far the slide goes, mm. */
  readonly way: number;
  /** Null where nobody filled it in, or no machine is chosen. */
  readonly travel: number | null;
  readonly isOver: boolean;
}

/** The program is of the other kind than the machine: nothing of the one says anything about the other. */
export const misfitOf = ({ findings }: Pick<Report, 'findings'>): Finding | undefined =>
  findings.find(({ code }) => code === 'machine-not-lathe' || code === 'machine-not-mill');

export const hasDiameters = ({ lathe, dialect }: Pick<Report, 'lathe' | 'dialect'>): boolean =>
  lathe && dialect !== 'linuxcnc' && dialect !== 'grbl';

/** Where the part is clamped is not known, so spans are compared with travels. */
export function spansOf(
  report: Pick<Report, 'lathe' | 'dialect'> & { readonly extents: NonNullable<Report['extents']> },
  machine: Pick<MachineRow, 'travel'> | null,
): readonly AxisSpan[] {
  const { extents } = report;
  return AXES.map((axis, index) => {
    const from = extents.min[index] ?? 0;
    const to = extents.max[index] ?? 0;
    const travel = machine?.travel[axis] ?? null;
    // A diameter is twice the way of its slide.
    const way = axis === 'x' && hasDiameters(report) ? (to - from) / 2 : to - from;
    return { axis, from, to, way, travel, isOver: travel !== null && way > travel };
  });
}

interface Verdict {
  readonly tone: 'bad' | 'good' | 'open';
  readonly text: string;
}

const names = (spans: readonly AxisSpan[]) => spans.map(({ axis }) => axis.toUpperCase()).join(', ');

/** What can be said of them; never that all is well where an axis that moves has no travel to compare with. */
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
