import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { UsageQuery } from '@truciolo/contract';
import { type ReactNode, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { readCsv, type UsageChart } from '../api/usage-queries.ts';

interface ChartPanelProps {
  readonly title: string;
  readonly note?: string;
  readonly chart: UsageChart;
  readonly query: UsageQuery;
  readonly children: ReactNode;
}

/** A chart with its rows and a way to take them along. */
export function ChartPanel({ title, note, chart, query, children }: ChartPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { fileName, content } = await readCsv(chart, query);
      saveFile(fileName, content, 'text/csv;charset=utf-8');
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={title}
      note={note}
      padded={false}
      actions={
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
          aria-label={`Scarica ${title} in CSV`}
          disabled={isBusy}
          onClick={() => void download()}
        >
          CSV
        </Button>
      }
    >
      {children}
    </Panel>
  );
}
