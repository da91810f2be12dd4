import { useParams } from 'react-router';
import { FilesStrip } from '../../features/files/components/files-strip.tsx';
import { FloorPage } from '../../features/floor/pages/floor-page.tsx';
import { PhasePage } from '../../features/floor/pages/phase-page.tsx';
import { InvoicingPage } from '../../features/invoicing/pages/invoicing-page.tsx';
import { PlanPage } from '../../features/job-plan/pages/plan-page.tsx';
import { JobsPage } from '../../features/jobs/pages/jobs-page.tsx';

/** Commesse: the office's list, board and jobs, and the screens of the shop floor. */
export function JobsRoute() {
  const [view, guid] = (useParams()['*'] ?? '').split('/');
  if (view === 'reparto') return guid ? <PhasePage key={guid} guid={guid} /> : <FloorPage />;
  if (view === 'fatturare') return <InvoicingPage />;
  if (view === 'piano') return <PlanPage />;
  return <JobsPage files={(place) => <FilesStrip {...place} />} />;
}
