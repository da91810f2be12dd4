import { ActionIcon, Tabs } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { CardPlaceholder } from '../../components/placeholders/placeholders.tsx';
import { FIRST_THREAD, ThreadsTab } from '../../features/threads/pages/threads-tab.tsx';

const CamTab = lazy(() => import('../../features/gcode/pages/cam-tab.tsx'));

const BASE = '/threading-table';

/** Threads at /threading-table/filettature/M8, NC programs at /threading-table/cam. */
export function CamAnalyzerRoute() {
  const navigate = useNavigate();
  const [tab = '', ...rest] = (useParams()['*'] ?? '').split('/');
  const isCam = tab === 'cam';
  const designation = tab === 'filettature' && rest.length > 0 ? rest.join('/') : FIRST_THREAD;
  const show = (next: string) =>
    void navigate(`${BASE}/filettature/${encodeURIComponent(next)}`, { replace: true });
  const tabs = (
    <Tabs
      flex="none"
      value={isCam ? 'cam' : 'filettature'}
      onChange={(next) => void navigate(next === 'cam' ? `${BASE}/cam` : BASE)}
    >
      <Tabs.List style={{ flexWrap: 'nowrap' }}>
        <Tabs.Tab value="filettature">Filettature</Tabs.Tab>
        <Tabs.Tab value="cam">Analizzatore CAM</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
  if (isCam) {
    return (
      <Suspense fallback={<CardPlaceholder />}>
        <CamTab tabs={tabs} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead
        title="CAM Analyzer"
        tools={
          <ActionIcon variant="default" size={32} aria-label="Stampa" onClick={() => window.print()}>
            <IconPrinter size={16} stroke={1.6} />
          </ActionIcon>
        }
        strip={tabs}
      />
      <ThreadsTab designation={designation} onDesignation={show} />
    </>
  );
}
