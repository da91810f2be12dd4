import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';

const STEP = 1.25;

interface SheetToolsProps {
  readonly zoom: number;
  readonly page: number;
  readonly pages: number;
  readonly onZoom: (zoom: number) => void;
  readonly onPage: (page: number) => void;
}

/** Zoom and pages of a drawing. */
export function SheetTools({ zoom, page, pages, onZoom, onPage }: SheetToolsProps) {
  return (
    <>
      <ActionIcon variant="default" aria-label="Rimpicciolisci" onClick={() => onZoom(zoom / STEP)}>
        <IconMinus size={14} />
      </ActionIcon>
      <span>{Math.round(zoom * 100)} %</span>
      <ActionIcon variant="default" aria-label="Ingrandisci" onClick={() => onZoom(zoom * STEP)}>
        <IconPlus size={14} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Adatta alla larghezza" onClick={() => onZoom(1)}>
        <IconMaximize size={14} />
      </ActionIcon>
      {pages > 1 ? (
        <>
          <ActionIcon
            variant="default"
            aria-label="Pagina precedente"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={14} />
          </ActionIcon>
          <span>
            {page} di {pages}
          </span>
          <ActionIcon
            variant="default"
            aria-label="Pagina successiva"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={14} />
          </ActionIcon>
        </>
      ) : null}
    </>
  );
}
