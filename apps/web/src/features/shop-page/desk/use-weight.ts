import type { ShopPageView } from '@truciolo/contract';
import { weightKg } from '@truciolo/quote';
import { useEffect, useState } from 'react';

/** Weight of a part in kg, by the density of its material in the library; null where either is not known. */
export function useWeight(
  volume: number | undefined,
  materials: ShopPageView['materials'],
  materialGuid: string | null,
): number | null {
  const name = materials.find(({ guid }) => guid === materialGuid)?.name;
  const [density, setDensity] = useState<number | null>(null);
  useEffect(() => {
    setDensity(null);
    if (!name) return;
    let isOver = false;
    // The library is large: it is loaded for the first part that has a material.
    void import('@truciolo/materials-library').then(({ findMaterial }) => {
      if (!isOver) setDensity(findMaterial(name)?.density ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [name]);
  return volume && density ? weightKg(volume, density) : null;
}
