import { kgPerDm3, metresPerMinute, newtonsPerMm2 } from '@truciolo/units';
import type { IsoGroup, LibraryMaterial, Range, SpeedsByOperation } from './library-material.ts';
import data from './materials.data.json';

type Raw = (typeof data.materials)[number];
type RawSpeeds = NonNullable<Raw['vc']['hss']>;

const isoGroups: readonly IsoGroup[] = ['P', 'M', 'K', 'N', 'S', 'H', 'plastic'];

function pair(values: readonly number[]): readonly [number, number] {
  const [low, high] = values;
  if (low === undefined || high === undefined)
    throw new Error('materials.data.json: a range needs two values');
  return [low, high];
}

function speedRange(values: readonly number[]): Range<ReturnType<typeof metresPerMinute>> {
  const [low, high] = pair(values);
  return [metresPerMinute(low), metresPerMinute(high)];
}

function speeds(raw: RawSpeeds): SpeedsByOperation {
  return {
    turnRough: speedRange(raw.turnRough),
    turnFinish: speedRange(raw.turnFinish),
    milling: speedRange(raw.milling),
    drilling: speedRange(raw.drilling),
    tapping: speedRange(raw.tapping),
  };
}

/** EUR/kg for clean, dry chips, well under the dealers' lists of the last years [practice]; confirm before use. */
const chipValues: readonly (readonly [groups: string, value: number])[] = [
  ['N-brass', 3],
  ['N-bronze', 3.5],
  ['N-albz', 2.5],
  ['N-cu', 4],
  ['N-al', 0.6],
];

const chipValue = (group: string): number | null =>
  chipValues.find(([prefix]) => group.startsWith(prefix))?.[1] ?? null;

function toMaterial(raw: Raw): LibraryMaterial {
  const isoGroup = isoGroups.find((group) => group === raw.isoGroup);
  if (!isoGroup) throw new Error(`materials.data.json: ${raw.id} has no ISO group`);
  return {
    ...raw,
    isoGroup,
    density: kgPerDm3(raw.density),
    kc11: newtonsPerMm2(raw.kc11),
    mc: raw.mc ?? 0,
    rmMPa: raw.rmMPa && pair(raw.rmMPa),
    priceEurKgIndicative: raw.priceEurKgIndicative && pair(raw.priceEurKgIndicative),
    chipEurKgIndicative: chipValue(raw.group),
    vc: {
      ...(raw.vc.carbide && { carbide: speeds(raw.vc.carbide) }),
      ...(raw.vc.hss && { hss: speeds(raw.vc.hss) }),
    },
  };
}

export const materials: readonly LibraryMaterial[] = data.materials.map(toMaterial);

interface DataSource {
  readonly what: string;
  readonly url: string;
}

/** Sources of the figures. */
export const sources: readonly DataSource[] = data._meta.sources;
