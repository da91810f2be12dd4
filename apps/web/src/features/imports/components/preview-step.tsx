import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { CellMend, SheetWord, PreviewStep as Step } from '@truciolo/contract';
import { useMemo, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { Shown } from '../api/preview-rows-query.ts';
import { lineNames } from '../import-promise.ts';
import classes from './preview-step.module.css';
import { PreviewTable } from './preview-table.tsx';
import { SheetChoice } from './sheet-choice.tsx';

interface PreviewStepProps {
  readonly step: Step;
  readonly problem: string | null;
  readonly onMend: (cells: readonly CellMend[]) => void;
  readonly onTeach: (word: SheetWord) => void;
  readonly onReread: () => void;
  readonly onRemap: () => void;
  readonly onSheet: (sheet: string) => void;
}

const filters: readonly {
  readonly show: Shown;
  readonly label: string;
  readonly count: keyof Step['counts'];
}[] = [
  { show: 'all', label: 'Tutte', count: 'total' },
  { show: 'fresh', label: 'Nuove', count: 'fresh' },
  { show: 'changed', label: 'Cambiano', count: 'changed' },
  { show: 'unchanged', label: 'Uguali', count: 'unchanged' },
  { show: 'bad', label: 'Solo errori', count: 'bad' },
];

function verdict({ registry, counts, badLines, exampleSkipped, ignored, notes }: Step): {
  tone: 'bad' | 'ok' | 'info';
  text: string;
} {
  const asides = [
    ...(counts.bad > 0 ? [] : notes),
    exampleSkipped ? 'La riga di esempio è stata saltata.' : '',
    ignored.length > 0 ? `Colonne non importate: ${ignored.join(', ')}.` : '',
  ].filter((aside) => aside !== '');
  const say = (text: string) => [text, ...asides].join(' ');
  if (counts.bad > 0) {
    const rows = countOf(counts.bad, 'riga ha', 'righe hanno');
    const which = `(${lineNames(badLines, counts.bad)})`;
    return {
      tone: 'bad',
      text: say(
        registry === 'quotes'
          ? `${rows} celle da correggere ${which}: premile e scrivi il valore, oppure importa gli altri preventivi saltando questi.`
          : `${rows} celle da correggere ${which}: premile e scrivi il valore, oppure importa le altre saltandole.`,
      ),
    };
  }
  if (counts.fresh + counts.changed === 0)
    return { tone: 'info', text: say('0 modifiche: è già tutto come nel file.') };
  return { tone: 'ok', text: say('Il file è a posto: controlla le righe e conferma.') };
}

/** Every row as it will be saved, before it is. */
export function PreviewStep(props: PreviewStepProps) {
  const { step, problem, onMend, onTeach, onReread, onRemap, onSheet } = props;
  const { counts } = step;
  // The same two acts for every cell of a table that is drawn often.
  const acts = useMemo(() => ({ mend: onMend, teach: onTeach }), [onMend, onTeach]);
  const [show, setShow] = useState<Shown>(counts.bad > 0 ? 'bad' : 'all');
  const { tone, text } = verdict(step);
  const shown = filters.find((filter) => filter.show === show)?.count ?? 'total';
  return (
    <div className={classes.preview}>
      <div className={classes.notes}>
        {problem ? (
          <NoteBar
            tone="bad"
            actions={
              <Button size="xs" onClick={onReread}>
                Rileggi il file
              </Button>
            }
          >
            {problem}
          </NoteBar>
        ) : (
          <NoteBar tone={tone}>{text}</NoteBar>
        )}
      </div>
      <div className={classes.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
        <div className={classes.filters} role="group" aria-label="Righe da mostrare">
          {filters.map(({ show: one, label, count }) => (
            <button
              key={one}
              type="button"
              className={classes.filter}
              aria-pressed={show === one}
              disabled={counts[count] === 0}
              data-bad={one === 'bad' || undefined}
              onClick={() => setShow(one)}
            >
              {label} <span>{formatNumber(counts[count])}</span>
            </button>
          ))}
        </div>
        <div className={classes.end}>
          <SheetChoice sheet={step.sheet} sheets={step.sheets} onSheet={onSheet} />
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconColumns3 size={15} stroke={1.6} />}
            onClick={onRemap}
          >
            Abbinamento colonne
          </Button>
        </div>
      </div>
      <PreviewTable
        guid={step.guid}
        columns={step.columns}
        show={show}
        total={counts[shown]}
        hasErrors={counts.bad > 0}
        registry={step.registry}
        acts={acts}
      />
    </div>
  );
}
