import type { Material } from '@truciolo/contract';
import type { RatesDraft } from '@truciolo/quote';
import { effectiveValue } from '@truciolo/quote';
import { materialNames, otherNames } from '../../../../../entities/materials/findable-material.ts';
import { groupName } from '../../../../../entities/materials/iso-groups.ts';
import { formatAmount } from '../../../../../lib/format/numbers.ts';
import type { Choice } from '../rates/chooser.tsx';

type Rates = RatesDraft['materials'];

/** Materials to choose from: today's, and those the quote already has, found by any name people use. */
export function materialChoices(
  now: Rates | null,
  held: Rates,
  rows: readonly Material[] | undefined,
): readonly Choice[] {
  const byGuid = new Map((rows ?? []).map((row) => [row.guid, row]));
  return Object.entries({ ...held, ...now })
    .map(([id, rate]) => {
      const row = byGuid.get(id);
      const price = effectiveValue(rate.price);
      return {
        id,
        name: rate.name,
        detail: [
          row ? materialNames(row) : '',
          groupName(rate.isoGroup).split(' · ')[0],
          price === null ? 'senza prezzo' : perKg(price),
        ]
          .filter(Boolean)
          .join(' · '),
        aliases: row ? otherNames(row) : [],
        notes: row?.condition ?? '',
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'it', { numeric: true }));
}

/** 1,60 €/kg, with more decimals only where they say something. */
export const perKg = (price: number): string => `${formatAmount(price)} €/kg`;
