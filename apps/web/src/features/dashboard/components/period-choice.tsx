import { NativeSelect, SegmentedControl } from '@mantine/core';
import { dashboardDays } from '@truciolo/contract';
import type { DashboardWish } from '../api/dashboard-query.ts';
import classes from './dashboard.module.css';

interface PeriodChoiceProps {
  readonly wish: DashboardWish;
  readonly owners: readonly { readonly guid: string; readonly name: string }[];
  readonly onWish: (wish: DashboardWish) => void;
}

const names = { '30': '30 gg', '90': '90 gg', '365': '12 mesi' } as const;
const periods = dashboardDays.map((value) => ({ value, label: names[value] }));

export function PeriodChoice({ wish, owners, onWish }: PeriodChoiceProps) {
  return (
    <div className={classes.choices}>
      {owners.length > 1 ? (
        <NativeSelect
          aria-label="Preventivista"
          data={[
            { value: '', label: 'Tutti i preventivisti' },
            ...owners.map(({ guid, name }) => ({ value: guid, label: name })),
          ]}
          value={wish.owner}
          onChange={(event) => onWish({ ...wish, owner: event.currentTarget.value })}
          data-private
        />
      ) : null}
      <SegmentedControl
        size="xs"
        aria-label="Periodo"
        data={periods}
        value={wish.days}
        onChange={(value) =>
          onWish({ ...wish, days: dashboardDays.find((days) => days === value) ?? wish.days })
        }
      />
    </div>
  );
}
