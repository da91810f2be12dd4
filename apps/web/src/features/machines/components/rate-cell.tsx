import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Machine } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { rateState } from '../rate-age.ts';
import classes from './rate.module.css';

/** The rate of a machine with its warnings. */
export function RateCell({ machine }: { readonly machine: Machine }) {
  const state = rateState(machine, Date.now());
  if (state === 'missing') return <Tag tone="bad">manca</Tag>;
  const old = `Tariffa di oltre 12 mesi fa (${formatDate(machine.rateDate ?? '')}): ricontrollala.`;
  return (
    <span className={classes.cell}>
      {state === 'unconfirmed' ? <Tag tone="warn">da confermare</Tag> : null}
      {state === 'old' ? (
        <Tooltip label={old}>
          <IconAlertTriangle size={14} stroke={1.6} className={classes.old} role="img" aria-label={old} />
        </Tooltip>
      ) : null}
      <b>{formatNumber(inEuro(machine.hourlyRate ?? 0), 2)}</b>
    </span>
  );
}
