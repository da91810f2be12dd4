import type { Leaving } from '@truciolo/jobs';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import type { DdtFields } from '../ddt-fields.ts';
import { DdtHead } from './ddt-head.tsx';
import { asksWhy, ExcessField } from './excess-field.tsx';
import { PiecesAndDay } from './pieces-and-day.tsx';

interface DdtFormProps {
  readonly title: string;
  readonly submit: string;
  /** The job with the pieces on its other notes. */
  readonly job: Leaving;
  /** Pieces that need no reason: those the note already has. */
  readonly known?: number | undefined;
  readonly pieces: number | null;
  readonly fields: DdtFields;
  readonly save: (written: DdtFields, pieces: number, why: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A delivery note being written or corrected: pieces, day, head, and the reason for more pieces than expected. */
export function DdtForm({ title, submit, job, known, save, onClose, children, ...start }: DdtFormProps) {
  const [pieces, setPieces] = useState(start.pieces);
  const [fields, setFields] = useState(start.fields);
  const [why, setWhy] = useState('');
  const isAsked = pieces !== known && asksWhy(job, pieces);
  return (
    <FormDialog
      title={title}
      submit={submit}
      size={560}
      onClose={onClose}
      save={() => save(fields, pieces ?? 0, isAsked ? why.trim() : '')}
      disabled={pieces === null || pieces < 1 || (isAsked && why.trim() === '')}
    >
      <PiecesAndDay
        pieces={pieces}
        onPieces={setPieces}
        day={fields.date}
        onDay={(date) => setFields({ ...fields, date })}
      />
      {isAsked ? <ExcessField job={job} pieces={pieces} why={why} onWhy={setWhy} /> : null}
      <DdtHead fields={fields} onFields={setFields} />
      {children}
    </FormDialog>
  );
}
