import { Button, Group } from '@mantine/core';
import type { Job } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { AnnulDdtDialog } from './annul-ddt-dialog.tsx';
import { ChargesHere } from './charges-here.tsx';
import { CorrectDdtDialog } from './correct-ddt-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

type JobDdt = Job['ddts'][number];

interface DdtsPanelProps {
  readonly job: Job;
  readonly mayWrite: boolean;
}

/** Delivery notes with pieces of the job: correctable ones, and annulled ones. */
export function DdtsPanel({ job, mayWrite }: DdtsPanelProps) {
  const [open, setOpen] = useState<{
    readonly act: 'correct' | 'annul' | 'return';
    readonly ddt: JobDdt;
  } | null>(null);
  if (job.ddts.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <Panel
      title="Consegne"
      note={`${formatNumber(job.delivered)} di ${formatNumber(job.quantity)} pz`}
      padded={false}
    >
      <Table label="DDT della commessa" compact>
        <thead>
          <tr>
            <th>DDT</th>
            <th>Data</th>
            <th className="num">Pezzi</th>
            <th>Stato</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {job.ddts.map((ddt) => (
            <tr key={ddt.guid}>
              <td>{ddt.isAnnulled ? <s>{ddt.number}</s> : <b>{ddt.number}</b>}</td>
              <td>{formatDay(ddt.date)}</td>
              <td className="num">
                {ddt.isAnnulled ? <s>{formatNumber(ddt.quantity)}</s> : formatNumber(ddt.quantity)}
              </td>
              <td>
                <DdtState ddt={ddt} />
              </td>
              <td>
                {mayWrite && !ddt.isAnnulled && !ddt.isInvoiced ? (
                  <Group gap="xs" justify="flex-end" wrap="nowrap">
                    <ChargesHere job={job} ddt={ddt} />
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Correggi il DDT ${ddt.number}`}
                      onClick={() => setOpen({ act: 'correct', ddt })}
                    >
                      Correggi
                    </Button>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Annulla il DDT ${ddt.number}`}
                      onClick={() => setOpen({ act: 'annul', ddt })}
                    >
                      Annulla
                    </Button>
                  </Group>
                ) : null}
                {mayWrite && ddt.isInvoiced && ddt.returned < ddt.quantity ? (
                  <Group justify="flex-end">
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Pezzi resi del DDT ${ddt.number}`}
                      onClick={() => setOpen({ act: 'return', ddt })}
                    >
                      Reso
                    </Button>
                  </Group>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {open?.act === 'correct' ? <CorrectDdtDialog job={job} guid={open.ddt.guid} onClose={close} /> : null}
      {open?.act === 'return' ? <ReturnDialog job={job} guid={open.ddt.guid} onClose={close} /> : null}
      {open?.act === 'annul' ? <AnnulDdtDialog ddt={open.ddt} onClose={close} /> : null}
    </Panel>
  );
}

function DdtState({ ddt }: { readonly ddt: JobDdt }) {
  if (ddt.isAnnulled) return <Pill tone="bad">Annullato</Pill>;
  if (ddt.returned > 0) return <Pill tone="warn">{countOf(ddt.returned, 'pezzo reso', 'pezzi resi')}</Pill>;
  return ddt.isInvoiced ? <Pill tone="ok">Fatturato</Pill> : <Pill>Da fatturare</Pill>;
}
