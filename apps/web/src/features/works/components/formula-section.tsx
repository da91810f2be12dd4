import { TextInput } from '@mantine/core';
import type { WorkFields } from '@truciolo/contract';
import { foldName } from '@truciolo/formula';
import { PRICING_VARIABLES } from '@truciolo/pricing';
import { useMemo, useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { type FormulaTrial, type Sample, samplePart, tryFormula } from '../try-formula.ts';
import classes from './formula.module.css';
import { FormulaEditor } from './formula-editor.tsx';
import { FormulaVersions } from './formula-versions.tsx';

/** The formula of a process, with its result on a sample part while it is typed. */
export function FormulaSection() {
  const { values, set } = useRecordForm<WorkFields>();
  const [sample, setSample] = useState<Sample>(samplePart);
  const text = values.formulaDraft;
  const trial = useMemo(() => tryFormula(text, sample), [text, sample]);
  return (
    <>
      <RecordSection title="Formula" note="come in Excel: SE, MAX, ARROTONDA, CERCA.VERT">
        <FormulaEditor value={text} onChange={(next) => set('formulaDraft', next)} trial={trial} />
        <Result trial={trial} onFix={(next) => set('formulaDraft', next)} text={text} />
      </RecordSection>
      <FormulaVersions isRight={trial.state === 'right'} />
      <RecordSection title="Pezzo di prova" note="cambia i valori e guarda il risultato">
        <div className={classes.sample}>
          {usedFirst(text).map(({ name, type, unit, help }) =>
            type === 'text' ? (
              <TextInput
                key={name}
                label={name}
                title={help}
                value={String(sample[name] ?? '')}
                onChange={(event) => setSample({ ...sample, [name]: event.currentTarget.value })}
              />
            ) : (
              <NumberField
                key={name}
                label={name}
                title={help}
                unit={unit}
                value={Number(sample[name] ?? 0)}
                onChange={(next) => setSample({ ...sample, [name]: next ?? 0 })}
              />
            ),
          )}
        </div>
      </RecordSection>
    </>
  );
}

/** The variables the formula reads come before the others. */
function usedFirst(text: string) {
  const words = new Set(namesIn(text));
  const isUsed = (name: string) => words.has(foldName(name));
  return [
    ...PRICING_VARIABLES.filter(({ name }) => isUsed(name)),
    ...PRICING_VARIABLES.filter(({ name }) => !isUsed(name)),
  ];
}

const namesIn = (text: string): readonly string[] =>
  (text.match(/[\p{L}_][\p{L}\p{N}_.]*/gu) ?? []).map((word) => foldName(word));

interface ResultProps {
  readonly trial: FormulaTrial;
  readonly text: string;
  readonly onFix: (text: string) => void;
}

function Result({ trial, text, onFix }: ResultProps) {
  if (trial.state === 'empty') {
    return (
      <p className="small muted">
        Scrivi il prezzo del lotto in euro, per esempio MAX(60; peso*quantità*0,8).
      </p>
    );
  }
  const diagnostics = trial.state === 'wrong' ? trial.diagnostics : trial.warnings;
  return (
    <div aria-live="polite">
      {trial.state === 'right' ? (
        <p className={classes.result}>
          Sul pezzo di prova: <b>{formatNumber(trial.value, 2)} €</b>
        </p>
      ) : null}
      {diagnostics.map(({ message, severity, start, end, suggestion }) => (
        <p key={`${start}${message}`} className={classes.problem} data-severity={severity}>
          {message} <span className="dim">(carattere {start + 1})</span>
          {suggestion === undefined ? null : (
            <button
              type="button"
              className={classes.fix}
              onClick={() => onFix(text.slice(0, start) + suggestion + text.slice(end))}
            >
              Scrivi «{suggestion}»
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
