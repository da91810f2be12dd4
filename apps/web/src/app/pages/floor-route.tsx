import { useParams } from 'react-router';
import { FloorPage } from '../../features/floor/pages/floor-page.tsx';
import { PeoplePage } from '../../features/floor/pages/people-page.tsx';
import { PhasePage } from '../../features/floor/pages/phase-page.tsx';
import { useInstalledFloor } from '../floor-worker/install-floor.ts';

/** Reparto: the screens at the machines, which open also without a connection. */
export function FloorRoute() {
  useInstalledFloor();
  const [guid] = (useParams()['*'] ?? '').split('/');
  if (guid === 'persone') return <PeoplePage />;
  return guid ? <PhasePage key={guid} guid={guid} /> : <FloorPage />;
}
