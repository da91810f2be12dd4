import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { Chosen } from '../report/chosen.ts';
import type { Corrections } from '../report/corrections.ts';
import { type FeatureGroup, type FeatureRow, featureColours } from '../report/feature-row.ts';
import classes from './lists.module.css';
import { ThreadChoice } from './thread-choice.tsx';

interface FeaturesListProps {
  readonly groups: readonly FeatureGroup[];
  readonly corrections: Corrections;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
  readonly onDrop: (id: string) => void;
  readonly onThread: (group: number, thread: string | null | undefined) => void;
}

/** Rows that users may reject; walls, undercuts, threads and teeth are for information only. */
const CORRECTABLE = new Set(['hole', 'pocket', 'slot', 'step', 'outline']);

export const rowText = ({ count, label }: FeatureRow): string => (count > 1 ? `${count} × ${label}` : label);

const groupOf = ({ id }: FeatureRow): number => Number(id.split('-')[1]);

/** Recognised features. A row highlights its faces; wrong ones can be dropped and restored. */
export function FeaturesList(props: FeaturesListProps) {
  const { groups, corrections, chosen, onChoose, onDrop, onThread } = props;
  if (groups.length === 0) return <p className={classes.none}>Nessun foro, tasca o cava riconosciuti.</p>;
  return (
    <div>
      {groups.map(({ kind, title, count, rows }) => (
        <section key={kind} aria-label={title}>
          <h3 className={classes.group}>
            <i style={{ background: featureColours[kind] }} />
            {title}
            <span>{count}</span>
          </h3>
          <ul className={classes.rows}>
            {rows.map((row) => {
              const { id, label, detail, proposals } = row;
              const isDropped = corrections.dropped.includes(id);
              const isChosen = chosen?.id === id;
              return (
                <li key={id} data-chosen={isChosen || undefined} data-dropped={isDropped || undefined}>
                  <button
                    type="button"
                    className={classes.row}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(isChosen ? null : { id, faces: row.faces, text: rowText(row) })}
                  >
                    <b>{row.count} ×</b>
                    <span>
                      {label}
                      {detail ? <small>{detail}</small> : null}
                    </span>
                  </button>
                  {kind === 'hole' && !isDropped && proposals.length > 0 ? (
                    <ThreadChoice
                      proposals={proposals}
                      said={corrections.threads[groupOf(row)]}
                      hole={rowText(row)}
                      onThread={(thread) => onThread(groupOf(row), thread)}
                    />
                  ) : null}
                  {CORRECTABLE.has(kind) ? (
                    <Tooltip label={isDropped ? 'Ripristina' : 'Non è questo: toglilo'}>
                      <ActionIcon
                        variant="subtle"
                        size={22}
                        className={classes.drop ?? ''}
                        aria-label={isDropped ? `Ripristina ${rowText(row)}` : `Togli ${rowText(row)}`}
                        onClick={() => onDrop(id)}
                      >
                        {isDropped ? (
                          <IconArrowBackUp size={14} stroke={1.6} />
                        ) : (
                          <IconTrash size={14} stroke={1.6} />
                        )}
                      </ActionIcon>
                    </Tooltip>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
