import type { Finding, LengthUnit, PartReport } from '@truciolo/part';
import type { Corrections } from './corrections.ts';
import { placesIn } from './feature-row.ts';

/** Findings that still ask something: an answered thread, a dropped feature and a unit that was said ask no more. */
export function openFindings(
  report: PartReport,
  { dropped, threads }: Corrections,
  unit: LengthUnit | null = null,
): readonly Finding[] {
  const settled = new Set<number>();
  const kinds = { hole: report.holes, pocket: report.pockets, slot: report.slots, step: report.steps };
  for (const [kind, list] of Object.entries(kinds)) {
    const gone = placesIn(dropped, kind as keyof typeof kinds);
    list.forEach(({ faces }, index) => {
      if (gone.has(index)) for (const face of faces) settled.add(face);
    });
  }
  const answered = new Set(settled);
  report.holes.forEach(({ faces }, index) => {
    if (threads[index] !== undefined) for (const face of faces) answered.add(face);
  });
  return report.findings.filter(({ code, faces }) => {
    if (code === 'unit-doubt' || code === 'unit-unknown') return unit === null;
    if (faces.length === 0) return true;
    const over = code === 'thread-question' ? answered : settled;
    return !faces.every((face) => over.has(face));
  });
}
