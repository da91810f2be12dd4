import { ActionIcon, Tooltip } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useOfferedActs } from '../../../../lib/page-acts.ts';
import { useReadOnly } from '../state/use-editor.ts';
import classes from './positions.module.css';
import { PositionsList } from './positions-list.tsx';
import { TotalsBlock } from './totals-block.tsx';
import { usePositionActs } from './use-position-acts.tsx';

const TogetherDialog = lazy(() => import('../dialogs/together-dialog.tsx'));

interface PositionsColumnProps {
  readonly count: number;
}

export function PositionsColumn({ count }: PositionsColumnProps) {
  const readOnly = useReadOnly();
  const { add } = usePositionActs();
  const [isOpen, setOpen] = useState(false);
  useOfferedActs(readOnly ? [] : [{ label: 'Nuova posizione', run: add }]);
  return (
    <section className={classes.column} aria-label="Posizioni">
      <div className={classes.head}>
        <h2>Posizioni</h2>
        <span className="dim">{count}</span>
        {readOnly || count < 2 ? null : (
          <Tooltip label="Cambia più posizioni insieme">
            <ActionIcon size={26} aria-label="Cambia più posizioni insieme" onClick={() => setOpen(true)}>
              <IconListCheck size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
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
      {isOpen ? (
        <Suspense fallback={null}>
          <TogetherDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
