import { type CuttingMaterial, type RecordedSpeeds, speedTable } from '@truciolo/cutting';
import { newtonsPerMm2 } from '@truciolo/units';
import type { WorkMaterial } from '../model/work-material.ts';
import { isWithin } from './is-within.ts';
import { type TypicalMaterial, typicalMaterials } from './typical-material.data.ts';

export interface CompleteMaterial {
  readonly cutting: CuttingMaterial;
  /** Forces or speeds are those of the usual material of the group. */
  readonly assumed: boolean;
}

const usable = (range: readonly [number, number] | undefined): boolean =>
  range !== undefined &&
  isWithin('vcRange', range[0]) &&
  isWithin('vcRange', range[1]) &&
  range[0] <= range[1];

/** The speeds of the record, operation by operation, and the usual ones where it has none. */
function speeds(recorded: RecordedSpeeds | undefined, typical: TypicalMaterial['carbide']) {
  const entries = Object.entries(typical).map(([operation, range]) => {
    const own = recorded?.[operation];
    return { operation, range: own && usable(own) ? own : range, isOwn: usable(own) };
  });
  return {
    table: speedTable(Object.fromEntries(entries.map(({ operation, range }) => [operation, range]))),
    complete: entries.every(({ isOwn }) => isOwn),
  };
}

/** A record as the cutting calculation needs it: nothing missing, nothing that divides by zero. */
export function completeMaterial(material: WorkMaterial): CompleteMaterial {
  const typical = typicalMaterials[material.isoGroup] ?? typicalMaterials.P;
  const { kc11, mc, cuttingSpeeds } = material;
  const forces = isWithin('kc11', kc11) && isWithin('mc', mc);
  const { table, complete } = speeds(cuttingSpeeds.carbide, typical.carbide);
  return {
    cutting: {
      kc11: newtonsPerMm2(forces ? kc11 : typical.kc11),
      mc: forces ? mc : typical.mc,
      isoGroup: material.isoGroup,
      group: typical.group,
      vc: { ...(table && { carbide: table }) },
    },
    assumed: !forces || !complete,
  };
}
