import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import type { MachineFields } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import classes from './calendar-tab.module.css';
import { CopyDaysDialog } from './copy-days-dialog.tsx';

const DAYS = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'] as const;

/** When the machine works: hours of each day of the week, and the days that differ. */
export function CalendarTab() {
  const { values, errors, set } = useRecordForm<MachineFields>();
  const { week, exceptions } = values.calendar;
  const [isCopying, setCopying] = useState(false);
  const total = week.reduce((sum, hours) => sum + (hours ?? 0), 0);
  return (
    <>
      <RecordSection title="Settimana" note={`${formatDecimal(total, 1)} h`}>
        <div className={classes.week}>
          {DAYS.map((day, index) => (
            <NumberField
              key={day}
              name={`calendar.week.${index}`}
              label={day}
              unit="h"
              decimals={1}
              value={week[index] ?? null}
              error={text(errors[`calendar.week.${index}`])}
              onChange={(hours) => set(`calendar.week.${index}`, hours)}
            />
          ))}
        </div>
      </RecordSection>
      <RecordSection
        title="Giorni diversi"
        note="ferie, guasti, straordinari; le festività nazionali e il patrono sono già chiusi"
        actions={
          <>
            {exceptions.length > 0 ? (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconCopy size={14} stroke={1.6} />}
                onClick={() => setCopying(true)}
              >
                Copia su altre macchine
              </Button>
            ) : null}
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconPlus size={14} stroke={1.6} />}
              onClick={() =>
                set('calendar.exceptions', [...exceptions, { date: '', until: null, hours: 0, note: '' }])
              }
            >
              Aggiungi
            </Button>
          </>
        }
      >
        {exceptions.length === 0 ? (
          <p className="muted small">Nessuno: la macchina segue la settimana.</p>
        ) : (
          <ul className={classes.days}>
            {exceptions.map((day, index) => {
              const path = `calendar.exceptions.${index}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name while it is being typed
                <li key={index}>
                  <div>
                    <DayField
                      data-path={`${path}.date`}
                      aria-label={`Dal ${index + 1}`}
                      placeholder="dal"
                      value={day.date}
                      error={text(errors[`${path}.date`])}
                      onDay={(date) => set(`${path}.date`, date)}
                    />
                  </div>
                  <div>
                    <DayField
                      data-path={`${path}.until`}
                      aria-label={`Al ${index + 1}`}
                      placeholder="al"
                      value={day.until ?? ''}
                      error={text(errors[`${path}.until`])}
                      onDay={(until) => set(`${path}.until`, until || null)}
                    />
                  </div>
                  <NumberField
                    name={`${path}.hours`}
                    aria-label={`Ore ${index + 1}`}
                    unit="h"
                    decimals={1}
                    value={day.hours}
                    error={text(errors[`${path}.hours`])}
                    onChange={(hours) => set(`${path}.hours`, hours)}
                  />
                  <TextInput
                    name={`${path}.note`}
                    aria-label={`Motivo ${index + 1}`}
                    placeholder="Motivo"
                    value={day.note}
                    onChange={(event) => set(`${path}.note`, event.currentTarget.value)}
                  />
                  <ActionIcon
                    aria-label={`Togli il giorno ${index + 1}`}
                    onClick={() =>
                      set(
                        'calendar.exceptions',
                        exceptions.filter((_, other) => other !== index),
                      )
                    }
                  >
                    <IconTrash size={15} stroke={1.6} />
                  </ActionIcon>
                </li>
              );
            })}
          </ul>
        )}
      </RecordSection>
      {isCopying ? (
        <CopyDaysDialog code={values.code} days={exceptions} onClose={() => setCopying(false)} />
      ) : null}
    </>
  );
}

const text = (error: unknown): string | null => (typeof error === 'string' ? error : null);
