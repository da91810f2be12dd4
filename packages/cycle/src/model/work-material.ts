import type { IsoGroup } from '@truciolo/cutting';
import type { Money } from '@truciolo/money';

/** Low and high cutting speed by operation, m/min. */
export type SpeedsByOperation = Readonly<Record<string, readonly [number, number]>>;

/** A material as the company's registry keeps it. */
export interface WorkMaterial {
  readonly designation: string;
  readonly isoGroup: IsoGroup;
  /** kg/dm³ */
  readonly density: number;
  /** Of the blank; unknown, it does not rank the ways. */
  readonly pricePerKg?: Money | null | undefined;
  readonly kc11: number | null;
  readonly mc: number | null;
  readonly cuttingSpeeds: {
    readonly carbide?: SpeedsByOperation | undefined;
    readonly hss?: SpeedsByOperation | undefined;
  };
}
