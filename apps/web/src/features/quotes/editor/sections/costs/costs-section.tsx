import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type CostDraft,
  costFromRegistry,
  effectiveValue,
  emptyCost,
  gatherOrderCost,
  isOfOrder,
  isOverheads,
  isQuoteCost,
  percentOf,
  type Value,
} from '@truciolo/quote';
import { useMemo, useState } from 'react';
import { notifyDone } from '../../../../../components/notify.tsx';
import { Panel } from '../../../../../components/panel/panel.tsx';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import { newId } from '../../../../../lib/new-id.ts';
import { rankChoices } from '../../../../../lib/rank-choices.ts';
import { AddMenu } from '../rates/add-menu.tsx';
import { costsQuery } from '../rates/registry-queries.ts';
import type { SectionProps } from '../section-props.ts';
import { ValueCell } from '../values/value-cell.tsx';
import { CostCard } from './cost-card.tsx';
import { costDetail, findableCost } from './cost-detail.ts';
import { costShares } from './cost-shares.ts';
import classes from './costs.module.css';

/** Altri costi, scrap and overheads. */
export function CostsSection({
  position,
  priced,
  quantity,
  readOnly,
  editPosition,
  editDocument,
}: SectionProps) {
  const [opened, setOpened] = useState(false);
  const registry = useQuery({ ...costsQuery, enabled: opened && !readOnly }).data ?? [];
  const shares = useMemo(() => costShares(priced, quantity), [priced, quantity]);
  const setCosts = (change: (costs: readonly CostDraft[]) => readonly CostDraft[]) =>
    editPosition((before) => ({ ...before, costs: change(before.costs) }));
  const pick = (guid: string) => {
    const row = registry.find((cost) => cost.guid === guid);
    if (!row) return;
    if (isOverheads(row)) {
      editPosition((before) => ({ ...before, overheads: { ...before.overheads, rate: percentOf(row) } }));
    } else {
      const cost = costFromRegistry(row, newId());
      setCosts((costs) => [...costs, cost]);
      if (isOfOrder(cost)) toOrder(cost);
    }
  };
  /** Paid once for the order: it moves to the quote. */
  const toOrder = ({ id, label }: CostDraft) => {
    editDocument((document) => gatherOrderCost(document, position.id, id));
    notifyDone(`«${label || 'Costo'}» è ora un costo dell’ordine: si paga una volta, sotto le posizioni.`);
  };
  const change = (before: CostDraft, next: CostDraft) => {
    setCosts((costs) => costs.map((one) => (one.id === next.id ? next : one)));
    if (isOfOrder(next) && !isOfOrder(before)) toOrder(next);
  };
  return (
    <Panel
      id="costi"
      title="Altri costi"
      padded={false}
      actions={
        readOnly ? null : (
          <AddMenu
            label="Costo"
            edge="end"
            search="Cerca un costo"
            blank="Costo nuovo"
            onOpen={() => setOpened(true)}
            groups={(text) => [
              {
                label: 'Anagrafica costi',
                choices: rankChoices(text, registry.filter(isQuoteCost), findableCost).map((cost) => ({
                  id: cost.guid,
                  name: cost.name,
                  detail: costDetail(cost),
                })),
              },
            ]}
            onBlank={(label) => setCosts((costs) => [...costs, emptyCost(newId(), label)])}
            onPick={pick}
          />
        )
      }
    >
      <ul className={classes.cards} aria-label="Altri costi">
        {position.costs.map((cost, index) => (
          <CostCard
            key={cost.id}
            cost={cost}
            path={`costs[${index}]`}
            share={shares.get(cost.id)}
            readOnly={readOnly}
            onChange={(next) => change(cost, next)}
            onGather={() => toOrder(cost)}
            onRemove={() => setCosts((costs) => costs.filter(({ id }) => id !== cost.id))}
          />
        ))}
        <ShareCard
          label="Scarto"
          value={position.scrap}
          share={shares.get('scrap')}
          readOnly={readOnly}
          onChange={(scrap) => editPosition((before) => ({ ...before, scrap }))}
        />
        <ShareCard
          label="Spese generali"
          value={position.overheads.rate}
          share={shares.get('overheads')}
          readOnly={readOnly}
          onChange={(rate) =>
            editPosition((before) => ({ ...before, overheads: { ...before.overheads, rate } }))
          }
        />
      </ul>
      {(effectiveValue(position.scrap) ?? 0) > 0 ? (
        <Switch
          size="xs"
          className={classes.risk}
          label="Rischio lo scarto: grezzo in media, non a pezzi interi"
          checked={position.risksScrap ?? true}
          disabled={readOnly}
          onChange={(event) => {
            const risksScrap = event.currentTarget.checked;
            editPosition((before) => ({ ...before, risksScrap }));
          }}
        />
      ) : null}
    </Panel>
  );
}

interface ShareCardProps {
  readonly label: string;
  readonly value: Value;
  readonly share: number | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
}

const ShareCard = ({ label, value, share, readOnly, onChange }: ShareCardProps) => (
  <li className={classes.card}>
    <span className={classes.label}>{label}</span>
    <span className={classes.amount}>
      <ValueCell
        label={`${label}, percento`}
        value={value}
        readOnly={readOnly}
        placeholder="0"
        unit="%"
        least={1}
        snug
        onChange={onChange}
      />
    </span>
    <small className={classes.remark}>{share === undefined ? '' : `${formatNumber(share, 2)}/pz`}</small>
  </li>
);
