import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { capabilities } from '@truciolo/contract';
import { useNavigate } from 'react-router';
import type { ListState } from '../../../components/registry/registry-calls.ts';
import { useAct } from '../../../components/use-act.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { exportRows } from '../api/export-rows.ts';

/** Past quotes in, the list of quotes out. */
export function QuoteSheets({ state }: { readonly state: ListState }) {
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const user = useSessionUser();
  const mayImport = hasCapability(user.capabilities, [capabilities.insertion]) && !user.hideCosts;
  return (
    <>
      {mayImport ? (
        <Button
          leftSection={<IconUpload size={16} stroke={1.6} />}
          onClick={() => void navigate('/quote-history/importa')}
        >
          Importa da Excel
        </Button>
      ) : null}
      <Button
        loading={isBusy}
        leftSection={<IconDownload size={16} stroke={1.6} />}
        onClick={() =>
          void act(() => exportRows('quotes', state, null), 'Il file è pronto fra i tuoi download.')
        }
      >
        Esporta Excel
      </Button>
    </>
  );
}
