import { Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Ddt, Job } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { giveBack } from '../api/job-calls.ts';
import { LoadedDdt } from './loaded-ddt.tsx';
import { PiecesAndDay } from './pieces-and-day.tsx';

interface ReturnDialogProps {
  readonly job: Job;
  readonly guid: string;
  readonly onClose: () => void;
}

/** Pieces of an invoiced delivery note came back. */
export function ReturnDialog({ job, guid, onClose }: ReturnDialogProps) {
  return (
    <LoadedDdt guid={guid} title="Reso" onClose={onClose}>
      {(ddt) => <ReturnForm job={job} ddt={ddt} onClose={onClose} />}
    </LoadedDdt>
  );
}

function ReturnForm(props: { readonly job: Job; readonly ddt: Ddt; readonly onClose: () => void }) {
  const { job, ddt, onClose } = props;
  const cache = useQueryClient();
  const [pieces, setPieces] = useState<number | null>(null);
  const [date, setDate] = useState(romeDay(new Date()));
  const [reason, setReason] = useState('');
  const [fate, setFate] = useState('');
  const [send] = useState(() => firstSent<object>());
  const line = ddt.lines.find(({ jobGuid }) => jobGuid === job.guid);
  const before = ddt.returns
    .filter(({ place }) => place === line?.place)
    .reduce((all, { quantity }) => all + quantity, 0);
  const left = (line?.quantity ?? 0) - before;
  const save = async () => {
    const body = {
      place: line?.place ?? 1,
      quantity: pieces ?? 0,
      isReplaced: fate === 'replaced',
      date,
      reason: reason.trim(),
    };
    await send(body, ({ guid }) => giveBack(ddt.guid, { ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone('Reso registrato: la nota di credito si prepara in «Da fatturare».');
  };
  return (
    <FormDialog
      title={`Reso del DDT ${ddt.number}`}
      submit="Registra il reso"
      onClose={onClose}
      save={save}
      disabled={pieces === null || pieces < 1 || pieces > left || fate === '' || reason.trim() === ''}
    >
      <p className="dim">
        Fattura {ddt.invoice?.number}: {countOf(left, 'pezzo può', 'pezzi possono')} tornare.
      </p>
      <PiecesAndDay pieces={pieces} onPieces={setPieces} day={date} onDay={setDate} />
      <Radio.Group label="Che cosa ne segue" required value={fate} onChange={setFate}>
        <Stack gap="xs" mt="xs">
          <Radio value="replaced" label="Si rifanno: tornano da consegnare e da fatturare" />
          <Radio value="kept" label="Non si rifanno: la commessa resta consegnata e vale di meno" />
        </Stack>
      </Radio.Group>
      <Textarea
        label="Motivo"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
