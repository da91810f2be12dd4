import { Button, Select } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { MappingStep as Step } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import type { Mapping } from '../api/save-mapping.ts';
import classes from './import-steps.module.css';
import { SheetChoice } from './sheet-choice.tsx';

interface MappingStepProps {
  readonly step: Step;
  readonly problem: string | null;
  readonly onSheet: (sheet: string) => void;
  readonly onBack: () => void;
  readonly onMap: (mapping: Mapping) => void;
}

const start = ({ columns }: Step): Mapping =>
  Object.fromEntries(columns.map(({ heading, proposed }) => [heading, proposed]));

/** Which column of the shop's own sheet is which of ours. Asked once, then remembered. */
export function MappingStep({ step, problem, onSheet, onBack, onMap }: MappingStepProps) {
  const [mapping, setMapping] = useState<Mapping>(() => start(step));
  const taken = new Set(Object.values(mapping));
  const missing = step.fields.filter(({ path, required }) => required && !taken.has(path));
  const optionsFor = (heading: string) =>
    step.fields
      .filter(({ path }) => mapping[heading] === path || !taken.has(path))
      .map(({ path, heading: label, required }) => ({ value: path, label: required ? `${label} *` : label }));
  return (
    <div className={classes.mapping}>
      <NoteBar tone="info">{step.note} La scelta resta per le prossime volte.</NoteBar>
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      <Panel
        title={step.fileName}
        note="A sinistra le tue colonne, a destra le nostre"
        actions={<SheetChoice sheet={step.sheet} sheets={step.sheets} onSheet={onSheet} />}
        padded={false}
      >
        {step.columns.map(({ heading, samples }) => (
          <div key={heading} className={classes.pair}>
            <div>
              <div className={classes.heading}>{heading}</div>
              <div className={classes.samples}>{samples.join(' · ') || 'colonna vuota'}</div>
            </div>
            <IconArrowRight size={16} stroke={1.6} aria-hidden="true" className={classes.arrow} />
            <Select
              aria-label={`Colonna per ${heading}`}
              placeholder="Non importare"
              data={optionsFor(heading)}
              value={mapping[heading] ?? null}
              clearable
              searchable
              nothingFoundMessage="Nessuna colonna con questo nome"
              clearButtonProps={{ 'aria-label': `Non importare ${heading}` }}
              onChange={(path) => setMapping({ ...mapping, [heading]: path })}
            />
          </div>
        ))}
      </Panel>
      {missing.length > 0 ? (
        <p className="small muted">
          Per creare righe nuove servono anche{' '}
          {missing.map(({ path, heading }) => (
            <Tag key={path}>{heading}</Tag>
          ))}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onBack}>
          Scegli un altro file
        </Button>
        <Button
          variant="filled"
          disabled={Object.values(mapping).every((path) => path === null)}
          onClick={() => onMap(mapping)}
        >
          Vai all’anteprima
        </Button>
      </div>
    </div>
  );
}
