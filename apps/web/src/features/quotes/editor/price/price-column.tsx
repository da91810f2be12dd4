import { formatPercent, percent } from '@truciolo/money';
import { netOfQuote } from '@truciolo/pricing';
import { typedDays } from '@truciolo/quote';
import { useDeferredValue } from 'react';
import { UnreadTextsProvider, useUnreadScope } from '../../../../components/number-field/unread-texts.ts';
import type { HeadSlots } from '../head/head-slots.ts';
import type { EditorState } from '../state/editor-state.ts';
import {
  useEditor,
  useEditorState,
  useLookedAt,
  useReadOnly,
  useSelectedPosition,
  useSelectedPriced,
} from '../state/use-editor.ts';
import { FloorReason } from './floor-reason.tsx';
import { FloorsBar } from './floors-bar.tsx';
import { FloorsWhy } from './floors-why.tsx';
import { MoreOptions } from './more-options.tsx';
import classes from './price.module.css';
import { PriceCurve } from './price-curve.tsx';
import { PriceTable } from './price-table.tsx';
import { TargetSwitch } from './target-switch.tsx';
import { WhyTree } from './why-tree.tsx';

const discountsOf = (state: EditorState) => state.document.discounts;
const documentOf = (state: EditorState) => state.document;
const sentDaysOf = (state: EditorState) => state.head?.offeredDays ?? null;

type PriceSlots = Pick<HeadSlots, 'plan' | 'days'>;

/** The price of the selected position: its policy, all quantities, and the explanation. */
export function PriceColumn(props: PriceSlots) {
  const kept = useUnreadScope(useSelectedPosition()?.id ?? '');
  return (
    <UnreadTextsProvider value={kept}>
      <PriceOfPosition {...props} />
    </UnreadTextsProvider>
  );
}

function PriceOfPosition({ plan, days }: PriceSlots) {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const document = useEditorState(documentOf);
  const position = useSelectedPosition();
  const priced = useSelectedPriced();
  const sent = useEditorState(sentDaysOf);
  const quantity = useLookedAt();
  const discounts = useEditorState(discountsOf);
  // Table and switch follow the keystroke; the drawings may come a moment later.
  const later = useDeferredValue(priced);
  if (!position || !priced) return <section className={classes.column} aria-label="Prezzo" />;
  // Urgent work has its own days, which take precedence.
  const typed = typedDays(position);
  const isExpedited = (position.price.expedite?.leadDays ?? null) !== null;
  const promise = (promisedDays: number) =>
    store.editPosition(position.id, (before) => ({ ...before, price: { ...before.price, promisedDays } }));
  const outcome = priced.outcomes.find((one) => one.quantity === quantity)?.outcome;
  const looked = outcome?.ok ? outcome.priced : null;
  // A price alone, as in a quote that came from a sheet.
  const isCostKnown = looked?.cost.full !== 0;
  const rates = discounts.map((one) => percent(one));
  const net = looked && netOfQuote(looked, rates);
  const after =
    discounts.length === 0
      ? ''
      : `, netto dello sconto ${rates.map((one) => formatPercent(one)).join(' + ')}`;
  return (
    <section className={classes.column} aria-label="Prezzo">
      <div className={classes.head}>
        <h2>Prezzo</h2>
        <TargetSwitch id={position.id} target={position.price.target} />
      </div>
      <PriceTable
        position={position}
        priced={priced}
        quantity={quantity}
        discounts={discounts}
        days={(pieces) => days({ document, positionId: position.id, quantity: pieces, sent })}
      />
      <FloorReason position={position} priced={priced} discounts={discounts} key={position.id} />
      {looked && priced.prepared === null ? (
        <p className={classes.unknown}>
          I prezzi sono quelli inviati. Oggi il calcolo darebbe altri numeri: il dettaglio voce per voce non
          si mostra.
        </p>
      ) : null}
      {isCostKnown ? null : (
        <p className={classes.unknown}>Il costo non è noto: il margine non si può dire.</p>
      )}
      {looked && net && isCostKnown ? (
        <>
          <FloorsBar
            variable={looked.cost.variablePerPiece}
            full={looked.cost.fullPerPiece}
            net={net.unit}
            list={looked.price.listUnit}
            quantity={looked.quantity}
            after={after}
          />
          <FloorsWhy cost={looked.cost} quantity={looked.quantity} />
          {plan({
            document,
            positionId: position.id,
            quantity: looked.quantity,
            sent,
            typed,
            onPromise: readOnly || isExpedited ? null : promise,
          })}
        </>
      ) : null}
      {later?.prepared && isCostKnown ? (
        <PriceCurve prepared={later.prepared} outcomes={later.outcomes} quantity={quantity} />
      ) : null}
      <MoreOptions id={position.id} price={position.price} key={`options-${position.id}`} />
      {later?.prepared && quantity !== null && isCostKnown ? (
        <WhyTree prepared={later.prepared} quantity={quantity} />
      ) : null}
    </section>
  );
}
