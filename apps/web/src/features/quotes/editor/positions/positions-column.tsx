import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useReadOnly } from '../state/use-editor.ts';
import classes from './positions.module.css';
import { PositionsList } from './positions-list.tsx';
import { TotalsBlock } from './totals-block.tsx';
import { usePositionActs } from './use-position-acts.tsx';

interface PositionsColumnProps {
  readonly count: number;
}

export function PositionsColumn({ count }: PositionsColumnProps) {
  const readOnly = useReadOnly();
  const { add } = usePositionActs();
  return (
    <section className={classes.column} aria-label="Posizioni">
      <div className={classes.head}>
        <h2>Posizioni</h2>
        <span className="dim">{count}</span>
        {readOnly ? null : (
          <Tooltip label="Aggiungi una posizione">
            <ActionIcon variant="default" size={26} aria-label="Aggiungi una posizione" onClick={add}>
              <IconPlus size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <PositionsList />
      <TotalsBlock />
    </section>
  );
}
