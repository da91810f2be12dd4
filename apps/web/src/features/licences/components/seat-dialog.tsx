import type { CompanyUser } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { formatDay, romeDay } from '../../../lib/format/rome-day.ts';

interface SeatDialogProps {
  readonly user: CompanyUser;
  /** Last day of the company's licence; a seat cannot outlive it. */
  readonly licenceDay: string | null;
  readonly save: (expiresOn: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The last day of a seat; empty: as long as the licence. */
export function SeatDialog({ user, licenceDay, save, onClose }: SeatDialogProps) {
  const [day, setDay] = useState(user.seat?.expiresAt ? romeDay(user.seat.expiresAt) : '');
  const isPast = day !== '' && day < romeDay(Date.now());
  return (
    <FormDialog
      title={`Posto di ${user.firstName} ${user.lastName}`}
      submit={user.seat ? 'Salva' : 'Assegna posto'}
      onClose={onClose}
      isValid={() => !isPast}
      save={() => save(day === '' ? null : day)}
      size={400}
    >
      <DayField
        label="Ultimo giorno"
        clearable
        value={day}
        onDay={setDay}
        {...(licenceDay !== null && { maxDate: licenceDay })}
        error={isPast ? 'Scegli un giorno da oggi in poi.' : null}
        description={`Vuoto: vale quanto la licenza dell’azienda${licenceDay ? `, fino al ${formatDay(licenceDay)}` : ''}.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </FormDialog>
  );
}
