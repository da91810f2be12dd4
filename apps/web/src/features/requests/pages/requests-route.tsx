import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { TablePlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { RequestsPage } from './requests-page.tsx';

/** The reading page brings the PDF reader: it loads when it is opened. */
const ReadingPage = lazy(() =>
  import('../reading/reading-page.tsx').then((m) => ({ default: m.ReadingPage })),
);

export function RequestsRoute() {
  const [guid = '', part] = (useParams()['*'] ?? '').split('/');
  if (part !== 'lettura') return <RequestsPage guid={guid} />;
  return (
    <Suspense fallback={<TablePlaceholder rows={8} />}>
      <ReadingPage key={guid} guid={guid} />
    </Suspense>
  );
}
