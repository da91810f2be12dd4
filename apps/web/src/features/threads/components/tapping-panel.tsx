import { Button, Checkbox, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ToolMaterial } from '@truciolo/cutting';
import type { ThreadData } from '@truciolo/threads';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { byMaterialNames } from '../../../entities/materials/findable-material.ts';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { useTimeInQuote } from '../../../entities/quotes/time-to-quote/use-time-in-quote.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { tappingValues } from './tapping-values.ts';
import classes from './threads.module.css';

const kinds = [
  { value: 'cutting', label: 'a taglio' },
  { value: 'forming', label: 'a rullare' },
];
const tools = [
  { value: 'hss', label: 'HSS' },
  { value: 'carbide', label: 'Metallo duro' },
];

/** Speed, feed, torque and time of tapping this thread; the time can go into a quote. */
export function TappingPanel({ data }: { readonly data: ThreadData }) {
  const materials = useQuery(materialsQuery);
  const [materialGuid, setMaterialGuid] = useState<string | null>(null);
  const [tool, setTool] = useState<ToolMaterial>('hss');
  const [kind, setKind] = useState<'cutting' | 'forming'>('cutting');
  const [depth, setDepth] = useState<number | null>(Math.round(1.5 * data.basic.major * 10) / 10);
  const [isThrough, setThrough] = useState(false);
  const [holes, setHoles] = useState(1);
  const material = materials.data?.find(({ guid }) => guid === materialGuid) ?? null;
  const values = tappingValues(data, { material, tool, kind, depth, isThrough });
  const seconds = values.ok ? values.result.t : undefined;

  const timeInQuote = useTimeInQuote();
  const sendToQuote = () => {
    if (seconds === undefined) return;
    const count = countOf(holes, 'foro', 'fori');
    const description = `Maschiatura ${data.designation}, ${count}`;
    const takenAt = new Date().toISOString();
    timeInQuote.use({
      origin: 'filettatura',
      description,
      seconds: seconds * holes,
      machineGuid: null,
      takenAt,
    });
  };

  return (
    <Panel
      title="Maschiatura"
      actions={
        <Button size="compact-sm" variant="filled" disabled={seconds === undefined} onClick={sendToQuote}>
          Usa nel preventivo
        </Button>
      }
    >
      {timeInQuote.dialog}
      <div className={classes.tapping}>
        <Select
          label="Materiale"
          placeholder={materials.isPending ? 'Carico i materiali…' : 'Scegli dal registro'}
          searchable
          filter={byMaterialNames(materials.data)}
          clearable
          data={(materials.data ?? []).map(({ guid, designation }) => ({ value: guid, label: designation }))}
          value={materialGuid}
          onChange={setMaterialGuid}
          nothingFoundMessage="Nessun materiale con questo nome"
          error={materials.isError ? 'I materiali non si sono caricati: riprova più tardi.' : null}
        />
        <NumberField label="Filetto utile" unit="mm" value={depth} onChange={setDepth} />
        <NumberField
          label="Fori"
          min={1}
          max={10_000}
          decimals={0}
          required
          value={holes}
          onChange={(next) => setHoles(next ?? 1)}
        />
        <div className={classes.switches}>
          <SegmentedControl
            size="xs"
            aria-label="Maschio"
            data={kinds}
            value={kind}
            onChange={(next) => setKind(next as 'cutting')}
          />
          <SegmentedControl
            size="xs"
            aria-label="Utensile"
            data={tools}
            value={tool}
            onChange={(next) => setTool(next as ToolMaterial)}
          />
          <Checkbox
            label="Foro passante"
            checked={isThrough}
            onChange={(event) => setThrough(event.currentTarget.checked)}
          />
        </div>
      </div>
      {values.ok ? (
        <>
          <dl className={classes.facts}>
            <div>
              <dt>Velocità di taglio</dt>
              <dd>
                <b>{formatDecimal(values.result.vc, 1)}</b> <span className="unit">m/min</span>
              </dd>
            </div>
            <div>
              <dt>Giri</dt>
              <dd>
                <b>{formatNumber(Math.round(values.result.n))}</b> <span className="unit">1/min</span>
              </dd>
            </div>
            <div>
              <dt>Avanzamento</dt>
              <dd>
                <b>{formatNumber(Math.round(values.result.vf))}</b> <span className="unit">mm/min</span>
              </dd>
            </div>
            {values.result.Mc === undefined ? null : (
              <div>
                <dt>Coppia</dt>
                <dd>
                  <b>{formatDecimal(values.result.Mc, 2)}</b> <span className="unit">Nm</span>
                </dd>
              </div>
            )}
            {seconds === undefined ? null : (
              <div>
                <dt>Tempo per foro</dt>
                <dd>
                  <b>{formatNumber(seconds, 1)}</b> <span className="unit">s, ritorno compreso</span>
                </dd>
              </div>
            )}
          </dl>
          {material ? null : (
            <p className={classes.hint}>Scegli il materiale per avere la velocità consigliata e la coppia.</p>
          )}
          {values.warnings.map((warning) => (
            <NoteBar key={warning} tone="warn">
              {warning}
            </NoteBar>
          ))}
        </>
      ) : (
        <NoteBar tone="bad">{values.message}</NoteBar>
      )}
    </Panel>
  );
}
