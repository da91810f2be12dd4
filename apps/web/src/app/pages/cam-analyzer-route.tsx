import { ActionIcon, Tabs } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { CardPlaceholder } from '../../components/placeholders/placeholders.tsx';
import { FIRST_THREAD, ThreadsTab } from '../../features/threads/pages/threads-tab.tsx';
import { pages } from '../../lib/pages.ts';
import { localText } from '../../lib/stored-text.ts';

const CamTab = lazy(() => import('../../features/gcode/pages/cam-tab.tsx'));

const BASE = pages.camAnalyzer;
/** Where the person left the page, for the menu entry that leads to it. */
const LEFT_AT = 'truciolo.cam-analyzer';

/** Threads at /threading-table/filettature/M8, NC programs at /threading-table/cam. */
export function CamAnalyzerRoute() {
  const navigate = useNavigate();
  const place = useParams()['*'] ?? '';
  const left = place === '' ? (localText.read(LEFT_AT) ?? '') : '';
  useEffect(() => {
    if (place !== '') localText.write(LEFT_AT, place);
  }, [place]);
  const [tab = '', ...rest] = place.split('/');
  const isCam = tab === 'cam';
  const designation = tab === 'filettature' && rest.length > 0 ? rest.join('/') : FIRST_THREAD;
  const show = (next: string) =>
    void navigate(`${BASE}/filettature/${encodeURIComponent(next)}`, { replace: true });
  const tabs = (
    <Tabs
      flex="none"
      value={isCam ? 'cam' : 'filettature'}
      onChange={(next) => void navigate(`${BASE}/${next ?? 'filettature'}`)}
    >
      <Tabs.List style={{ flexWrap: 'nowrap' }}>
        <Tabs.Tab value="filettature">Filettature</Tabs.Tab>
        <Tabs.Tab value="cam">Analizzatore CAM</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
  if (left !== '')
    return <Navigate to={`${BASE}/${left.split('/').map(encodeURIComponent).join('/')}`} replace />;
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
