import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { savePicture } from '../../../lib/save-picture.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import type { FigureSheet } from '../figure-sheets.ts';

interface DownloadMenuProps {
  readonly sheet: FigureSheet;
  /** Where the drawing stands; without one there is a table alone. */
  readonly drawing?: RefObject<HTMLElement | null>;
}

/** A panel to take away: its rows as Excel, its drawing as a picture. */
export function DownloadMenu({ sheet, drawing }: DownloadMenuProps) {
  const { title, columns, rows } = sheet;
  const save = (work: () => Promise<void>) => {
    work().catch(() => notifyFailed('Il file non si è potuto creare.'));
  };
  const picture = async () => {
    const place = drawing?.current;
    const svg = place?.querySelector('svg.recharts-surface');
    if (!place || !(svg instanceof SVGSVGElement)) throw new Error('nothing drawn yet');
    const ground = getComputedStyle(place).getPropertyValue('--panel');
    await savePicture(svg, `${title}.png`, ground);
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
        {drawing ? <Menu.Item onClick={() => save(picture)}>Scarica immagine</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
