import { Select } from '@mantine/core';
import { type ThreadData, toleranceClasses } from '@truciolo/threads';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';

export interface ChosenClasses {
  readonly internalClass?: string;
  readonly externalClass?: string;
}

interface LimitsPanelProps {
  readonly data: ThreadData;
  readonly onClasses: (classes: ChosenClasses) => void;
}

interface Row {
  readonly name: string;
  readonly low: number | null;
  readonly high: number | null;
}

const value = (length: number | null) => (length === null ? '–' : formatNumber(length, 3));

function LimitsTable({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <Table label={label} compact>
      <thead>
        <tr>
          <th>{label}</th>
          <th className="num">min</th>
          <th className="num">max</th>
          <th className="num">campo µm</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, low, high }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="num">{value(low)}</td>
            <td className="num">{value(high)}</td>
            <td className="num">
              {low === null || high === null ? '–' : formatNumber(Math.round((high - low) * 1000))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Limits of nut and bolt for the chosen classes. */
export function LimitsPanel({ data, onClasses }: LimitsPanelProps) {
  const { internal, external, thread } = data;
  if (!internal && !external) return null;
  const offered = toleranceClasses(thread);
  const chosen: ChosenClasses = {
    ...(internal?.class ? { internalClass: internal.class } : {}),
    ...(external?.class ? { externalClass: external.class } : {}),
  };
  const choice = (
    label: string,
    list: readonly string[],
    current: string | null | undefined,
    key: keyof ChosenClasses,
  ) =>
    list.length > 1 ? (
      <Select
        size="xs"
        w={100}
        aria-label={label}
        data={[...list]}
        value={current ?? null}
        allowDeselect={false}
        onChange={(next) => onClasses({ ...chosen, ...(next ? { [key]: next } : {}) })}
      />
    ) : null;
  return (
    <Panel
      title="Limiti"
      note="mm"
      padded={false}
      actions={
        <>
          {choice('Classe della madrevite', offered.internal, internal?.class, 'internalClass')}
          {choice('Classe della vite', offered.external, external?.class, 'externalClass')}
        </>
      }
    >
      <div className={classes.limits}>
        {internal ? (
          <LimitsTable
            label={`Madrevite ${internal.class ?? ''}`}
            rows={[
              { name: 'D2 medio', low: internal.D2min, high: internal.D2max },
              { name: 'D1 nocciolo', low: internal.D1min, high: internal.D1max },
              ...(internal.D4min === undefined
                ? []
                : [{ name: 'D4 esterno', low: internal.D4min, high: internal.D4max ?? null }]),
            ]}
          />
        ) : null}
        {external ? (
          <LimitsTable
            label={`Vite ${external.class ?? ''}`}
            rows={[
              { name: 'd esterno', low: external.dmin, high: external.dmax },
              { name: 'd2 medio', low: external.d2min, high: external.d2max },
              { name: 'd3 fondo', low: external.d3min, high: external.d3max },
            ]}
          />
        ) : null}
      </div>
    </Panel>
  );
}
