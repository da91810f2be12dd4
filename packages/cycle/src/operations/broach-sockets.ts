import type { PocketFeature } from '@truciolo/part';
import { drillSeconds, LARGEST_DRILL } from '../cuts/drill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { BROACH } from '../practice.data.ts';
import { disc } from './hole-shape.ts';
import { pocketVolume } from './mill-pockets.ts';
import { operation } from './operation.ts';

/** A hole as wide as the flats are apart, and the broach that presses the corners into it. */
export function broachSocket(place: Workplace, pocket: PocketFeature): readonly CycleOperation[] {
  const { width, depth, through, faces } = pocket;
  const drill = Math.min(LARGEST_DRILL, width);
  const drilled = drillSeconds(place, { diameter: drill, depth, through });
  const drilledVolume = Math.min(pocketVolume(pocket), disc(drill) * depth);
  const pressed = (depth / (BROACH.feed * BROACH.revolutions)) * 60;
  return [
    ...operation(
      'drill',
      'drill',
      drill,
      drilled === null ? null : drilled + place.positioning,
      because('hole', { count: 1, diameter: drill, depth }),
      { volume: drilledVolume, faces },
    ),
    ...operation(
      'broach',
      'broach',
      width,
      pressed + place.positioning,
      because('broached', { width, depth }),
      { volume: pocketVolume(pocket) - drilledVolume, faces },
    ),
  ];
}
