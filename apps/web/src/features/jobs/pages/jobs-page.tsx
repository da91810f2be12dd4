import type { ComponentProps } from 'react';
import { Navigate, useParams } from 'react-router';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { BoardPage } from './board-page.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { JobPage } from './job-page.tsx';
import { JobsListPage } from './jobs-list-page.tsx';

type JobsPageProps = Omit<ComponentProps<typeof JobPage>, 'guid' | 'section'>;

/** The list, the board, the calendar, or the job whose address is open. The shop floor begins at its machines. */
export function JobsPage(parts: JobsPageProps) {
  const [place = '', section = ''] = (useParams()['*'] ?? '').split('/');
  const { role } = useSessionUser();
  if (place === '') return role === 'reparto' ? <Navigate to={FLOOR_PATH} replace /> : <JobsListPage />;
  if (place === 'elenco') return <JobsListPage />;
  if (place === 'bacheca') return <BoardPage />;
  if (place === 'calendario') return <CalendarPage />;
  return <JobPage key={place} guid={place} section={section} {...parts} />;
}
