import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { phasesQuery } from './api/floor-queries.ts';
import { withPending } from './fold-phase.ts';
import { useOutbox } from './outbox/use-outbox.ts';

/** The phases of a machine or of all, with unsent events counted, and the name of the logged-in user. */
export function useFloorList(machine: string | null) {
  const query = useQuery(phasesQuery(machine));
  const { pending, isCut, told } = useOutbox();
  const { firstName, lastName } = useSessionUser();
  const name = `${firstName} ${lastName}`;
  const rowsOf = ({ phases, events }: NonNullable<typeof query.data>) =>
    phases.map((phase) => withPending(phase, events, told, name));
  return { query, pending, isCut, name, rowsOf };
}
