import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Change } from '@truciolo/changes';
import type { RequestPosition, ShopRequest } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { formatEuro } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { quotePath } from '../../../lib/pages.ts';
import { earlierQuery } from '../api/request-calls.ts';

interface EarlierBarProps {
  readonly request: ShopRequest;
  readonly position: RequestPosition;
  readonly mayWrite: boolean;
  readonly onSave: (changes: Change[]) => void;
}

/** "Già fatto": the last quote of the same code, which the draft may continue. */
export function EarlierBar({ request, position, mayWrite, onSave }: EarlierBarProps) {
  const codes = request.content.positions.map(({ fields }) => fields.code?.value ?? '').join('|');
  const known = useQuery(earlierQuery(request.guid, codes)).data?.find(
    ({ positionId }) => positionId === position.id,
  );
  if (!known) return null;
  const revision = position.fields.revision?.value ?? '';
  const isOther = revision !== '' && known.revision !== '' && revision !== known.revision;
  const { takenFrom } = position;
  const taken = { quoteGuid: known.quoteGuid, positionId: known.quotePositionId };
  const toggle = () =>
    onSave([
      { path: ['positions', position.id, 'takenFrom'], base: takenFrom, value: takenFrom ? null : taken },
    ]);
  return (
    <NoteBar
      tone={isOther ? 'warn' : 'info'}
      actions={
        mayWrite ? (
          <Button size="xs" variant="default" aria-pressed={takenFrom !== null} onClick={toggle}>
            {takenFrom ? 'Non riprendere' : 'Riprendi'}
          </Button>
        ) : null
      }
    >
      Già fatto: <Link to={quotePath(known.quoteGuid)}>{known.number}</Link> del {formatDay(known.date)}
      {known.unit === null ? '' : `, ${formatEuro(inEuro(known.unit))} a ${known.quantity} pz`}
      {isOther ? `. Era la rev. ${known.revision}, ora è la ${revision}` : ''}.
    </NoteBar>
  );
}
