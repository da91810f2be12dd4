import { effectiveValue, typedValue, type Value } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { Chooser } from '../rates/chooser.tsx';
import type { SectionProps } from '../section-props.ts';
import { ValueField } from '../values/value-field.tsx';
import { labourChoices } from './machine-choices.ts';
import classes from './phases.module.css';

interface LabourWork {
  readonly minutes: Value;
  readonly labourId: string | null;
  readonly count: number | null;
}

interface LabourFieldsProps {
  /** "Programmazione" */
  readonly title: string;
  /** Path in problems: `phases[1].programming`. */
  readonly path: string;
  readonly section: SectionProps;
  readonly value: LabourWork | null;
  readonly countLabel: string;
  readonly countUnit: string;
  readonly onChange: (value: LabourWork | null) => void;
}

/** Minutes of a person, their rate and number. Clearing the minutes removes it. */
export function LabourFields(props: LabourFieldsProps) {
  const { title, path, section, value, countLabel, countUnit, onChange } = props;
  const { document, ratesNow, readOnly } = section;
  const work = value ?? { minutes: typedValue(null), labourId: null, count: null };
  const choices = labourChoices(ratesNow, document.rates.labour);
  const setMinutes = (minutes: Value) => {
    if (effectiveValue(minutes) === null) return onChange(null);
    // The only labour rate, or the one with the name of the work.
    const like = choices.find(({ name }) => name.toLowerCase().includes(title.toLowerCase().slice(0, 7)));
    const usual = like ?? (choices.length === 1 ? choices[0] : undefined);
    onChange({ ...work, minutes, labourId: work.labourId ?? usual?.id ?? null });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.fields}>
        <ValueField
          label="Tempo"
          unit="min"
          value={work.minutes}
          readOnly={readOnly}
          field={`${path}.minutes`}
          onChange={setMinutes}
        />
        {value ? (
          <>
            <NumberField
              label={countLabel}
              unit={countUnit}
              decimals={0}
              placeholder="1"
              value={work.count}
              readOnly={readOnly}
              onChange={(count) => onChange({ ...work, count })}
            />
            <div className={classes.wide}>
              <Chooser
                label="Tariffa"
                ariaLabel={`Tariffa per ${title.toLowerCase()}`}
                placeholder="Scegli la tariffa"
                value={work.labourId}
                choices={choices}
                readOnly={readOnly}
                missing
                field={`${path}.labourId`}
                onChoose={(labourId) => onChange({ ...work, labourId })}
              />
            </div>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
