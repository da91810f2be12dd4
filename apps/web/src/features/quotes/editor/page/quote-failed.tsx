import { ApiError } from '@truciolo/contract';
import { Link } from 'react-router';
import { PageBody } from '../../../../components/page-head/page-head.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { pages } from '../../../../lib/pages.ts';

/** A quote that is not there, or did not come; the second can be tried again. */
export function QuoteFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <PageBody>
      <ErrorState
        title={isGone ? 'Questo preventivo non c’è' : 'Il preventivo non si è aperto'}
        error={error}
        {...(isGone ? {} : { retry })}
        action={<Link to={pages.quoteHistory}>Vai allo storico</Link>}
      />
    </PageBody>
  );
}
