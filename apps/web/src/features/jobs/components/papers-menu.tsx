import { Button, Menu } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { capabilities, type Job, type MadeFile } from '@truciolo/contract';
import { useState } from 'react';
import { saveMadeFile } from '../../../components/save-made-file.ts';
import { jobSheet } from '../../../entities/jobs/job-sheet.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { ddtPaper, orderConfirmation, subcontractOrder } from '../api/job-calls.ts';
import { orderMail, type PaperToMail, subcontractMail } from '../paper-mails.ts';
import { MailPaperDialog } from './mail-paper-dialog.tsx';

/** The papers of a job as PDF. */
export function PapersMenu({ job, seesPrices }: { readonly job: Job; readonly seesPrices: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [mail, setMail] = useState<PaperToMail | null>(null);
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const save = async (make: () => Promise<MadeFile>) => {
    setBusy(true);
    await saveMadeFile(make);
    setBusy(false);
  };
  const { orderGuid } = job;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<IconFileDownload size={16} stroke={1.6} />}
          >
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
          {orderGuid && seesPrices && mayWrite ? (
            <Menu.Item onClick={() => setMail(orderMail(job, orderGuid))}>
              Invia la conferma d’ordine…
            </Menu.Item>
          ) : null}
          {job.phaseList
            .filter(({ kind }) => kind === 'external')
            .map(({ guid, place, name, supplier }) => (
              <Menu.Item key={guid} onClick={() => void save(() => subcontractOrder(job.guid, guid))}>
                Ordine al terzista, fase {place} {supplier || name}
              </Menu.Item>
            ))}
          {mayWrite
            ? job.phaseList
                .filter(({ kind }) => kind === 'external')
                .map((phase) => (
                  <Menu.Item key={phase.guid} onClick={() => setMail(subcontractMail(job, phase))}>
                    Invia l’ordine al terzista, fase {phase.place}…
                  </Menu.Item>
                ))
            : null}
          {job.ddts.map(({ guid, number }) => (
            <Menu.Item key={guid} onClick={() => void save(() => ddtPaper(guid))}>
              DDT {number}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {mail ? <MailPaperDialog paper={mail} onClose={() => setMail(null)} /> : null}
    </>
  );
}
