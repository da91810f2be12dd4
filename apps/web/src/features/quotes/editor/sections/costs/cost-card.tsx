import { ActionIcon, Popover, Select, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { CATEGORY_LABELS } from '@truciolo/pricing';
import type { CostDraft } from '@truciolo/quote';
import { useState } from 'react';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { TextCell } from '../values/text-cell.tsx';
import { ValueCell } from '../values/value-cell.tsx';
import {
  type ChargeKind,
  chargeOptions,
  chargeUnits,
  chargeValue,
  withCharge,
  withValue,
} from './change-charge.ts';
import classes from './costs.module.css';

interface CostCardProps {
  readonly cost: CostDraft;
  /** Path in problems: `costs[1]`. */
  readonly path: string;
  /** €/pz; undefined while there is no price. */
  readonly share: number | undefined;
  readonly readOnly: boolean;
  readonly onChange: (cost: CostDraft) => void;
  readonly onRemove: () => void;
  /** Moves a cost of the order to the quote, where it is paid once. */
  readonly onGather: () => void;
}

const categoryOptions = (
  ['packaging', 'transport', 'programming', 'tooling', 'inspection', 'external', 'other'] as const
).map((value) => ({ value, label: CATEGORY_LABELS[value] }));

const words: Readonly<Record<ChargeKind, string>> = {
  piece: 'al pezzo',
  lot: 'al lotto',
  order: 'ordine',
  'declared-quantity': 'su quantità',
  percent: 'sui costi diretti',
};

/** One of the other costs: its amount, its basis, and its share per piece. */
export function CostCard({ cost, path, share, readOnly, onChange, onRemove, onGather }: CostCardProps) {
  const name = cost.label || 'altro costo';
  return (
    <li className={classes.card}>
      <span className={classes.label}>
        <span className={classes.labelText}>{name}</span>
        <CostMenu
          cost={cost}
          path={path}
          name={name}
          readOnly={readOnly}
          onChange={onChange}
          onRemove={onRemove}
          onGather={onGather}
        />
      </span>
      <span className={classes.amount}>
        <ValueCell
          label={`${name}, ${chargeUnits[cost.charge.per]}`}
          value={chargeValue(cost.charge)}
          unit={chargeUnits[cost.charge.per]}
          least={cost.charge.per === 'percent' ? 1 : 2}
          snug
          readOnly={readOnly}
          missing
          field={`${path}.charge`}
          onChange={(value) => onChange({ ...cost, charge: withValue(cost.charge, value) })}
        />
      </span>
      <small className={classes.remark}>
        {words[cost.charge.per]}
        {share === undefined || cost.charge.per === 'piece' ? '' : ` · ${formatNumber(share, 2)}/pz`}
      </small>
    </li>
  );
}

interface CostMenuProps extends Omit<CostCardProps, 'share'> {
  readonly name: string;
}

function CostMenu({ cost, path, name, readOnly, onChange, onRemove, onGather }: CostMenuProps) {
  const [open, setOpen] = useState(cost.label === '');
  const { charge } = cost;
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={260}
      position="bottom-end"
      withinPortal
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          size={20}
          aria-label={`Dati di ${name}`}
          aria-expanded={open}
          data-opens={`${path}.charge.`}
          onClick={() => setOpen(!open)}
          data-private
        >
          <IconDots size={14} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.form} aria-label={`Dati di ${name}`}>
        <TextCell
          label="Nome"
          value={cost.label}
          maxLength={200}
          readOnly={readOnly}
          onText={(label) => onChange({ ...cost, label })}
        />
        <Select
          label="Voce"
          data={categoryOptions}
          value={cost.category}
          allowDeselect={false}
          readOnly={readOnly}
          comboboxProps={{ withinPortal: false }}
          onChange={(category) =>
            onChange({ ...cost, category: (category ?? 'other') as CostDraft['category'] })
          }
        />
        <Select
          label="Si addebita"
          data={[...chargeOptions]}
          value={charge.per}
          allowDeselect={false}
          readOnly={readOnly}
          comboboxProps={{ withinPortal: false }}
          onChange={(per) =>
            onChange({ ...cost, charge: withCharge(charge, (per ?? 'piece') as ChargeKind) })
          }
        />
        {charge.per === 'lot' ? (
          <NumberField
            label="Ripartito su"
            unit="lotti"
            decimals={0}
            placeholder="1"
            value={charge.lots}
            readOnly={readOnly}
            onChange={(lots) => onChange({ ...cost, charge: { ...charge, lots } })}
          />
        ) : null}
        {charge.per === 'order' ? (
          <NumberField
            label="Quota di questa posizione"
            unit="%"
            placeholder="100"
            value={charge.share}
            readOnly={readOnly}
            onChange={(share) => onChange({ ...cost, charge: { ...charge, share } })}
          />
        ) : null}
        {charge.per === 'declared-quantity' ? (
          <NumberField
            label="Ripartito su"
            unit="pz"
            decimals={0}
            value={charge.quantity}
            data-field={`${path}.charge.quantity`}
            readOnly={readOnly}
            onChange={(quantity) => onChange({ ...cost, charge: { ...charge, quantity } })}
          />
        ) : null}
        <Switch
          size="xs"
          label="Si spende solo se si fa il lavoro"
          checked={cost.variable}
          disabled={readOnly}
          onChange={(event) => onChange({ ...cost, variable: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label="Si perde con i pezzi di scarto"
          checked={cost.lostWithScrap}
          disabled={readOnly}
          onChange={(event) => onChange({ ...cost, lostWithScrap: event.currentTarget.checked })}
        />
        {readOnly || charge.per !== 'order' ? null : (
          <button type="button" className={classes.gather} onClick={onGather}>
            Porta nei costi dell’ordine
          </button>
        )}
        {readOnly ? null : (
          <button type="button" className={classes.remove} onClick={onRemove}>
            Togli questo costo
          </button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
