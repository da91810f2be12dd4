import type { PlanInput } from '@truciolo/contract';
import { isLathe, isMill } from '@truciolo/cycle';

type Machines = PlanInput['machines'];
type Kind = Machines[number]['kind'];

/** A lathe's work goes onto a lathe, a machining centre's onto another; the rest onto its own kind. */
const isSameFamily = (a: Kind, b: Kind): boolean =>
  a === b || (isLathe(a) && isLathe(b)) || (isMill(a) && isMill(b));

/** Those that do the same work and are still in the registry, the machine itself among them. */
export function fittingMachines(machines: Machines, guid: string): string[] {
  const own = machines.find((machine) => machine.guid === guid);
  return machines
    .filter(({ kind, isArchived, guid: other }) =>
      own ? isSameFamily(kind, own.kind) && (!isArchived || other === guid) : false,
    )
    .map((machine) => machine.guid);
}

/** The next one up or down the list. */
export function nextFitting(machines: Machines, guid: string, direction: -1 | 1): string | undefined {
  const fitting = fittingMachines(machines, guid);
  return fitting[fitting.indexOf(guid) + direction];
}
