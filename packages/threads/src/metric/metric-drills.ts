import { mm } from '@truciolo/units';
import { COARSE_STOCK_DRILL } from '../data/metric.data.ts';
import type { InternalLimits, TapDrill, TapDrills } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { nearestDrill } from '../rounding.ts';
import { coarsePitch } from './metric-pitches.ts';

/** D - 0.45 P; inside the windows Yamawa prints for M5 to M12. */
const FORMING_FACTOR = 0.45;

/** Fine pitches whose D - P falls between two stock drills: correction in mm (ISO 2306). */
const FINE_CORRECTION: Readonly<Record<string, number>> = { '1.25': 0.05, '0.75': -0.05 };

function stockDrill(nominal: number, pitch: number): TapDrill {
  const isCoarse = coarsePitch(nominal) === pitch;
  const listed = isCoarse ? COARSE_STOCK_DRILL[String(nominal)] : undefined;
  if (listed !== undefined) return { diameter: mm(listed), origin: 'table' };
  const correction = isCoarse ? 0 : (FINE_CORRECTION[String(pitch)] ?? 0);
  return { diameter: nearestDrill(nominal - pitch + correction, 0.01), origin: 'formula' };
}

export function metricDrills(nominal: number, pitch: number, internal: InternalLimits): TapDrills {
  const formingStep = nominal < 3 ? 0.01 : 0.05;
  return {
    cutting: fitDrill(stockDrill(nominal, pitch), internal),
    forming: {
      diameter: nearestDrill(nominal - FORMING_FACTOR * pitch, formingStep),
      origin: 'formula',
    },
  };
}
