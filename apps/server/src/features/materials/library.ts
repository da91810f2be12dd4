import { materials } from '@truciolo/materials-library';
import { euros } from '@truciolo/money';

/** Midpoint of the indicative range, to the cent: an order of magnitude until a user confirms it. */
function indicativePrice(range: readonly [number, number] | null): number | null {
  if (!range) return null;
  return moneyOf((range[0] + range[1]) / 2);
}

/** To the cent. */
function moneyOf(amount: number | null): number | null {
  return amount === null ? null : euros(Math.round(amount * 100) / 100);
}

/** The shipped library as rows of a new company. */
export function libraryRows() {
  return materials.map((material) => {
    const pricePerKg = indicativePrice(material.priceEurKgIndicative);
    return {
      libraryId: material.id,
      designation: material.en,
      wnr: material.wnr,
      aisi: material.aisi,
      commonNames: [...material.namesIt],
      condition: material.condition,
      isoGroup: material.isoGroup,
      density: material.density,
      kc11: material.kc11,
      mc: material.mc,
      cuttingSpeeds: material.vc,
      hardness: material.hardness,
      shapes: [...material.shapes],
      pricePerKg,
      priceConfirmed: false,
      priceSource: pricePerKg === null ? '' : 'Libreria Truciolo, valore indicativo',
      chipRevenuePerKg: moneyOf(material.chipEurKgIndicative),
      suppliers: [],
      tags: [],
      notes: material.note,
    };
  });
}
