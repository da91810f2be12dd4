import { Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconRulerMeasure } from '@tabler/icons-react';
import { type Dimension, isOutside, type Measure } from '@truciolo/jobs';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { limitsText, valueText } from '../../../entities/jobs/measure-words.ts';
import { dimensionsOf, lastOf } from '../../../entities/jobs/measured.ts';
import { countOf } from '../../../lib/format/counts.ts';
import classes from './measures.module.css';

interface MeasurePanelProps {
  /** The dimensions that the office asks for. */
  readonly checks: readonly Dimension[];
  /** Oldest first. */
  readonly taken: readonly Measure[];
  /** Answers false where nobody said who presses: the typed value stays. */
  readonly onMeasure: (measure: Measure) => Promise<boolean>;
}

const OTHER = 'other';

/** Dimensions of the drawing with their limits and the last measured value, red outside them. */
export function MeasurePanel({ checks, taken, onMeasure }: MeasurePanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  const record = async (measure: Measure) => {
    if (await onMeasure(measure)) setOpen(null);
  };
  return (
    <section className={classes.measures} aria-label="Quote misurate">
      {dimensionsOf(checks, taken).map((dimension) => {
        const isOpen = open === dimension.name;
        const { last, all } = lastOf(dimension, taken);
        return (
          <div key={dimension.name} className={classes.measure}>
            <button
              type="button"
              className={classes.measureHead}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : dimension.name)}
            >
              <span>
                <b className="mono">{dimension.name}</b>
                <span className="small muted">{limitsText(dimension)} mm</span>
              </span>
              {last ? (
                <span className={isOutside(last) ? classes.bad : undefined} data-measured>
                  <b>{valueText(last)}</b>
                  <span className="small">
                    {isOutside(last) ? 'fuori limite' : countOf(all.length, 'misura', 'misure')}
                  </span>
                </span>
              ) : (
                <span className="small muted">da misurare</span>
              )}
              <Chevron isOpen={isOpen} />
            </button>
            {isOpen ? <ValueForm dimension={dimension} onMeasure={record} /> : null}
          </div>
        );
      })}
      <div className={classes.measure}>
        <button
          type="button"
          className={classes.measureHead}
          aria-expanded={open === OTHER}
          onClick={() => setOpen(open === OTHER ? null : OTHER)}
        >
          <span className={classes.other}>
            <IconRulerMeasure size={20} stroke={1.6} aria-hidden="true" />
            Misura un’altra quota
          </span>
          <Chevron isOpen={open === OTHER} />
        </button>
        {open === OTHER ? <OtherForm onMeasure={record} /> : null}
      </div>
    </section>
  );
}

const Chevron = ({ isOpen }: { readonly isOpen: boolean }) =>
  isOpen ? (
    <IconChevronUp size={18} stroke={1.6} aria-hidden="true" />
  ) : (
    <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
  );

interface FormProps {
  readonly onMeasure: (measure: Measure) => Promise<void>;
}

function ValueForm({ dimension, onMeasure }: FormProps & { readonly dimension: Dimension }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <form
      className={classes.measureForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== null) void onMeasure({ ...dimension, value });
      }}
    >
      <NumberField
        label={`Misura di ${dimension.name}`}
        unit="mm"
        decimals={4}
        size="md"
        value={value}
        onChange={setValue}
      />
      <Button type="submit" size="md" disabled={value === null}>
        Registra
      </Button>
      {value !== null && isOutside({ ...dimension, value }) ? (
        <p className={classes.bad} role="alert">
          Fuori limite: deve stare fra {limitsText(dimension)} mm.
        </p>
      ) : null}
    </form>
  );
}

function OtherForm({ onMeasure }: FormProps) {
  const [name, setName] = useState('');
  const [nominal, setNominal] = useState<number | null>(null);
  const [lower, setLower] = useState<number | null>(null);
  const [upper, setUpper] = useState<number | null>(null);
  const isReady =
    name.trim() !== '' && nominal !== null && lower !== null && upper !== null && lower <= upper;
  return (
    <>
      <div className={classes.measureFields}>
        <TextInput
          size="md"
          label="Quota"
          placeholder="Es. ø20 H7"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NumberField label="Nominale" unit="mm" size="md" value={nominal} onChange={setNominal} />
        <NumberField label="Scostamento inferiore" unit="mm" size="md" value={lower} onChange={setLower} />
        <NumberField label="Scostamento superiore" unit="mm" size="md" value={upper} onChange={setUpper} />
      </div>
      {lower !== null && upper !== null && lower > upper ? (
        <p className={classes.bad}>Lo scostamento inferiore è più grande del superiore.</p>
      ) : null}
      {isReady ? (
        <ValueForm dimension={{ name: name.trim(), nominal, lower, upper }} onMeasure={onMeasure} />
      ) : null}
    </>
  );
}
