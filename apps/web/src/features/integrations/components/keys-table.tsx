import { Button } from '@mantine/core';
import type { ApiKey } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { formatAgo } from '../../../lib/format/dates.ts';
import { keyState, scopeWords } from '../integration-words.ts';
import classes from './keys-table.module.css';

interface KeysTableProps {
  readonly label: string;
  readonly rows: readonly ApiKey[];
  /** Heading of the first column, and the text behind the name. */
  readonly name: readonly [heading: string, text: (key: ApiKey) => string];
  /** The column that keys and programs do not share. */
  readonly own: readonly [heading: string, text: (key: ApiKey) => ReactNode];
  /** The verb that ends a row: "Revoca". */
  readonly verb: string;
  readonly onEnd: (key: ApiKey) => void;
}

/** Keys, or programs that a person connected. */
export function KeysTable({ label, rows, name, own, verb, onEnd }: KeysTableProps) {
  const now = Date.now();
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th>{name[0]}</th>
          <th className="wide">Che cosa può fare</th>
          <th className="wide">{own[0]}</th>
          <th className="wide">Ultimo uso</th>
          <th className="wide">Stato</th>
          <th className="num">Azione</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => {
          const { tone, text } = keyState(key, now);
          const state = <Pill tone={tone}>{text}</Pill>;
          const scopes = key.scopes.map((scope) => scopeWords[scope].name).join(', ');
          const used = key.lastUsedAt ? `${formatAgo(key.lastUsedAt, now)} da ${key.lastUsedFrom}` : 'mai';
          return (
            <tr key={key.guid}>
              <td>
                <b>{key.name}</b> <span className="mono muted">{name[1](key)}</span>
                <span className="narrow">{scopes}</span>
                <span className="narrow muted">
                  {own[0]}: {own[1](key)} · Ultimo uso: {used}
                </span>
                <span className="narrow">{state}</span>
              </td>
              <td className="wide">
                <div className={classes.scopes}>{scopes}</div>
              </td>
              <td className="wide">{own[1](key)}</td>
              <td className="wide">{used}</td>
              <td className="wide">{state}</td>
              <td className="num">
                {tone === 'ok' ? (
                  <Button size="xs" onClick={() => onEnd(key)} aria-label={`${verb} ${key.name}`}>
                    {verb}
                  </Button>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
