import { Navigate, useLocation } from 'react-router';
import { pages } from '../../../lib/pages.ts';
import { ImportWizard } from '../components/import-wizard.tsx';
import { sheetKindAt } from '../sheet-words.ts';

/** `/customers/importa`, `/quote-history/importa`, …: a sub-path of the list's own page. */
export function ImportPage() {
  const registry = sheetKindAt(useLocation().pathname);
  return registry ? (
    <ImportWizard key={registry} registry={registry} />
  ) : (
    <Navigate to={pages.dashboard} replace />
  );
}
