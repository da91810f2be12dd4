import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { capabilities } from '@truciolo/contract';
import { useNavigate } from 'react-router';
import { useAct } from '../../../components/use-act.ts';
import { pages } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { exportRows } from '../api/export-rows.ts';

const icon = { size: 16, stroke: 1.6 } as const;

/** Past quotes in, the list of quotes out. */
export function QuoteSheets({ state }: { readonly state: ListState }) {
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const user = useSessionUser();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const mayImport = hasCapability(user.capabilities, [capabilities.insertion]) && !user.hideCosts;
  const bringIn = () => void navigate(`${pages.quoteHistory}/importa`);
  const save = () =>
    void act(() => exportRows('quotes', state, null), 'Il file è pronto fra i tuoi download.');
  if (isPhone) {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            loading={isBusy}
            leftSection={<IconFileSpreadsheet {...icon} />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
          >
            Excel
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayImport ? <Menu.Item onClick={bringIn}>Importa da Excel</Menu.Item> : null}
          <Menu.Item onClick={save}>Esporta Excel</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <>
      {mayImport ? (
        <Button leftSection={<IconUpload {...icon} />} onClick={bringIn}>
          Importa da Excel
        </Button>
      ) : null}
      <Button loading={isBusy} leftSection={<IconDownload {...icon} />} onClick={save}>
        Esporta Excel
      </Button>
    </>
  );
}
