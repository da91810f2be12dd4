import { ActionIcon, Menu } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { useAct } from '../../../components/use-act.ts';
import { addDays, formatDay } from '../../../lib/format/rome-day.ts';
import { putOff } from '../api/dashboard-query.ts';

interface PutOffMenuProps {
  readonly guid: string;
  readonly number: string;
  readonly today: string;
}

const waits = [
  { label: 'Domani', days: 1 },
  { label: 'Fra 3 giorni', days: 3 },
  { label: 'Fra una settimana', days: 7 },
];

/** Another day for the reminder of a quote. */
export function PutOffMenu({ guid, number, today }: PutOffMenuProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { act, isBusy } = useAct(['dashboard']);
  const put = (on: string) => act(() => putOff(guid, on), `${number}: te lo ricordiamo il ${formatDay(on)}.`);
  return (
    <>
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon size={26} aria-label={`Rimanda ${number}`} disabled={isBusy} data-private>
            <IconClockPause size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Ricordamelo</Menu.Label>
          {waits.map(({ label, days }) => (
            <Menu.Item key={days} onClick={() => void put(addDays(today, days))}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setChoosing(true)}>Scegli il giorno…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isChoosing ? (
        <PutOffDialog number={number} today={today} onDay={put} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

interface PutOffDialogProps {
  readonly number: string;
  readonly today: string;
  readonly onDay: (day: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function PutOffDialog({ number, today, onDay, onClose }: PutOffDialogProps) {
  const [day, setDay] = useState(addDays(today, 14));
  return (
    <FormDialog
      title={`Quando risollecitare ${number}?`}
      submit="Salva il giorno"
      onClose={onClose}
      save={async () => void (await onDay(day))}
    >
      <DayField label="Giorno" value={day} onDay={setDay} minDate={today} />
    </FormDialog>
  );
}
