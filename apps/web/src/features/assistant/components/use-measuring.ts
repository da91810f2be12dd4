import type { SolidModel } from '@truciolo/part';
import { useMemo, useState } from 'react';
import {
  measureOne,
  measureTwo,
  type Reading,
  type Target,
} from '../../../entities/parts/measure/measure.ts';
import type { PartLabel } from '../../../entities/parts/viewer/part-canvas.tsx';
import type { Picked } from '../../../entities/parts/viewer/part-scene.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';

const DECIMALS = 3;

export const readingText = ({ label, value, unit }: Reading): string =>
  `${label} ${formatDecimal(value, DECIMALS)} ${unit}`;

/** One or two picked targets, and the measures between them. */
export function useMeasuring(solid: SolidModel, index: number) {
  const [isMeasuring, setMeasuring] = useState(false);
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [first, second] = targets;
  const readings = useMemo(() => {
    if (!first) return [];
    return second ? measureTwo(solid, first, second) : measureOne(solid, first);
  }, [solid, first, second]);
  const labels = useMemo<readonly PartLabel[]>(() => {
    const last = second ?? first;
    const [reading] = readings;
    if (!last) return [];
    const text = reading ? readingText(reading) : 'tocca un’altra faccia';
    return [{ key: 'measure', text, tone: 'measure', at: last.point, solid: index }];
  }, [readings, first, second, index]);
  const add = (picked: Picked | null) => {
    // Between solids nothing is measured: they may be laid apart in the picture.
    if (!picked || picked.solid !== index) return setTargets([]);
    setTargets((before) => (before.length === 1 ? [...before, picked] : [picked]));
  };
  const turn = (on: boolean) => {
    setMeasuring(on);
    setTargets([]);
  };
  return { isMeasuring, setMeasuring: turn, add, readings, labels, faces: targets.map(({ face }) => face) };
}
