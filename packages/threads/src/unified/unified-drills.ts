import { inchesToMm, mm } from '@truciolo/units';
import { INCH_STOCK_DRILL } from '../data/inch.data.ts';
import type { InternalLimits, TapDrill, TapDrills } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { nearestDrill } from '../rounding.ts';
import type { InchThread } from '../thread.ts';

/** D - 0.43 P; within 0.02 mm of the holes Yamawa prints for 1/4-20 to 1/2-20, before rounding. */
const FORMING_FACTOR = 0.43;

function stockDrill(thread: InchThread, nominal: number, pitch: number): TapDrill {
  const listed = INCH_STOCK_DRILL[thread.system]?.[thread.size];
  if (listed !== undefined) return { diameter: mm(listed), origin: 'table' };
  return { diameter: nearestDrill(nominal - pitch, 0.05), origin: 'formula' };
}

/** `inches` is the basic major diameter; `internal` the limits in mm. */
export function unifiedDrills(thread: InchThread, inches: number, internal: InternalLimits): TapDrills {
  const nominal = inchesToMm(inches);
  const pitch = inchesToMm(1 / thread.threadsPerInch);
  const formingStep = nominal < 3 ? 0.01 : 0.05;
  return {
    cutting: fitDrill(stockDrill(thread, nominal, pitch), internal),
    forming: { diameter: nearestDrill(nominal - FORMING_FACTOR * pitch, formingStep), origin: 'formula' },
  };
}
