import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job, RackItem } from '@truciolo/contract';
import { rackText } from '@truciolo/jobs';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { freePieces, freeRackQuery, RACK } from '../../../entities/rack/rack-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { reserveMaterial } from '../api/material-calls.ts';
import classes from './jobs.module.css';

/** Bars, plates or remnants of the rack for this job. */
export function ReserveDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cache = useQueryClient();
  const [words, setWords] = useState(job.material);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pieces, setPieces] = useState<number | null>(job.bars ?? 1);
  const [covers, setCovers] = useState(true);
  const [send] = useState(() => firstSent<object>());
  const free = useQuery(freeRackQuery(words));
  const rows = free.data ?? [];
  const item = rows.find(({ guid }) => guid === chosen);
  const save = async () => {
    if (!item || pieces === null) return false;
    const body = { itemGuid: item.guid, pieces, covers };
    try {
      await send(body, ({ guid }) => reserveMaterial(job.guid, { ...body, guid }));
    } finally {
      await Promise.all([JOBS, RACK].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    }
    notifyDone(`${job.number}: materiale riservato.`);
    return true;
  };
  return (
    <FormDialog
      title={`Materiale dal magazzino per ${job.number}`}
      submit="Riserva"
      size={560}
      onClose={onClose}
      save={save}
      disabled={!item || pieces === null || pieces < 1}
    >
      <TextInput
        label="Cerca a magazzino"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {rows.length === 0 && !free.isPending ? (
        <p className="muted">Niente di libero con queste parole: cerca altro, o lascialo da ordinare.</p>
      ) : (
        <Radio.Group label="Che cosa" value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs" className={classes.choices}>
            {rows.map((row) => (
              <Radio key={row.guid} value={row.guid} label={<ItemLabel item={row} />} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <NumberField
        label="Pezzi da riservare"
        unit="pz"
        decimals={0}
        min={1}
        value={pieces}
        onChange={setPieces}
        {...(item && pieces !== null && pieces > freePieces(item)
          ? { error: `Ne restano liberi ${formatNumber(freePieces(item))}.` }
          : {})}
      />
      <Checkbox
        label="Basta per tutta la commessa: non c’è altro da comprare"
        checked={covers}
        onChange={(event) => setCovers(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

function ItemLabel({ item }: { readonly item: RackItem }) {
  const more = [
    countOf(freePieces(item), 'libero', 'liberi'),
    item.batch && `colata ${item.batch}`,
    item.place && `posto ${item.place}`,
    item.isRemnant ? 'avanzo' : '',
  ].filter(Boolean);
  return (
    <>
      <b>{item.material}</b> {rackText(item)}
      <div className="small dim">{more.join(' · ')}</div>
    </>
  );
}
