import { Select } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { type LimitUse, NEAR_LIMIT, quantities, warningText } from '@truciolo/cutting';
import { writeGrouped, writeMeasure } from '@truciolo/italian';
import { displayUnit, type UnitSystem } from '@truciolo/units';
import type { Cutting } from '../use-cutting.ts';
import classes from './machine.module.css';

const names: Record<LimitUse['quantity'], string> = {
  Pm: 'Potenza',
  Pc: 'Potenza',
  Mc: 'Coppia',
  n: 'Giri',
  vf: 'Avanzamento',
};

/** A spindle may run at its top speed: only exceeding it is coloured. */
function tone({ quantity, ratio }: LimitUse): 'bad' | 'warn' | 'ok' {
  if (ratio > 1 + 1e-9) return 'bad';
  const isMotion = quantity === 'n' || quantity === 'vf';
  return ratio >= (isMotion ? 1 - 1e-9 : NEAR_LIMIT) ? 'warn' : 'ok';
}

function Meter({ use, system }: { readonly use: LimitUse; readonly system: UnitSystem }) {
  const unit = displayUnit(quantities[use.quantity].unit, system);
  const limit = writeGrouped(Number((use.limit * unit.factor).toPrecision(3)));
  const percent = Math.round(use.ratio * 100);
  return (
    <div className={classes.meterRow} data-tone={tone(use)}>
      <span>{names[use.quantity]}</span>
      <div className={classes.meter} aria-hidden="true">
        <i style={{ width: `${Math.min(100, percent)}%` }} />
      </div>
      <span className="num">
        <b>{writeMeasure(use.value * unit.factor)}</b>{' '}
        <span className="unit">
          di {limit} {unit.label}
        </span>
      </span>
      <span className={`num ${classes.percent}`}>{writeGrouped(percent)} %</span>
    </div>
  );
}

/** Loads and warnings of the chosen machine for this cut. */
export function MachinePanel({ cutting }: { readonly cutting: Cutting }) {
  const { machines, machine, setMachine, shown, evaluation, system } = cutting;
  const outcome = shown.outcome.ok ? shown.outcome : undefined;
  const warnings = (outcome?.warnings ?? []).filter(
    ({ code }) => machine !== undefined || code !== 'machine-power-missing',
  );
  return (
    <section aria-labelledby="cutting-machine">
      <div className={classes.head}>
        <h2 id="cutting-machine">Macchina</h2>
        <Select
          className={classes.machine}
          aria-label="Macchina"
          placeholder={machines.isPending ? 'Carico le macchine…' : 'Nessuna macchina'}
          searchable
          clearable
          allowDeselect={false}
          clearButtonProps={{ 'aria-label': 'Nessuna macchina' }}
          data={(machines.data ?? []).map(({ guid, code, name }) => ({
            value: guid,
            label: `${code} · ${name}`,
          }))}
          value={machine?.guid ?? null}
          onChange={(guid) => setMachine(guid ?? '')}
          nothingFoundMessage="Nessuna macchina con questo nome"
          error={machines.isError ? 'Le macchine non si sono caricate: riprova più tardi.' : null}
        />
      </div>
      <div className={classes.body} data-stale={!evaluation.outcome.ok || undefined}>
        {outcome?.limits.map((use) => (
          <Meter key={use.quantity} use={use} system={system} />
        ))}
        {outcome?.limits.length === 0 ? (
          <p className="dim small">
            {machine
              ? 'Con questi dati non c’è nulla da confrontare con la macchina.'
              : 'Scegli una macchina per controllare giri, potenza e coppia.'}
          </p>
        ) : null}
        <ul className={classes.warnings} aria-label="Avvisi" aria-live="polite">
          {warnings.map((warning) => {
            const Icon = warning.severity === 'info' ? IconInfoCircle : IconAlertTriangle;
            return (
              <li key={warning.code} data-severity={warning.severity}>
                <Icon size={15} stroke={1.6} aria-hidden="true" />
                <span>{warningText(warning)}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
