import { Button } from '@mantine/core';
import type { RequestPosition } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { agree, countOf } from '../../../lib/format/counts.ts';

interface OtherPartsProps {
  /** Parts of the file as positions. */
  readonly others: readonly RequestPosition[];
  readonly positions: readonly RequestPosition[];
  readonly onAdd: (added: readonly RequestPosition[]) => void;
}

/** A file may show several parts: rows of a table, or sheets of other parts. They become positions on demand. */
export function OtherParts({ others, positions, onAdd }: OtherPartsProps) {
  const known = new Set(positions.map(({ id }) => id));
  const left = others.filter(({ id }) => !known.has(id));
  if (left.length === 0) return null;
  const codes = left.map(({ fields }) => fields.code?.value).join(', ');
  return (
    <NoteBar tone="info">
      Il disegno mostra anche {countOf(left.length, 'altro pezzo', 'altri pezzi')}: {codes}.{' '}
      <Button size="compact-xs" variant="default" onClick={() => onAdd(left)}>
        Aggiungi {agree(left.length, 'la posizione', 'le posizioni')}
      </Button>
    </NoteBar>
  );
}
