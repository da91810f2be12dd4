import { SegmentedControl } from '@mantine/core';
import type { TargetDraft } from '@truciolo/quote';
import { memo, useRef } from 'react';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { lookedPriced, useEditor, useReadOnly } from '../state/use-editor.ts';
import { type SamePrice, switchTarget } from './change-target.ts';
import classes from './price.module.css';

interface TargetSwitchProps {
  /** Of the position. */
  readonly id: string;
  readonly target: TargetDraft;
}

const KINDS = [
  { value: 'markup', label: 'Ricarico' },
  { value: 'margin', label: 'Margine' },
  { value: 'typed', label: 'Prezzo' },
];

/** How the price is made: a mark-up on the cost, a margin on the price, or the price itself. */
export const TargetSwitch = memo(function TargetSwitch({ id, target }: TargetSwitchProps) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const set = (next: TargetDraft) =>
    store.editPosition(id, (before) => ({ ...before, price: { ...before.price, target: next } }));
  /** By position. */
  const said = useRef(new Map<string, SamePrice>());
  const choose = (kind: TargetDraft['kind']) => {
    const next = switchTarget(said.current.get(id) ?? [], target, kind, lookedPriced(store.getState()));
    said.current.set(id, next.said);
    set(next.target);
  };
  const isTyped = target.kind === 'typed';
  const value = isTyped ? target.unit : target.rate;
  const label = isTyped
    ? 'Prezzo al pezzo'
    : target.kind === 'margin'
      ? 'Margine sul prezzo'
      : 'Ricarico sul costo';
  return (
    <div className={classes.target} data-section="price">
      <SegmentedControl
        size="xs"
        aria-label="Come si fa il prezzo"
        data={KINDS}
        value={target.kind}
        readOnly={readOnly}
        onChange={(kind) => choose(kind as TargetDraft['kind'])}
      />
      <NumberField
        aria-label={label}
        value={value}
        unit={isTyped ? '€/pz' : '%'}
        decimals={isTyped ? 4 : 2}
        readOnly={readOnly}
        onChange={(next) => set(isTyped ? { kind: 'typed', unit: next } : { ...target, rate: next })}
        data-field={isTyped ? 'price.target.unit' : 'price.target.rate'}
        data-missing={value === null || undefined}
        className={classes.targetField ?? ''}
        data-private
      />
    </div>
  );
});
