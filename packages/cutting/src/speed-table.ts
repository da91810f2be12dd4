import { metresPerMinute } from '@truciolo/units';
import type { SpeedRange, SpeedTable } from './material.ts';

/** Low and high cutting speed in m/min by operation, as the records of materials hold them. */
export type RecordedSpeeds = Readonly<Record<string, readonly [low: number, high: number]>>;

/** The speed table of a record; undefined where the record lacks one of the operations. */
export function speedTable(recorded: RecordedSpeeds | undefined): SpeedTable | undefined {
  if (recorded === undefined) return undefined;
  const range = (operation: keyof SpeedTable): SpeedRange | undefined => {
    const found = recorded[operation];
    return found && [metresPerMinute(found[0]), metresPerMinute(found[1])];
  };
  const [turnRough, turnFinish] = [range('turnRough'), range('turnFinish')];
  const [milling, drilling, tapping] = [range('milling'), range('drilling'), range('tapping')];
  if (!turnRough || !turnFinish || !milling || !drilling || !tapping) return undefined;
  return { turnRough, turnFinish, milling, drilling, tapping };
}
