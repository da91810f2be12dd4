import { Navigate, useParams } from 'react-router';
import { ImportWizard } from '../components/import-wizard.tsx';
import { sheetRegistryOf } from '../sheet-words.ts';

/** `/importa/customers`, `/importa/materials`, … */
export function ImportPage() {
  const registry = sheetRegistryOf(useParams()['*'] ?? '');
  return registry ? (
    <ImportWizard key={registry} registry={registry} />
  ) : (
    <Navigate to="/dashboard" replace />
  );
}
