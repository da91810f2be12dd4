import { Select } from '@mantine/core';
import type { PartReport } from '@truciolo/part';
import { type ReactNode, useMemo, useState } from 'react';
import type { Chosen } from '../report/chosen.ts';
import { compareParts } from '../report/compare-parts.ts';
import classes from './results.module.css';

/** A part on the desk that may be an earlier revision of the focused one. */
export interface OtherPart {
  readonly key: string;
  readonly name: string;
  readonly report: PartReport;
}

interface CompareBlockProps {
  readonly report: PartReport;
  readonly others: readonly OtherPart[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
  /** Shows the difference in cost. */
  readonly costs: (other: OtherPart) => ReactNode;
}

/** Two revisions side by side: the changes, their place on the part, and their cost. */
export function CompareBlock({ report, others, chosen, onChoose, costs }: CompareBlockProps) {
  const [key, setKey] = useState<string | null>(null);
  const other = others.find((one) => one.key === key) ?? null;
  const compared = useMemo(() => (other ? compareParts(other.report, report) : null), [other, report]);
  if (others.length === 0) return null;
  return (
    <section className={classes.block} aria-label="Confronto">
      <Select
        label="Confronta con un’altra revisione"
        placeholder="Scegli un pezzo aperto"
        clearable
        data={others.map((one) => ({ value: one.key, label: one.name }))}
        value={key}
        onChange={setKey}
      />
      {compared ? (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>Che cosa</th>
                <th>prima</th>
                <th>ora</th>
              </tr>
            </thead>
            <tbody>
              {compared.figures.map(({ label, before, after, isChanged }) => (
                <tr key={label} data-chosen={isChanged || undefined}>
                  <td>{label}</td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
              {compared.features.map(({ text, before, after, faces }) => {
                const id = `compare-${text}`;
                return (
                  <tr key={text} data-chosen>
                    <td>
                      <button
                        type="button"
                        className={classes.phase}
                        disabled={faces.length === 0}
                        aria-pressed={chosen?.id === id}
                        onClick={() => onChoose(chosen?.id === id ? null : { id, faces, text })}
                      >
                        {text}
                      </button>
                    </td>
                    <td>{before || '—'}</td>
                    <td>{after || '—'}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {compared.features.length === 0 ? (
            <p className={classes.note}>Le lavorazioni riconosciute sono le stesse.</p>
          ) : null}
          {other ? costs(other) : null}
        </>
      ) : null}
    </section>
  );
}
