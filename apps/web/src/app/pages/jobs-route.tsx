import { useParams } from 'react-router';
import { CommentsButton } from '../../features/comments/components/comments-button.tsx';
import { FilesStrip } from '../../features/files/components/files-strip.tsx';
import { InvoicingPage } from '../../features/invoicing/pages/invoicing-page.tsx';
import { PlanPage } from '../../features/job-plan/pages/plan-page.tsx';
import { FirstJob } from '../../features/jobs/components/first-job.tsx';
import { JobsPage } from '../../features/jobs/pages/jobs-page.tsx';
import { NeedsPage } from '../../features/rack/pages/needs-page.tsx';

/** Commesse: the office's list, board, plan and jobs. */
export function JobsRoute() {
  const [view] = (useParams()['*'] ?? '').split('/');
  if (view === 'fatturare') return <InvoicingPage />;
  if (view === 'acquisti') return <NeedsPage />;
  if (view === 'piano')
    return (
      <PlanPage
        nothing={
          <FirstJob text="Qui le fasi delle commesse aperte si dispongono sulle macchine, ora per ora. Serve una commessa: nasce da un preventivo accettato." />
        }
      />
    );
  return (
    <JobsPage
      comments={(guid) => <CommentsButton key={guid} place={{ of: 'job', guid }} mayWrite />}
      files={(place) => (
        <FilesStrip {...place} readOnly withWhole nothing="Il preventivo non ha file per questo pezzo." />
      )}
    />
  );
}
