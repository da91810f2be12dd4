import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type PreparedPosition, showFormulaPerPiece, showInput, type TraceNode } from '@truciolo/pricing';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { countOf } from '../../../../lib/format/counts.ts';
import { amount } from '../fields/amounts.ts';
import { OriginBadge } from '../sections/values/origin-badge.tsx';
import { type VisibleNode, visibleNodes } from './visible-nodes.ts';
import classes from './why.module.css';

interface WhyTreeProps {
  readonly prepared: PreparedPosition;
  readonly quantity: number;
}

/** "Perché questo prezzo?": every number of a piece with its parts and its origin. */
export const WhyTree = memo(function WhyTree({ prepared, quantity }: WhyTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const outcome = useMemo(() => prepared.explainAt(quantity), [prepared, quantity]);
  const rows = useMemo(() => (outcome.ok ? visibleNodes(outcome.trace, toggled) : []), [outcome, toggled]);
  if (!outcome.ok) return null;
  const current = rows.find(({ key }) => key === active)?.key ?? rows[0]?.key;

  const toggle = (key: string) => {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  };
  const go = (key: string | null | undefined) => {
    if (!key) return;
    setActive(key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = rows.findIndex(({ key }) => key === current);
    const row = rows[place];
    if (!row) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(rows[place + 1]?.key),
      ArrowUp: () => go(rows[place - 1]?.key),
      ArrowRight: () => (row.open === false ? toggle(row.key) : go(rows[place + 1]?.key)),
      ArrowLeft: () => (row.open ? toggle(row.key) : go(row.parent)),
      Enter: () => row.open !== null && toggle(row.key),
      Home: () => go(rows[0]?.key),
      End: () => go(rows.at(-1)?.key),
    };
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    act();
  };

  return (
    <section className={classes.why} aria-label="Perché questo prezzo?">
      <div className={classes.caption}>
        <h3>Perché questo prezzo?</h3>
        <span className="dim small">€ a pezzo, {countOf(quantity, 'pezzo', 'pezzi')}</span>
      </div>
      <div role="tree" aria-label="Come nasce il prezzo" ref={list} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            quantity={quantity}
            isCurrent={row.key === current}
            onPress={() => {
              setActive(row.key);
              if (row.open !== null) toggle(row.key);
            }}
          />
        ))}
      </div>
    </section>
  );
});

interface RowProps {
  readonly row: VisibleNode;
  readonly quantity: number;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

const isProposed = ({ inputs }: TraceNode) =>
  inputs.some(({ origin, instead }) => origin === 'proposed' && instead === undefined);

function Row({ row, quantity, isCurrent, onPress }: RowProps) {
  const { node, depth, open, key } = row;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const note =
    node.children.length > 0 && node.formula === '' ? countOf(node.children.length, 'voce', 'voci') : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes the keys of all its items
    <div
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={depth + 1}
      aria-expanded={open ?? undefined}
      data-key={key}
      data-depth={depth}
      className={classes.row}
      data-proposed={isProposed(node) || undefined}
      onClick={onPress}
    >
      <div className={classes.line}>
        <span className={classes.label} style={{ paddingLeft: depth * 12 }}>
          {open === null ? (
            <i className={classes.leaf} />
          ) : (
            <Chevron size={12} stroke={1.8} aria-hidden="true" />
          )}
          <span className={classes.text} title={node.label}>
            {node.label}
          </span>
        </span>
        <span className={classes.formula}>{showFormulaPerPiece(node, quantity) || note}</span>
        <OriginBadge origin={isProposed(node) ? 'proposed' : node.origin} />
        <b>{amount(node.perPiece)}</b>
      </div>
      {open && node.children.length === 0 ? <Inputs node={node} depth={depth} /> : null}
    </div>
  );
}

/** The numbers that went into a formula, each with its origin. */
function Inputs({ node, depth }: { readonly node: TraceNode; readonly depth: number }) {
  return (
    <dl className={classes.inputs} style={{ paddingLeft: depth * 12 + 16 }}>
      {node.inputs.map((input) => (
        <div key={input.key}>
          <dt>{input.label}</dt>
          <dd>
            {input.instead ? (
              <s>{showInput({ ...input.instead, key: input.key, label: input.label })}</s>
            ) : null}{' '}
            {showInput(input)} <OriginBadge origin={input.origin} note={input.note} />
            {input.note ? <span className="dim"> {input.note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
