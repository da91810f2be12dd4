import { Button } from '@mantine/core';
import type { Stretch } from '@truciolo/jobs';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatDateTime } from '../../../lib/format/dates.ts';
import classes from './floor.module.css';

interface QuestionBoxProps {
  readonly stretch: Stretch;
  readonly onMinutes: (minutes: number) => Promise<void>;
}

/** A start without a stop: only the person who was there knows its length. */
export function QuestionBox({ stretch, onMinutes }: QuestionBoxProps) {
  const [hours, setHours] = useState<number | null>(null);
  return (
    <form
      className={classes.asked}
      onSubmit={(event) => {
        event.preventDefault();
        if (hours !== null) void onMinutes(hours * 60);
      }}
    >
      <p>
        <b>
          Avviata il {formatDateTime(stretch.from)} da {stretch.person}
          {stretch.to ? `, fermata il ${formatDateTime(stretch.to)}` : ' e mai fermata'}.
        </b>{' '}
        Quanto è durato davvero il lavoro? Finché non si sa, non si conta.
      </p>
      <div className={classes.cardLine}>
        <NumberField
          label="Ore di lavoro"
          unit="h"
          decimals={2}
          min={0}
          max={72}
          value={hours}
          onChange={setHours}
        />
        <Button type="submit" size="md" disabled={hours === null}>
          Conferma
        </Button>
      </div>
    </form>
  );
}
