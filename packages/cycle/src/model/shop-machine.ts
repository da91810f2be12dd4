import type { MachineKind } from './machine-kind.ts';

interface Axes {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/** A machine of the company's registry; missing values are null and are not checked. */
export interface ShopMachine {
  readonly guid: string;
  readonly name: string;
  readonly kind: MachineKind;
  /** mm */
  readonly travel: Axes;
  readonly maxDiameter: number | null;
  readonly maxLength: number | null;
  /** kg */
  readonly maxWeight: number | null;
  /** 1/min, kW, Nm */
  readonly spindleMax: number | null;
  readonly spindlePower: number | null;
  readonly spindleTorque: number | null;
  readonly barFeeder: boolean;
  /** Money a hour, as the registry keeps it. */
  readonly hourlyRate: number | null;
  readonly dynamics: {
    /** m/min */
    readonly rapid: Axes;
    /** Chip to chip, s. */
    readonly toolChange: number;
  };
}
