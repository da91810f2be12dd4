import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ViewName } from './view-name.ts';

const VIEWS: readonly { value: ViewName; label: string }[] = [
  { value: 'iso', label: '3D' },
  { value: 'top', label: 'Alto' },
  { value: 'front', label: 'Fronte' },
  { value: 'side', label: 'Lato' },
];

interface StandardViewsProps {
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
  readonly onFit: () => void;
  /** Further choices. */
  readonly children?: ReactNode;
}

/** Standard views of a 3D picture, and fit to view. */
export function StandardViews({ view, onView, onFit, children }: StandardViewsProps) {
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Vista"
        data={[...VIEWS]}
        value={view}
        onChange={(next) => onView(next as ViewName)}
      />
      {children}
      <Tooltip label="Adatta alla finestra">
        <ActionIcon variant="default" size={28} aria-label="Adatta alla finestra" onClick={onFit}>
          <IconFocusCentered size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
