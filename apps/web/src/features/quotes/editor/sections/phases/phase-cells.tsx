import type { FormulaPhaseDraft, RatesDraft, TimePhaseDraft, UnitPhaseDraft } from '@truciolo/quote';
import { useState } from 'react';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { NewMachineDialog } from '../../../../../entities/machines/new-machine-dialog.tsx';
import { basisUnits } from '../../../../../entities/quotes/basis-units.ts';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { Chooser } from '../rates/chooser.tsx';
import { useForgetRates } from '../rates/use-forget-rates.ts';
import type { SectionProps } from '../section-props.ts';
import { OriginBadge } from '../values/origin-badge.tsx';
import { TextCell } from '../values/text-cell.tsx';
import { ValueCell } from '../values/value-cell.tsx';
import valueClasses from '../values/values.module.css';
import { guessMachineKind } from './guess-machine-kind.ts';
import { machineChoices } from './machine-choices.ts';
import classes from './phases.module.css';
import type { PhaseActs } from './use-phase-acts.ts';

/** Context of the cells of every phase. */
export interface CellsShown extends Pick<SectionProps, 'ratesNow' | 'readOnly'> {
  /** The quote's own copies of the rates. */
  readonly rates: RatesDraft;
}

interface CellsProps<Phase> {
  readonly shown: CellsShown;
  readonly acts: PhaseActs;
  readonly phase: Phase;
  /** Path in problems: `phases[1]`. */
  readonly path: string;
  /** For screen readers. */
  readonly name: string;
}

/** Machine, set-up, cycle, attended share. */
export function TimeCells({ shown, acts, phase, path, name }: CellsProps<TimePhaseDraft>) {
  const { rates, ratesNow, readOnly } = shown;
  /** The searched name, while a machine is being created. */
  const [creating, setCreating] = useState<string | null>(null);
  const forgetRates = useForgetRates();
  const { cycle } = phase;
  const rate = phase.machineId === null ? undefined : rates.machines[phase.machineId];
  const proposed = rate?.runRate.origin === 'proposed' && rate.runRate.override == null;
  return (
    <>
      <span className={classes.machine}>
        <Chooser
          bare
          missing
          ariaLabel={`Macchina di ${name}`}
          placeholder="Macchina"
          field={`${path}.machineId`}
          value={phase.machineId}
          choices={machineChoices(ratesNow, rates.machines)}
          readOnly={readOnly}
          onChoose={(id) => acts.setMachine(phase, id)}
          create={{ label: 'Nuova macchina…', run: setCreating }}
        />
        {proposed && !readOnly ? <OriginBadge origin="proposed" note="tariffa della macchina" /> : null}
        {creating !== null ? (
          <NewMachineDialog
            name={creating}
            kind={guessMachineKind(phase.name)}
            onClose={() => setCreating(null)}
            onCreated={(row) => {
              acts.setMachine(phase, row.guid, row);
              void forgetRates();
            }}
          />
        ) : null}
      </span>
      <span className={classes.time} data-label="attr.">
        <ValueCell
          label={`Attrezzaggio di ${name}, minuti`}
          value={phase.setup}
          decimals={2}
          time="min"
          field={`${path}.setup`}
          readOnly={readOnly}
          missing
          onChange={(setup) => acts.change({ ...phase, setup })}
        />
      </span>
      <span className={classes.time} data-label="ciclo">
        {'formulaId' in cycle ? (
          <span className={valueClasses.cell}>
            <NumberField
              aria-label={`Ciclo di ${name}, minuti`}
              value={cycle.override ?? null}
              placeholder="formula"
              time="min"
              readOnly={readOnly}
              classNames={{ root: valueClasses.cellField ?? '', input: valueClasses.bare ?? '' }}
              onChange={(override) => acts.change({ ...phase, cycle: { ...cycle, override } })}
            />
            <span className={valueClasses.mark}>
              <OriginBadge origin="computed" note={rates.formulas[cycle.formulaId]?.name} />
            </span>
          </span>
        ) : (
          <ValueCell
            label={`Ciclo di ${name}, minuti`}
            value={cycle}
            least={2}
            time="min"
            field={`${path}.cycle`}
            readOnly={readOnly}
            missing
            onChange={(next) => acts.change({ ...phase, cycle: next })}
          />
        )}
      </span>
      <span className={classes.time} data-label="pres. %">
        <NumberField
          aria-label={`Presidio di ${name}, percento`}
          value={phase.attended}
          placeholder="100"
          max={100}
          readsUnit="%"
          readOnly={readOnly}
          classNames={{ root: classes.attended ?? '', input: valueClasses.bare ?? '' }}
          onChange={(attended) => acts.change({ ...phase, attended })}
        />
      </span>
    </>
  );
}

/** Subcontractor and price, or the formula of the price. */
export function ChargedCells({
  shown,
  acts,
  phase,
  path,
  name,
}: CellsProps<UnitPhaseDraft | FormulaPhaseDraft>) {
  const { rates, readOnly } = shown;
  const terms = [
    phase.minimum === null ? '' : `minimo ${formatNumber(phase.minimum, 2)} €`,
    phase.leadDays === null ? '' : `${phase.leadDays} gg`,
  ].filter(Boolean);
  return (
    <>
      {phase.external ? (
        <TextCell
          aria-label={`Terzista di ${name}`}
          placeholder="Terzista"
          value={phase.supplier}
          maxLength={200}
          readOnly={readOnly}
          classNames={{ root: classes.supplierCell ?? '', input: classes.supplier ?? '' }}
          onText={(supplier) => acts.change({ ...phase, supplier })}
        />
      ) : (
        <span className={classes.inside}>interna</span>
      )}
      <span className={classes.charged}>
        {terms.length > 0 ? <span className="dim small">{terms.join(' · ')}</span> : null}
        {phase.kind === 'unit' ? (
          <ValueCell
            label={`Prezzo di ${name}, ${basisUnits[phase.basis]}`}
            value={phase.unit}
            least={2}
            unit={basisUnits[phase.basis]}
            field={`${path}.unit`}
            readOnly={readOnly}
            missing
            onChange={(unit) => acts.change({ ...phase, unit })}
          />
        ) : (
          <>
            <span className="small">
              {phase.formulaId === null
                ? 'scegli la formula'
                : (rates.formulas[phase.formulaId]?.name ?? 'formula che non c’è più')}
            </span>
            <OriginBadge origin="computed" note={phase.gives === 'piece' ? 'al pezzo' : 'al lotto'} />
          </>
        )}
      </span>
    </>
  );
}
