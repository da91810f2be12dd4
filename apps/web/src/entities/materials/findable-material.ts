import type { Material } from '@truciolo/contract';
import { rankedBy } from '../../components/ranked-filter.ts';
import type { Findable } from '../../lib/rank-choices.ts';

type Names = Pick<Material, 'designation' | 'wnr' | 'aisi' | 'commonNames' | 'condition'>;

/** The names people use for a material, besides its designation: «1.4301», «304», «AISI 304». */
export const otherNames = ({ wnr, aisi, commonNames }: Omit<Names, 'designation'>): readonly string[] => {
  // «1.0503 (C45E 1.1191)» is three names.
  const numbers = wnr.split(/[\s()]+/);
  return [...new Set([...numbers, aisi, aisi === '' ? '' : `AISI ${aisi}`, ...commonNames])].filter(Boolean);
};

const findableMaterial = (row: Names): Findable => ({
  name: row.designation,
  aliases: otherNames(row),
  notes: row.condition,
});

/** «1.4301 · AISI 304 · 18/10»: the names beside the designation. */
export const materialNames = (row: Names): string => {
  const aisi = row.aisi === '' ? '' : `AISI ${row.aisi}`;
  const names = row.commonNames.filter((name) => name !== row.designation && name !== aisi);
  return [row.wnr, aisi, ...names].filter(Boolean).join(' · ');
};

/** For a field whose options are materials by their guid. */
export function byMaterialNames(rows: readonly (Names & { readonly guid: string })[] | undefined) {
  const byGuid = new Map((rows ?? []).map((row) => [row.guid, findableMaterial(row)]));
  return rankedBy(({ value, label }) => byGuid.get(String(value)) ?? { name: label });
}
