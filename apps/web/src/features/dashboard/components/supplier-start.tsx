import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { pages } from '../../../lib/pages.ts';

/** A supplier makes no quotes: its dashboard leads to its own data. */
export function SupplierStart() {
  return (
    <EmptyState
      text="Le aziende che segui, le loro licenze e gli addon sono in Assegnazione Licenze; quanto usano il prodotto è nelle Statistiche di utilizzo."
      action={
        <Button component={Link} to={pages.licences}>
          Apri le licenze
        </Button>
      }
    />
  );
}
