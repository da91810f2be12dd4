import { useQuery } from '@tanstack/react-query';
import type { Material } from '@truciolo/contract';
import { type CycleOptions, type CycleProposal, proposeCycle } from '@truciolo/cycle';
import { type StockProposal, withStockFirst } from '@truciolo/part';
import { measurablePhases, type RatioOf, ratiosOfPhases, weightKg, workOfPhases } from '@truciolo/quote';
import { useMemo } from 'react';
import { measuredQuery } from '../../../entities/jobs/measured-query.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import type { CorrectedPart } from '../report/corrections.ts';

const noRatio: RatioOf = () => null;

interface ShopCycle {
  readonly proposal: CycleProposal | null;
  readonly ratioOf: RatioOf;
  /** The machines or the measured times are still loading. */
  readonly isLate: boolean;
}

/**
 * The company's way to make the part; no proposal while the material or the machines are unknown. Measured times of the
 * shop's jobs correct it as soon as they are loaded.
 */
export function useCycle(
  part: CorrectedPart | null,
  material: Material | null,
  stock: StockProposal | null,
  /** Stated Ra, µm; null = not stated. */
  roughness: number | null,
): ShopCycle {
  const { data: machines, isPending } = useQuery(machinesQuery);
  const propose = useMemo(() => {
    if (!part || !material || !machines) return null;
    const report = withStockFirst(part.report, stock);
    return (options: CycleOptions) =>
      proposeCycle(report, material, machines, {
        ...options,
        threads: part.threads,
        ...(roughness !== null && { roughness }),
      });
  }, [part, material, machines, stock, roughness]);
  const plain = useMemo(() => propose?.({}) ?? null, [propose]);
  const kinds = useMemo(() => (plain ? measurablePhases(plain) : []), [plain]);
  const partWeight = part && material ? weightKg(part.report.volume, material.density) : null;
  const work = workOfPhases(kinds, material?.isoGroup ?? '', partWeight);
  const { data: learned, isPlaceholderData, isFetching } = useQuery(measuredQuery(work));
  const ratioOf = useMemo(
    // Answers to an earlier question belong to other phases.
    () => ratiosOfPhases(kinds, isPlaceholderData ? [] : (learned?.ratios ?? [])),
    [kinds, learned, isPlaceholderData],
  );
  const proposal = useMemo(
    () => (ratioOf ? (propose?.({ measured: ratioOf }) ?? null) : plain),
    [plain, propose, ratioOf],
  );
  return {
    proposal,
    ratioOf: ratioOf ?? noRatio,
    isLate: material !== null && (isPending || isFetching),
  };
}
