import { Select, Switch } from '@mantine/core';
import { effectiveValue, type MachineRateDraft, type TimePhaseDraft, typedValue } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { Chooser } from '../rates/chooser.tsx';
import type { SectionProps } from '../section-props.ts';
import { ValueField } from '../values/value-field.tsx';
import { LabourFields } from './labour-fields.tsx';
import { formulaChoices } from './machine-choices.ts';
import classes from './phases.module.css';

interface TimeDetailsProps {
  readonly section: SectionProps;
  readonly phase: TimePhaseDraft;
  readonly path: string;
  readonly onChange: (phase: TimePhaseDraft) => void;
}

type NumberKey = 'piecesPerClamping' | 'efficiency' | 'toolsPerPiece' | 'toolsPerLot';
const NO_FORMULA = ' none';

/** Everything of a phase on a machine that the row has no room for. */
export function TimeDetails({ section, phase, path, onChange }: TimeDetailsProps) {
  const { document, ratesNow, readOnly } = section;
  const set = (part: Partial<TimePhaseDraft>) => onChange({ ...phase, ...part });
  const number = (key: NumberKey, label: string, unit: string, placeholder = '') => (
    <NumberField
      label={label}
      unit={unit}
      value={phase[key]}
      placeholder={placeholder}
      readOnly={readOnly}
      onChange={(value) => set({ [key]: value })}
    />
  );
  const formulas = formulaChoices(ratesNow, document.rates.formulas);
  const { learning } = phase;
  return (
    <>
      <div className={classes.fields}>
        <ValueField
          label="Carico e scarico"
          unit="min"
          value={phase.load}
          readOnly={readOnly}
          onChange={(load) => set({ load })}
        />
        {number('piecesPerClamping', 'Pezzi per presa', 'pz', '1')}
        {number('efficiency', 'Rendimento', '%', '100')}
        {number('toolsPerPiece', 'Utensili', '€/pz')}
        {number('toolsPerLot', 'Utensili', '€/lotto')}
        <Select
          label="Apprendimento"
          data={[
            { value: 'no', label: 'No' },
            { value: 'crawford', label: 'Crawford' },
            { value: 'wright', label: 'Wright' },
          ]}
          value={learning?.model ?? 'no'}
          allowDeselect={false}
          readOnly={readOnly}
          onChange={(model) =>
            set({
              learning:
                model === 'crawford' || model === 'wright' ? { model, rate: learning?.rate ?? 90 } : null,
            })
          }
        />
        {learning ? (
          <NumberField
            label="Curva"
            unit="%"
            value={learning.rate}
            readOnly={readOnly}
            onChange={(rate) => set({ learning: { ...learning, rate } })}
          />
        ) : null}
        {formulas.length > 0 || 'formulaId' in phase.cycle ? (
          <Chooser
            label="Ciclo con formula"
            ariaLabel="Formula del tempo ciclo"
            placeholder="No"
            value={'formulaId' in phase.cycle ? phase.cycle.formulaId : NO_FORMULA}
            choices={[{ id: NO_FORMULA, name: 'No' }, ...formulas]}
            readOnly={readOnly}
            onChoose={(id) => set({ cycle: id === NO_FORMULA ? typedValue(null) : { formulaId: id } })}
          />
        ) : null}
      </div>
      <div className={classes.pair}>
        <LabourFields
          title="Programmazione"
          path={`${path}.programming`}
          section={section}
          value={phase.programming && { ...phase.programming, count: phase.programming.lots }}
          countLabel="Ripartita su"
          countUnit="lotti"
          onChange={(next) =>
            set({ programming: next && { minutes: next.minutes, labourId: next.labourId, lots: next.count } })
          }
        />
        <LabourFields
          title="Controllo"
          path={`${path}.inspection`}
          section={section}
          value={phase.inspection && { ...phase.inspection, count: phase.inspection.every }}
          countLabel="Ogni"
          countUnit="pz"
          onChange={(next) =>
            set({ inspection: next && { minutes: next.minutes, labourId: next.labourId, every: next.count } })
          }
        />
      </div>
      <MachineRates section={section} machineId={phase.machineId} path={path} />
      <div className={classes.switches}>
        <Switch
          size="xs"
          label="Carico mascherato (a macchina in moto)"
          checked={phase.loadMasked}
          disabled={readOnly}
          onChange={(event) => set({ loadMasked: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label="È una fase di controllo"
          checked={phase.purpose === 'inspection'}
          disabled={readOnly}
          onChange={(event) => set({ purpose: event.currentTarget.checked ? 'inspection' : 'machining' })}
        />
      </div>
    </>
  );
}

/** The quote's own copy of the machine's rates: a change holds for all its phases. */
function MachineRates({
  section,
  path,
  machineId,
}: {
  readonly section: SectionProps;
  readonly path: string;
  readonly machineId: string | null;
}) {
  const { document, readOnly, editDocument } = section;
  const rate = machineId === null ? undefined : document.rates.machines[machineId];
  if (machineId === null || !rate) return null;
  const set = (next: MachineRateDraft) =>
    editDocument((before) => ({
      ...before,
      rates: { ...before.rates, machines: { ...before.rates.machines, [machineId]: next } },
    }));
  const field = (key: 'setupRate' | 'runRate', label: string) => (
    <ValueField
      label={label}
      unit="€/h"
      value={rate[key]}
      readOnly={readOnly}
      missing={effectiveValue(rate[key]) === null}
      field={effectiveValue(rate[key]) === null ? `${path}.rate` : undefined}
      onChange={(value) => set({ ...rate, [key]: value })}
    />
  );
  const proposed = rate.runRate.origin === 'proposed' || rate.setupRate.origin === 'proposed';
  const confirm = () =>
    set({
      ...rate,
      runRate: { ...rate.runRate, origin: 'registry' },
      setupRate: { ...rate.setupRate, origin: 'registry' },
    });
  return (
    <fieldset className={classes.group}>
      <legend>Tariffe di {rate.name}, in tutto il preventivo</legend>
      <div className={classes.fields}>
        {field('setupRate', 'Attrezzaggio')}
        {field('runRate', 'Ciclo')}
        {proposed && !readOnly ? (
          <button type="button" className={classes.link} onClick={confirm}>
            Conferma le tariffe proposte
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
