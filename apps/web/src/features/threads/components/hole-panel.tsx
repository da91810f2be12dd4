import { blindHoleDepth, type ThreadData, threadPercentage } from '@truciolo/threads';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';

const origins = { table: 'punta di serie', formula: 'calcolato' } as const;

/** Whether a hole of this size may be tapped: judged by the limits of the minor diameter. */
function verdict(
  { internal }: ThreadData,
  drill: number,
): { readonly isGood: boolean; readonly text: string } | null {
  if (!internal) return null;
  if (drill < internal.D1min)
    return { isGood: false, text: 'sotto D1 min: il maschio soffre e può rompersi' };
  if (drill > internal.D1max)
    return { isGood: false, text: 'sopra D1 max: il calibro non passa il controllo' };
  return { isGood: true, text: 'dentro i limiti di D1' };
}

function DrillCheck({ data }: { readonly data: ThreadData }) {
  const [drill, setDrill] = useState<number | null>(
    Number((data.tapDrill.cutting?.diameter ?? data.basic.D1).toFixed(2)),
  );
  const percentage = drill === null ? null : threadPercentage(data.thread, drill);
  const judged = drill === null || !percentage?.ok ? null : verdict(data, drill);
  return (
    <div className={classes.check}>
      <NumberField
        label="Prova una punta"
        unit="mm"
        value={drill}
        error={
          percentage && !percentage.ok
            ? percentage.error.message
            : drill === null
              ? 'Scrivi un diametro, per esempio 6,8'
              : null
        }
        onChange={setDrill}
      />
      {percentage?.ok ? (
        <p className={classes.answer}>
          <b>{formatNumber(percentage.value.iso, 1)} %</b> di filetto
          {percentage.value.american === null ? null : (
            <span className="unit"> · {formatNumber(percentage.value.american, 1)} % base americana</span>
          )}
          {judged ? <span className={judged.isGood ? classes.good : classes.bad}>{judged.text}</span> : null}
        </p>
      ) : null}
    </div>
  );
}

/** Everything about the hole: drills, percentage, blind depth, clearance. */
export function HolePanel({ data }: { readonly data: ThreadData }) {
  const { tapDrill, clearanceHoles, runOut, basic } = data;
  const depth = blindHoleDepth(data, 2 * basic.major);
  return (
    <Panel title="Foro" note="mm">
      <dl className={classes.facts}>
        <div>
          <dt>Preforo per maschiare</dt>
          <dd>
            {tapDrill.cutting ? <b>ø {formatDecimal(tapDrill.cutting.diameter, 2)}</b> : '–'}
            {tapDrill.cutting ? <span className="unit"> {origins[tapDrill.cutting.origin]}</span> : null}
          </dd>
        </div>
        <div>
          <dt>Preforo per rullare</dt>
          <dd>
            {tapDrill.forming ? <b>ø {formatDecimal(tapDrill.forming.diameter, 2)}</b> : '–'}
            {tapDrill.forming ? <span className="unit"> {origins[tapDrill.forming.origin]}</span> : null}
          </dd>
        </div>
        {clearanceHoles ? (
          <div>
            <dt>Foro passante</dt>
            <dd>
              <b>ø {formatDecimal(clearanceHoles.medium, 2)}</b>
              <span className="unit">
                {' '}
                medio · fine {formatDecimal(clearanceHoles.fine, 2)} · grosso{' '}
                {formatDecimal(clearanceHoles.coarse, 2)}
              </span>
            </dd>
          </div>
        ) : null}
        {depth.ok && runOut ? (
          <div>
            <dt>Foro cieco per {formatDecimal(2 * basic.major, 1)} di filetto</dt>
            <dd>
              <b>{formatDecimal(depth.value, 1)}</b>
              <span className="unit">
                {' '}
                uscita {formatDecimal(runOut.length, 1)} {runOut.origin === 'din-76' ? 'DIN 76' : 'stimata'}
              </span>
            </dd>
          </div>
        ) : null}
      </dl>
      {data.taper ? null : <DrillCheck key={data.designation} data={data} />}
    </Panel>
  );
}
