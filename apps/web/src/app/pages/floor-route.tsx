import { useParams } from 'react-router';
import { FloorPerson } from '../../features/floor/components/floor-person.tsx';
import { DayPage } from '../../features/floor/pages/day-page.tsx';
import { FloorPage } from '../../features/floor/pages/floor-page.tsx';
import { MachinesPage } from '../../features/floor/pages/machines-page.tsx';
import { PeoplePage } from '../../features/floor/pages/people-page.tsx';
import { PhasePage } from '../../features/floor/pages/phase-page.tsx';
import { useInstalledFloor } from '../floor-worker/install-floor.ts';
import { logOut } from '../session/end-session.ts';

/** Reparto: the screens at the machines, which open also without a connection. */
export function FloorRoute() {
  useInstalledFloor();
  const [place] = (useParams()['*'] ?? '').split('/');
  const person = <FloorPerson onLeave={logOut} />;
  if (place === 'persone') return <PeoplePage />;
  if (place === 'macchine') return <MachinesPage person={person} />;
  if (place === 'giornata') return <DayPage person={person} />;
  return place ? <PhasePage key={place} guid={place} /> : <FloorPage person={person} />;
}
