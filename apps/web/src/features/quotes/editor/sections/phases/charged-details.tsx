import { Select, Switch } from '@mantine/core';
import type { FormulaPhaseDraft, UnitPhaseDraft } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { Chooser } from '../rates/chooser.tsx';
import type { SectionProps } from '../section-props.ts';
import { formulaChoices } from './machine-choices.ts';
import { basisOptions } from './phase-kinds.ts';
import classes from './phases.module.css';

type Charged = UnitPhaseDraft | FormulaPhaseDraft;

interface ChargedDetailsProps {
  readonly section: SectionProps;
  readonly phase: Charged;
  readonly path: string;
  readonly onChange: (phase: Charged) => void;
}

type NumberKey = 'minimum' | 'transport' | 'leadDays';

/** Terms of a phase with its own price. */
export function ChargedDetails({ section, phase, path, onChange }: ChargedDetailsProps) {
  const { document, ratesNow, readOnly } = section;
  const set = (part: Partial<UnitPhaseDraft> | Partial<FormulaPhaseDraft>) =>
    onChange({ ...phase, ...part } as Charged);
  const number = (key: NumberKey, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      decimals={key === 'leadDays' ? 0 : 4}
      value={phase[key]}
      readOnly={readOnly}
      onChange={(value) => set({ [key]: value })}
    />
  );
  return (
    <>
      <div className={classes.fields}>
        {phase.kind === 'unit' ? (
          <Select
            label="Si addebita"
            data={[...basisOptions]}
            value={phase.basis}
            data-field={`${path}.basis`}
            allowDeselect={false}
            readOnly={readOnly}
            onChange={(basis) => set({ basis: (basis ?? 'piece') as UnitPhaseDraft['basis'] })}
          />
        ) : (
          <>
            <div className={classes.wide}>
              <Chooser
                label="Formula"
                ariaLabel="Formula"
                placeholder="Scegli la formula"
                value={phase.formulaId}
                choices={formulaChoices(ratesNow, document.rates.formulas)}
                readOnly={readOnly}
                missing
                field={`${path}.formulaId`}
                onChoose={(formulaId) => set({ formulaId })}
              />
            </div>
            <Select
              label="La formula dà"
              data={[
                { value: 'piece', label: '€ al pezzo' },
                { value: 'lot', label: '€ al lotto' },
              ]}
              value={phase.gives}
              allowDeselect={false}
              readOnly={readOnly}
              onChange={(gives) => set({ gives: gives === 'lot' ? 'lot' : 'piece' })}
            />
          </>
        )}
        {number('minimum', 'Minimo', '€')}
        {number('transport', 'Trasporto', '€')}
        {number('leadDays', 'Consegna', 'gg')}
      </div>
      <div className={classes.switches}>
        <Switch
          size="xs"
          label="Esterna (conto lavoro)"
          checked={phase.external}
          disabled={readOnly}
          onChange={(event) => set({ external: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label="Il prezzo comprende gli scarti"
          checked={phase.includesScrap}
          disabled={readOnly}
          onChange={(event) => set({ includesScrap: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
