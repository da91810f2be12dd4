import { useQuery } from '@tanstack/react-query';
import type { Material } from '@truciolo/contract';
import { type CycleProposal, proposeCycle, type ShopMachine, type WorkMaterial } from '@truciolo/cycle';
import type { StockProposal } from '@truciolo/part';
import { useMemo } from 'react';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import type { CorrectedPart } from '../report/corrections.ts';

/** The chosen blank first: routes are looked for in the order of the report. */
const withStock = ({ report }: CorrectedPart, stock: StockProposal | null) => ({
  ...report,
  stock: stock ? [stock, ...report.stock.filter(({ label }) => label !== stock.label)] : report.stock,
});

/** How the company would make the part; null while the material or the machines are not known. */
export function useCycle(
  part: CorrectedPart | null,
  material: Material | null,
  stock: StockProposal | null,
): CycleProposal | null {
  const { data: machines } = useQuery(machinesQuery);
  return useMemo(() => {
    if (!part || !material || !machines) return null;
    return proposeCycle(
      withStock(part, stock),
      // Rows of the registries, as the contract hands them out.
      material as unknown as WorkMaterial,
      machines as unknown as readonly ShopMachine[],
      { threads: part.threads },
    );
  }, [part, material, machines, stock]);
}
