import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { formatMoney } from '@truciolo/money';
import { chargeOf, type OrderCostDraft } from '@truciolo/quote';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { TextCell } from '../sections/values/text-cell.tsx';
import { ValueField } from '../sections/values/value-field.tsx';
import classes from './order-costs.module.css';

interface OrderCostRowProps {
  readonly cost: OrderCostDraft;
  readonly readOnly: boolean;
  readonly onChange: (cost: OrderCostDraft) => void;
  readonly onRemove: () => void;
  /** Undefined while there is no position to carry a part. */
  readonly onSpread: (() => void) | undefined;
}

const MOST_MARGIN = 99;

/** Name, cost, margin, and the customer's price. */
export function OrderCostRow({ cost, readOnly, onChange, onRemove, onSpread }: OrderCostRowProps) {
  const { price } = chargeOf(cost);
  const name = cost.label || 'costo dell’ordine';
  return (
    <li className={classes.row} aria-label={name}>
      <TextCell
        label="Voce"
        value={cost.label}
        maxLength={200}
        readOnly={readOnly}
        onText={(label) => onChange({ ...cost, label })}
      />
      <ValueField
        label="Costo"
        unit="€"
        least={2}
        missing={cost.amount.value === null}
        value={cost.amount}
        readOnly={readOnly}
        onChange={(amount) => onChange({ ...cost, amount })}
      />
      <NumberField
        label="Margine"
        unit="%"
        decimals={2}
        max={MOST_MARGIN}
        placeholder="0"
        value={cost.margin}
        readOnly={readOnly}
        onChange={(margin) => onChange({ ...cost, margin })}
      />
      <span className={classes.price}>
        <small>Al cliente</small>
        <b>{price === null ? '—' : formatMoney(price)}</b>
      </span>
      {readOnly ? null : (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon className={classes.menu ?? ''} aria-label={`Azioni su ${name}`}>
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={!onSpread || price === null} onClick={onSpread}>
              Ripartisci sulle posizioni
            </Menu.Item>
            <Menu.Item onClick={onRemove}>Togli</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
