import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/states/empty-state.tsx';

/** A supplier makes no quotes: its dashboard leads to its own data. */
export function SupplierStart() {
  return (
    <EmptyState
      text="Da qui seguirai aziende, licenze e statistiche: le pagine del Pannello Amministratore sono in arrivo. Intanto puoi completare i dati della tua azienda."
      action={
        <Button component={Link} to="/profile">
          Apri il profilo aziendale
        </Button>
      }
    />
  );
}
