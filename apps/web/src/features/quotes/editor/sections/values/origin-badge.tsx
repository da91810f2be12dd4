import { Tooltip } from '@mantine/core';
import { IconBook2, IconPencil, IconStopwatch } from '@tabler/icons-react';
import type { Origin } from '@truciolo/pricing';
import type { ReactNode } from 'react';
import classes from './values.module.css';

interface OriginLook {
  /** Text in the legend. */
  readonly word: string;
  /** Tooltip of the badge. */
  readonly title: string;
  readonly mark: ReactNode;
}

const icon = { size: 12, stroke: 1.8, 'aria-hidden': true } as const;

const looks: Readonly<Record<Origin, OriginLook>> = {
  typed: { word: 'digitato', title: 'Digitato', mark: <IconPencil {...icon} /> },
  computed: { word: 'calcolato', title: 'Calcolato', mark: 'ƒ' },
  nc: { word: 'da programma', title: 'Da programma NC', mark: 'NC' },
  'nc-least': { word: 'da programma, minimo', title: 'Da programma NC, tempo minimo', mark: 'NC≥' },
  '3d': { word: 'da modello', title: 'Da modello 3D', mark: '3D' },
  measured: { word: 'misurato', title: 'Misurato', mark: <IconStopwatch {...icon} /> },
  proposed: { word: 'proposto', title: 'Proposto, da confermare', mark: '?' },
  registry: { word: 'anagrafica', title: 'Da anagrafica', mark: <IconBook2 {...icon} /> },
};

interface OriginBadgeProps {
  readonly origin: Origin;
  /** Additional text: "su 14 lavori simili". */
  readonly note?: string | undefined;
}

/** Origin of a value as a badge. */
export function OriginBadge({ origin, note }: OriginBadgeProps) {
  const { title, mark } = looks[origin];
  const text = note ? `${title}: ${note}` : title;
  return (
    <Tooltip label={text}>
      <span className={classes.badge} data-origin={origin} role="img" aria-label={text}>
        {mark}
      </span>
    </Tooltip>
  );
}

/** Legend of the badges, below a table that shows them. */
export function OriginLegend() {
  return (
    <ul className={classes.legend} aria-label="Origine dei valori">
      {Object.entries(looks).map(([origin, { word, mark }]) => (
        <li key={origin}>
          <span className={classes.badge} data-origin={origin} aria-hidden="true">
            {mark}
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}
