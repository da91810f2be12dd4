import type { PricedPart } from '@truciolo/contract';
import type { CycleRoute } from '@truciolo/cycle';

/** Taps of the route by size: "4 × M8". */
function tapped({ phases }: CycleRoute): string[] {
  const counts = new Map<number, number>();
  for (const { kind, count, tool } of phases.flatMap(({ operations }) => operations))
    if (kind === 'tap' && tool.diameter !== null)
      counts.set(tool.diameter, (counts.get(tool.diameter) ?? 0) + count);
  return [...counts].map(([diameter, count]) => `${count} × M${diameter}`);
}

/** Ra of the finishing cuts that the times assume, µm. */
const ROUGHNESS = '3,2';

/** Facts that the price takes for granted, in codes that the page puts into words. */
export function assumptionsOf(
  route: CycleRoute,
  { material, treatment, holes }: { material: string; treatment: string | null; holes: number },
): PricedPart['assumptions'] {
  const threads = tapped(route);
  return [
    { code: 'roughness', values: [ROUGHNESS] },
    { code: 'edges', values: [] },
    { code: 'our-material', values: [material] },
    { code: 'general-tolerance', values: ['ISO 2768-m'] },
    { code: 'packaging', values: [] },
    ...(threads.length > 0 ? [{ code: 'threads' as const, values: threads }] : []),
    ...(holes > 0 && threads.length === 0 ? [{ code: 'plain-holes' as const, values: [String(holes)] }] : []),
    ...(treatment === null ? [] : [{ code: 'treatment' as const, values: [treatment] }]),
  ];
}
