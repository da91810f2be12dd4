import { Navigate, useLocation } from 'react-router';
import { ImportWizard } from '../components/import-wizard.tsx';
import { sheetRegistryOf } from '../sheet-words.ts';

/** `/customers/importa`, `/materials/importa`, …: a sub-path of the registry's own page. */
export function ImportPage() {
  const registry = sheetRegistryOf(useLocation().pathname.split('/')[1] ?? '');
  return registry ? (
    <ImportWizard key={registry} registry={registry} />
  ) : (
    <Navigate to="/dashboard" replace />
  );
}
