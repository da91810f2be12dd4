import { useLocation } from 'react-router';
import { SectionLinks } from '../../components/section-links/section-links.tsx';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { FLOOR_PATH, JOBS_PATH } from './job-paths.ts';

/** The ways to look at the jobs, each with an address of its own. For the shop floor the first one is its machines. */
export function JobViews() {
  const { pathname } = useLocation();
  const { role } = useSessionUser();
  const views = [
    { to: role === 'reparto' ? `${JOBS_PATH}/elenco` : JOBS_PATH, label: 'Elenco' },
    { to: `${JOBS_PATH}/bacheca`, label: 'Bacheca' },
    { to: `${JOBS_PATH}/calendario`, label: 'Calendario' },
    { to: `${JOBS_PATH}/piano`, label: 'Piano macchine' },
    { to: FLOOR_PATH, label: 'Reparto' },
    ...(role === 'reparto' ? [] : [{ to: `${JOBS_PATH}/fatturare`, label: 'Da fatturare' }]),
  ];
  return (
    <SectionLinks
      label="Viste delle commesse"
      links={views.map((view) => ({ ...view, current: pathname.replace(/\/$/, '') === view.to }))}
    />
  );
}
