import { Draggable, type DraggableProvided } from '@hello-pangea/dnd';
import { VisuallyHidden } from '@mantine/core';
import type { PositionDraft, PricedPosition } from '@truciolo/quote';
import { memo } from 'react';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { amount } from '../fields/amounts.ts';
import classes from './positions.module.css';

interface RowProps {
  readonly position: PositionDraft;
  readonly priced: PricedPosition | undefined;
  readonly index: number;
  /** Accepted pieces; null = left out of the order, undefined = not accepted yet. */
  readonly ordered?: number | null | undefined;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
}

/** Short enough for the column: "manca il materiale", not a sentence. */
function lack(priced: PricedPosition | undefined): string {
  const message = priced?.problems[0]?.message;
  if (message === undefined) return 'senza prezzo';
  const short = message.replace(/\s+(di|del|della) .*$/, '').replace(/\.$/, '');
  return short.charAt(0).toLowerCase() + short.slice(1);
}

export const titleOf = ({ description, code }: Pick<PositionDraft, 'description' | 'code'>): string =>
  description.split('\n')[0]?.trim() || code.trim() || 'Senza nome';

type RowContentProps = Pick<RowProps, 'position' | 'priced' | 'index' | 'ordered'>;

export function RowContent({ position, priced, index, ordered }: RowContentProps) {
  const chosen = priced?.chosen;
  const quantity = ordered ?? position.chosenQuantity ?? position.quantities[0];
  const title = titleOf(position);
  return (
    <>
      <span className={classes.place}>
        <VisuallyHidden>Posizione</VisuallyHidden> {index + 1}
      </span>
      <span className={classes.name} title={title}>
        {title}
      </span>
      <span className={classes.code}>
        {position.code}
        {position.optional ? <i>opzionale</i> : null}
      </span>
      <span className={classes.figures}>
        <span>{quantity === undefined || ordered === null ? '' : `${formatNumber(quantity)} pz`}</span>
        {ordered === null ? (
          <span className={classes.left}>non ordinata</span>
        ) : chosen?.ok ? (
          <b>{amount(chosen.priced.price.netUnit)} €</b>
        ) : (
          <span className={classes.lack} title={priced?.problems[0]?.message}>
            {lack(priced)}
          </span>
        )}
      </span>
    </>
  );
}

interface DraggableRowProps extends RowProps {
  /** Where the window of the list puts it, px. */
  readonly top: number;
  readonly movable: boolean;
}

/** The handle is a button already: it needs no other role, and the list says once how to drag. */
export function handleOf({ dragHandleProps }: DraggableProvided) {
  if (!dragHandleProps) return {};
  const { role: _role, 'aria-describedby': _text, ...handle } = dragHandleProps;
  return handle;
}

/** Draws again only when its own position or price is another one. */
export const DraggableRow = memo(function DraggableRow(props: DraggableRowProps) {
  const { position, index, selected, onSelect, top, movable } = props;
  return (
    <Draggable draggableId={position.id} index={index} isDragDisabled={!movable}>
      {(provided: DraggableProvided) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={classes.item}
          style={{ top, ...provided.draggableProps.style }}
        >
          <button
            type="button"
            {...handleOf(provided)}
            aria-current={selected || undefined}
            className={classes.row}
            data-left={props.ordered === null || undefined}
            onClick={() => onSelect(position.id)}
            data-private
          >
            <RowContent {...props} />
          </button>
        </li>
      )}
    </Draggable>
  );
});
