import type { MaterialFields } from '@truciolo/contract';

type Speeds = MaterialFields['cuttingSpeeds'];
export type ToolMaterial = 'carbide' | 'hss';

/** The operations the cutting pages ask for. */
export const speedOperations: Readonly<Record<string, string>> = {
  turnRough: 'Tornitura, sgrossatura',
  turnFinish: 'Tornitura, finitura',
  milling: 'Fresatura',
  drilling: 'Foratura',
  tapping: 'Maschiatura',
};

/** One end of a range set or cleared; a range with one end is that speed alone, one without ends is gone. */
export function withSpeed(
  speeds: Speeds,
  tool: ToolMaterial,
  operation: string,
  end: 0 | 1,
  speed: number | null,
): Speeds {
  const { [operation]: old, ...others } = speeds[tool] ?? {};
  const { [tool]: _all, ...otherTool } = speeds;
  const kept = old?.[end === 0 ? 1 : 0] ?? null;
  const ends = (end === 0 ? [speed, kept] : [kept, speed]).filter((one) => one !== null);
  const [low = 0, high = low] = ends;
  const isGone = ends.length === 0 || (speed === null && old !== undefined && old[0] === old[1]);
  const next = isGone ? others : { ...others, [operation]: [low, high] as [number, number] };
  return Object.keys(next).length === 0 ? otherTool : { ...otherTool, [tool]: next };
}
