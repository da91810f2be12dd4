import { lazy, Suspense, useState } from 'react';
import { amount } from '../fields/amounts.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState, useReadOnly } from '../state/use-editor.ts';
import classes from './order-costs-line.module.css';

const OrderCostsDialog = lazy(() => import('./order-costs-dialog.tsx'));

const chargesOf = (state: EditorState) => state.priced.totals.charges;
const namesOf = ({ document }: EditorState) =>
  (document.orderCosts ?? []).map(({ label }) => label || 'senza nome').join(', ');

/** The line of the totals with the order costs, which opens their list. */
export function OrderCostsLine() {
  const [isOpen, setOpen] = useState(false);
  const readOnly = useReadOnly();
  const charges = useEditorState(chargesOf);
  const names = useEditorState(namesOf);
  if (readOnly && names === '') return null;
  return (
    <div>
      <dt>
        <button
          type="button"
          className={classes.open}
          title={names || 'Trasporto, imballo, certificato: una volta per ordine'}
          onClick={() => setOpen(true)}
        >
          Costi dell’ordine
        </button>
        {isOpen ? (
          <Suspense fallback={null}>
            <OrderCostsDialog onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </dt>
      <dd>{names === '' ? '—' : amount(charges)}</dd>
    </div>
  );
}
