import type { IsoGroup, RecordedSpeeds } from '@truciolo/cutting';
import type { Money } from '@truciolo/money';

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
    readonly carbide?: RecordedSpeeds | undefined;
    readonly hss?: RecordedSpeeds | undefined;
  };
}
