import type { Ddt } from '@truciolo/contract';

/** Fields of the delivery note's form. */
export interface DdtFields {
  readonly date: string;
  readonly packages: number | null;
  readonly weight: number | null;
  readonly reason: string;
  readonly appearance: string;
  readonly carrier: string;
  readonly destination: string;
  readonly notes: string;
}

export const newDdtFields = (today: string): DdtFields => ({
  date: today,
  packages: null,
  weight: null,
  reason: 'Vendita',
  appearance: 'Scatole',
  carrier: 'Mittente',
  destination: '',
  notes: '',
});

export const fieldsOfDdt = (ddt: Ddt): DdtFields => ({
  date: ddt.date,
  packages: ddt.packages,
  weight: ddt.weight,
  reason: ddt.reason,
  appearance: ddt.appearance,
  carrier: ddt.carrier,
  destination: ddt.destination,
  notes: ddt.notes,
});

/** Changed fields with their base values, so that a colleague's changes are not reverted. */
export function changeOfDdt<Fields extends object>(before: Fields, now: Fields) {
  const names = (Object.keys(now) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  const pick = (from: Fields) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Fields>;
  return { base: pick(before), changes: pick(now) };
}
