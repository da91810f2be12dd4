import { useLocation } from 'react-router';
import { SectionLinks } from '../../components/section-links/section-links.tsx';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { FLOOR_PATH, JOBS_PATH, NEEDS_PATH, RACK_PATH } from './job-paths.ts';

/** The rack keeps its entry while one of its rows is open. */
const isAt = (pathname: string, to: string): boolean =>
  pathname.replace(/\/$/, '') === to || (to === RACK_PATH && pathname.startsWith(`${RACK_PATH}/`));

/** The views of the jobs, each with its own address. For the shop floor the first one is its machines. */
export function JobViews() {
  const { pathname } = useLocation();
  const { role, sharedTablet } = useSessionUser();
  // A tablet of the floor has nowhere else to go.
  if (sharedTablet) return null;
  const views = [
    { to: role === 'reparto' ? `${JOBS_PATH}/elenco` : JOBS_PATH, label: 'Elenco' },
    { to: `${JOBS_PATH}/bacheca`, label: 'Bacheca' },
    { to: `${JOBS_PATH}/calendario`, label: 'Calendario' },
    { to: `${JOBS_PATH}/piano`, label: 'Piano macchine' },
    { to: FLOOR_PATH, label: 'Reparto' },
    { to: RACK_PATH, label: 'Magazzino' },
    { to: NEEDS_PATH, label: 'Da comprare' },
    ...(role === 'reparto' ? [] : [{ to: `${JOBS_PATH}/fatturare`, label: 'Da fatturare' }]),
  ];
  return (
    <SectionLinks
      label="Viste delle commesse"
      links={views.map((view) => ({ ...view, current: isAt(pathname, view.to) }))}
    />
  );
}
