import { ActionIcon, Tabs } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { FIRST_THREAD, ThreadsTab } from '../../features/threads/pages/threads-tab.tsx';

const BASE = '/threading-table';

/** CAM Analyzer: the thread tables. The address below names the thread: /threading-table/filettature/M8. */
export function CamAnalyzerRoute() {
  const navigate = useNavigate();
  const [tab = '', ...rest] = (useParams()['*'] ?? '').split('/');
  const designation = tab === 'filettature' && rest.length > 0 ? rest.join('/') : FIRST_THREAD;
  const show = (next: string) =>
    void navigate(`${BASE}/filettature/${encodeURIComponent(next)}`, { replace: true });
  return (
    <>
      <PageHead
        title="CAM Analyzer"
        tools={
          <ActionIcon variant="default" size={32} aria-label="Stampa" onClick={() => window.print()}>
            <IconPrinter size={16} stroke={1.6} />
          </ActionIcon>
        }
        strip={
          <Tabs value="filettature">
            <Tabs.List>
              <Tabs.Tab value="filettature">Filettature</Tabs.Tab>
            </Tabs.List>
          </Tabs>
        }
      />
      <ThreadsTab designation={designation} onDesignation={show} />
    </>
  );
}
