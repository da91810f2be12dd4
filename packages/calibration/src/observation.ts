/** Work that is alike as far as its times go. */
export interface WorkKind {
  readonly process: string;
  readonly machine: string;
  readonly materialGroup: string;
  readonly sizeClass: string;
}

/** A finished phase: minutes as planned and as measured. */
export interface Observation extends WorkKind {
  /** The job it comes from. */
  readonly job: string;
  readonly planned: number;
  readonly actual: number;
  /** Somebody looked at it and said the time is right: it counts however odd it is. */
  readonly confirmed?: boolean;
}

export const isUsable = ({ planned, actual }: Observation): boolean =>
  Number.isFinite(planned) && Number.isFinite(actual) && planned > 0 && actual > 0;

/** Natural logarithm of actual over planned: half and double are the same distance from "as planned". */
export const logRatio = ({ planned, actual }: Observation): number => Math.log(actual / planned);

export const kindKey = ({ process, machine, materialGroup, sizeClass }: WorkKind): string =>
  JSON.stringify([process, machine, materialGroup, sizeClass]);

/** By weight of the finished part, kg: parts handled between two fingers, by hand, with both hands, by crane. */
export function sizeClassOf(kilograms: number | null): string {
  if (kilograms === null || !(kilograms >= 0)) return '';
  if (kilograms < 0.1) return 'minuta';
  if (kilograms < 2) return 'piccola';
  return kilograms < 20 ? 'media' : 'grande';
}

export function groupBy(
  observations: readonly Observation[],
  keyOf: (observation: Observation) => string,
): Map<string, Observation[]> {
  const groups = new Map<string, Observation[]>();
  for (const observation of observations) {
    const key = keyOf(observation);
    const group = groups.get(key);
    if (group) group.push(observation);
    else groups.set(key, [observation]);
  }
  return groups;
}
