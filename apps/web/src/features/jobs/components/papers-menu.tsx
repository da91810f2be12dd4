import { Button, Menu } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import type { Job, MadeFile } from '@truciolo/contract';
import { useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { ddtPaper, jobSheet, orderConfirmation, subcontractOrder } from '../api/job-calls.ts';

/** The papers of a job as PDF. */
export function PapersMenu({ job, seesPrices }: { readonly job: Job; readonly seesPrices: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const save = async (make: () => Promise<MadeFile>) => {
    setBusy(true);
    try {
      saveBase64(await make());
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const { orderGuid } = job;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" disabled={isBusy} leftSection={<IconFileDownload size={16} stroke={1.6} />}>
          Stampe
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save(() => jobSheet(job.guid))}>Scheda di lavoro</Menu.Item>
        {orderGuid && seesPrices ? (
          <Menu.Item onClick={() => void save(() => orderConfirmation(orderGuid))}>
            Conferma d’ordine
          </Menu.Item>
        ) : null}
        {job.phaseList
          .filter(({ kind }) => kind === 'external')
          .map(({ guid, place, name, supplier }) => (
            <Menu.Item key={guid} onClick={() => void save(() => subcontractOrder(job.guid, guid))}>
              Ordine al terzista, fase {place} {supplier || name}
            </Menu.Item>
          ))}
        {job.ddts.map(({ guid, number }) => (
          <Menu.Item key={guid} onClick={() => void save(() => ddtPaper(guid))}>
            DDT {number}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
