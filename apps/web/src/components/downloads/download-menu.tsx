import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { type Bar, drawBars } from '../../lib/bar-picture.ts';
import { frameDrawing, type LegendEntry } from '../../lib/framed-picture.ts';
import { drawn, saveDrawing } from '../../lib/save-picture.ts';
import { type SheetColumn, saveSheet } from '../../lib/save-sheet.ts';
import { notifyFailed } from '../notify.tsx';

export interface FigureSheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

interface DownloadMenuProps {
  readonly sheet: FigureSheet;
  /** Element with the chart. */
  readonly drawing?: RefObject<HTMLElement | null>;
  /** Meaning of its colours, which are names of the theme: `--d1`. */
  readonly legend?: readonly LegendEntry[];
  /** The bars of a table, drawn on demand. */
  readonly bars?: readonly Bar[];
  /** Headings of grouped bars. */
  readonly heads?: readonly string[];
}

/** Downloads of a panel: its rows as Excel, its chart as a picture in the current theme. */
export function DownloadMenu({ sheet, drawing, legend = [], bars, heads }: DownloadMenuProps) {
  const { title, columns, rows } = sheet;
  const save = (work: () => Promise<void>) => {
    work().catch(() => notifyFailed('Il file non si è potuto creare.'));
  };
  const picture = async () => {
    const colour = (name: string) =>
      getComputedStyle(drawing?.current ?? document.documentElement)
        .getPropertyValue(name)
        .trim();
    const ground = colour('--panel');
    if (bars) {
      const look = { ground, ink: colour('--text'), bar: colour('--d1'), rail: colour('--line') };
      return saveDrawing(drawBars(title, bars, look, heads), `${title}.png`, ground);
    }
    const svg = drawing?.current?.querySelector('svg.recharts-surface');
    if (!(svg instanceof SVGSVGElement)) throw new Error('nothing drawn yet');
    const entries = legend.map(({ label, colour: name }) => ({ label, colour: colour(name) }));
    const framed = frameDrawing(drawn(svg), title, entries, colour('--text'));
    return saveDrawing(framed, `${title}.png`, ground);
  };
  return (
    <Menu position="bottom-end" withinPortal shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon size={26} aria-label={`Scarica: ${title}`}>
          <IconDownload size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save(() => saveSheet(title, columns, rows))}>Scarica Excel</Menu.Item>
        {drawing || bars ? <Menu.Item onClick={() => save(picture)}>Scarica immagine</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
