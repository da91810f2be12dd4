import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { SheetKind } from '@truciolo/contract';
import { useNavigate } from 'react-router';
import { countOf } from '../../../lib/format/counts.ts';
import { lineNames } from '../import-promise.ts';
import { sheetWords } from '../sheet-words.ts';
import type { ImportResult } from '../use-import.ts';
import classes from './import-steps.module.css';

interface ResultStepProps {
  readonly registry: SheetKind;
  readonly result: ImportResult;
  readonly onAgain: () => void;
}

const part = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [countOf(count, one, many)];

/** Result of the import, with a link to the rows. */
export function ResultStep({ registry, result, onAgain }: ResultStepProps) {
  const navigate = useNavigate();
  const { path, many, feminine, saved: words } = sheetWords[registry];
  const saved = [
    ...part(result.created, ...words.created),
    ...part(result.updated, ...words.updated),
    ...part(result.unchanged, 'già uguale', 'già uguali'),
    ...part(result.skipped, 'riga con errori saltata', 'righe con errori saltate'),
  ];
  return (
    <div className={classes.done} role="status">
      <span className={classes.doneIcon}>
        <IconCheck size={26} stroke={2} aria-hidden="true" />
      </span>
      <h2 className={classes.title}>Importazione completata</h2>
      <p className={classes.lead}>
        {saved.join(', ')}
        {result.skipped > 0 ? ` (${lineNames(result.skippedLines, result.skipped)})` : ''}.
      </p>
      <div className={classes.buttons}>
        <Button variant="filled" onClick={() => void navigate(path)}>
          Vai {feminine ? 'alle' : 'ai'} {many}
        </Button>
        <Button onClick={onAgain}>Importa un altro file</Button>
      </div>
    </div>
  );
}
