import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { StandardViews } from '../../../components/scene/standard-views.tsx';
import type { ViewName } from '../../../components/scene/view-name.ts';
import type { ColourMode } from '../scene/colour-path.ts';
import classes from './viewport.module.css';

const COLOURS = [
  { value: 'tool', label: 'Utensile' },
  { value: 'feed', label: 'Avanzamento' },
  { value: 'time', label: 'Tempo' },
];

interface ViewToolbarProps {
  readonly mode: ColourMode;
  readonly onMode: (mode: ColourMode) => void;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
  readonly hidesRest: boolean;
  readonly onHidesRest: (hidesRest: boolean) => void;
  readonly onFit: () => void;
}

/** Colours, views and visibility. */
export function ViewToolbar(props: ViewToolbarProps) {
  const { mode, onMode, view, onView, hidesRest, onHidesRest, onFit } = props;
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        size="xs"
        aria-label="Colora per"
        data={COLOURS}
        value={mode}
        onChange={(next) => onMode(next as ColourMode)}
      />
      <div className={classes.toolbarEnd}>
        <StandardViews view={view} onView={onView} onFit={onFit}>
          <Tooltip label={hidesRest ? 'Mostra tutto il percorso' : 'Nascondi ciò che segue il cursore'}>
            <ActionIcon
              variant="default"
              size={28}
              aria-label="Nascondi ciò che segue il cursore"
              aria-pressed={hidesRest}
              onClick={() => onHidesRest(!hidesRest)}
            >
              <IconEyeOff size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </StandardViews>
      </div>
    </div>
  );
}
