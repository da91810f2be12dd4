import { useQuery } from '@tanstack/react-query';
import type { Material } from '@truciolo/contract';
import { type CycleOptions, type CycleProposal, proposeCycle } from '@truciolo/cycle';
import { type StockProposal, withStockFirst } from '@truciolo/part';
import { useCallback, useMemo } from 'react';
import { measuredQuery } from '../../../entities/jobs/measured-query.ts';
import { isWorthProposing, takeOver } from '../../../entities/jobs/measured-ratio.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import type { CorrectedPart } from '../report/corrections.ts';
import { weightKg } from '../report/weight.ts';
import type { RatioOf } from './to-position.ts';

const kindOf = ({ name, machineGuid }: { readonly name: string; readonly machineGuid: string }) =>
  JSON.stringify([name, machineGuid]);

export interface ShopCycle {
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
): ShopCycle {
  const { data: machines, isPending } = useQuery(machinesQuery);
  const propose = useMemo(() => {
    if (!part || !material || !machines) return null;
    const report = withStockFirst(part.report, stock);
    return (options: CycleOptions) =>
      proposeCycle(report, material, machines, { ...options, threads: part.threads });
  }, [part, material, machines, stock]);
  const plain = useMemo(() => propose?.({}) ?? null, [propose]);
  const kinds = useMemo(() => {
    const phases = plain?.routes.flatMap((route) => route.phases) ?? [];
    return [...new Map(phases.map((phase) => [kindOf(phase), phase])).values()];
  }, [plain]);
  const partWeight = part && material ? weightKg(part.report.volume, material.density) : null;
  const work = kinds.map(({ name, machineGuid }) => ({
    workGuid: null,
    name,
    machineId: machineGuid,
    materialGroup: material?.isoGroup ?? '',
    partWeight,
  }));
  const { data: learned, isPlaceholderData, isFetching } = useQuery(measuredQuery(work));
  const ratios = useMemo(() => {
    // Answers to an earlier question belong to other phases.
    const told = isPlaceholderData ? [] : (learned?.ratios ?? []);
    return new Map(
      kinds.flatMap((phase, index) => {
        const one = told[index];
        return one && isWorthProposing(one) ? [[kindOf(phase), takeOver(one)] as const] : [];
      }),
    );
  }, [kinds, learned, isPlaceholderData]);
  const proposal = useMemo(
    () =>
      ratios.size === 0
        ? plain
        : (propose?.({ measured: (phase) => ratios.get(kindOf(phase)) ?? null }) ?? null),
    [plain, propose, ratios],
  );
  const ratioOf = useCallback<RatioOf>((phase) => ratios.get(kindOf(phase)) ?? null, [ratios]);
  return { proposal, ratioOf, isLate: material !== null && (isPending || isFetching) };
}
