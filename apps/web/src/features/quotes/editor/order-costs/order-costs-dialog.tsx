import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@truciolo/money';
import {
  emptyOrderCost,
  isOrderCost,
  marginOf,
  type OrderCostDraft,
  orderCostFromRegistry,
  spreadOrderCost,
} from '@truciolo/quote';
import { notifyDone } from '../../../../components/notify.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { newId } from '../../../../lib/new-id.ts';
import { rankChoices } from '../../../../lib/rank-choices.ts';
import { costDetail, findableCost } from '../sections/costs/cost-detail.ts';
import { AddMenu } from '../sections/rates/add-menu.tsx';
import { costsQuery } from '../sections/rates/registry-queries.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { OrderCostRow } from './order-cost-row.tsx';
import classes from './order-costs.module.css';

const NONE: readonly OrderCostDraft[] = [];
const costsOf = (state: EditorState) => state.document.orderCosts ?? NONE;
const chargesOf = (state: EditorState) => state.priced.totals.charges;
const countOf = (state: EditorState) => state.document.positions.filter(({ optional }) => !optional).length;

/** One-time costs of the whole order: carriage, packing, a certificate. */
export default function OrderCostsDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { store, start } = useEditor();
  const readOnly = useReadOnly();
  const costs = useEditorState(costsOf);
  const charges = useEditorState(chargesOf);
  const positions = useEditorState(countOf);
  const registry = useQuery({ ...costsQuery, enabled: !readOnly }).data ?? [];
  const set = (change: (costs: readonly OrderCostDraft[]) => readonly OrderCostDraft[]) =>
    store.edit((document) => ({ ...document, orderCosts: change(document.orderCosts ?? []) }));
  const spread = ({ id, label }: OrderCostDraft) => {
    const { priced } = store.getState();
    store.edit((document) => spreadOrderCost(document, priced.positions, id));
    notifyDone(`«${label || 'Costo'}» è ripartito sulle posizioni per valore. Ctrl+Z torna indietro.`);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Costi dell’ordine"
      size={620}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <p className={classes.lead}>
        Si pagano una volta per tutto l’ordine. Lo sconto del preventivo non li tocca.
      </p>
      {costs.length === 0 ? <p className="dim">Nessun costo dell’ordine.</p> : null}
      <ul className={classes.rows} aria-label="Costi dell’ordine">
        {costs.map((cost) => (
          <OrderCostRow
            key={cost.id}
            cost={cost}
            readOnly={readOnly}
            onChange={(next) => set((all) => all.map((one) => (one.id === next.id ? next : one)))}
            onRemove={() => set((all) => all.filter(({ id }) => id !== cost.id))}
            onSpread={positions === 0 ? undefined : () => spread(cost)}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        {readOnly ? null : (
          <AddMenu
            label="Costo dell’ordine"
            search="Cerca un costo dell’ordine"
            blank="Costo nuovo"
            groups={(text) => [
              {
                label: 'Anagrafica costi',
                choices: rankChoices(text, registry.filter(isOrderCost), findableCost).map((cost) => ({
                  id: cost.guid,
                  name: cost.name,
                  detail: costDetail(cost),
                })),
              },
            ]}
            onBlank={(label) => set((all) => [...all, emptyOrderCost(newId(), label, marginOf(start))])}
            onPick={(guid) => {
              const row = registry.find((cost) => cost.guid === guid);
              if (row) set((all) => [...all, orderCostFromRegistry(row, newId(), marginOf(start))]);
            }}
          />
        )}
        <span className={classes.sum}>
          In tutto <b>{formatMoney(charges)}</b>
        </span>
        <Button variant="filled" onClick={onClose}>
          Fatto
        </Button>
      </div>
    </Modal>
  );
}
