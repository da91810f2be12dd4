import { useQuery } from '@tanstack/react-query';
import type { MeasuredWork } from '@truciolo/contract';
import { partFacts } from '@truciolo/jobs';
import { useDeferredValue, useMemo } from 'react';
import { measuredQuery } from '../../../../../entities/jobs/measured-query.ts';
import type { SectionProps } from '../section-props.ts';

/** Measured ratios of earlier jobs for a position, by phase. */
export function useMeasured(section: SectionProps): ReadonlyMap<string, MeasuredWork> {
  const { document, position, priced, quantity } = section;
  const asked = useMemo(() => {
    const outcome = priced.outcomes.find((one) => one.quantity === quantity)?.outcome;
    const part = partFacts(document, position, outcome?.ok ? outcome.priced.stock : null);
    return position.phases.flatMap((phase) =>
      phase.kind === 'time' && phase.machineId !== null && phase.name.trim() !== ''
        ? [
            {
              id: phase.id,
              work: { workGuid: phase.workGuid, name: phase.name, machineId: phase.machineId, ...part },
            },
          ]
        : [],
    );
  }, [document, position, priced, quantity]);
  // Names change with every key: the query is deferred.
  const later = useDeferredValue(asked);
  const { data, isPlaceholderData } = useQuery(measuredQuery(later.map(({ work }) => work)));
  return useMemo(() => {
    if (!data || isPlaceholderData) return new Map();
    return new Map(
      later.flatMap(({ id }, at) => {
        const found = data.ratios[at];
        return found ? [[id, found] as const] : [];
      }),
    );
  }, [data, isPlaceholderData, later]);
}
