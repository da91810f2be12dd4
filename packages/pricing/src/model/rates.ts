import type { Money, Percent } from '@truciolo/money';
import type { KilogramsPerCubicDecimetre } from '@truciolo/units';
import type { Sourced } from './origin.ts';

/** Null in place of a price or rate means that it is missing: the position reports it, nothing counts as zero. */
export interface MachineRate {
  readonly name: string;
  /** €/h while setting up and while running. */
  readonly setupRate: Sourced<Money> | null;
  readonly runRate: Sourced<Money> | null;
  /** €/h of the operator, charged apart by the attended share. Absent: the rates above contain it. */
  readonly operatorRate?: Sourced<Money>;
  /** Share of the rate that is spent only if the machine runs (energy, tools…). Absent: the whole rate. */
  readonly variableShare?: Percent;
}

interface LabourRate {
  readonly name: string;
  readonly rate: Sourced<Money> | null;
}

export interface MaterialRate {
  readonly name: string;
  /** P, M, K, N, S, H of ISO 513. */
  readonly isoGroup?: string;
  readonly density: KilogramsPerCubicDecimetre;
  /** €/kg. */
  readonly price: Sourced<Money> | null;
  /** €/kg of sheets and of blocks sawn from plate; null or absent: as `price`. */
  readonly platePrice?: Sourced<Money> | null;
  /** Revenue of the chips, €/kg. */
  readonly chipPrice?: Money;
}

/** Rates of a position from the registries, copied into the quote so that a sent revision never changes. */
export interface Rates {
  readonly machines: Readonly<Record<string, MachineRate>>;
  readonly labour: Readonly<Record<string, LabourRate>>;
  readonly materials: Readonly<Record<string, MaterialRate>>;
  /** The company decides whether labour counts as variable cost. */
  readonly labourIsVariable: boolean;
  /** Working hours of a machine's day, for the lead time. */
  readonly hoursPerDay: number;
}

/** Own entries only: an id such as "constructor" finds nothing. */
export function lookUp<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}
