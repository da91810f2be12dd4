import { JsonText, quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { presentRevision } from '../presenter.ts';
import { findRevisionText } from '../revisions-repository.ts';

export const getRevision = endpoint(quotes.getRevision, async ({ tenant }, { params }) => {
  const row = await tenant((db) => findRevisionText(db, params.guid, params.revision));
  if (!row) throw new AppError('NOT_FOUND');
  const { document, totals } = row;
  return {
    ...presentRevision({ ...row, total: totals.total }),
    document: new JsonText(document),
    totals,
  };
});
