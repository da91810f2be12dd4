import type { LengthUnit } from '@truciolo/gcode';
import { useState } from 'react';

/** Unit chosen for a program that declares none; another program starts without one. */
export function useUnit(program: unknown) {
  const [chosen, setChosen] = useState<{ readonly of: unknown; readonly unit: LengthUnit } | null>(null);
  return {
    unit: chosen && chosen.of === program ? chosen.unit : null,
    setUnit: (unit: LengthUnit) => setChosen({ of: program, unit }),
  };
}
