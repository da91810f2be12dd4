import type { Finding, PartReport } from '@truciolo/part';
import type { Corrections } from './corrections.ts';

/** Findings that still ask something: an answered thread and a dropped feature ask no more. */
export function openFindings(report: PartReport, { dropped, threads }: Corrections): readonly Finding[] {
  const settled = new Set<number>();
  report.holes.forEach(({ faces }, index) => {
    if (dropped.includes(`hole-${index}`)) for (const face of faces) settled.add(face);
  });
  for (const list of [report.pockets, report.slots, report.steps]) {
    list.forEach(({ kind, faces }, index) => {
      if (dropped.includes(`${kind}-${index}`)) for (const face of faces) settled.add(face);
    });
  }
  const answered = new Set(settled);
  report.holes.forEach(({ faces }, index) => {
    if (threads[index] !== undefined) for (const face of faces) answered.add(face);
  });
  return report.findings.filter(({ code, faces }) => {
    if (faces.length === 0) return true;
    const over = code === 'thread-question' ? answered : settled;
    return !faces.every((face) => over.has(face));
  });
}
