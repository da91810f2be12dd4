import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconRuler2 } from '@tabler/icons-react';
import { StandardViews } from '../../../components/scene/standard-views.tsx';
import type { ViewName } from '../../../components/scene/view-name.ts';
import type { PaintMode } from '../report/paint-faces.ts';
import classes from './viewport.module.css';

interface ViewBarProps {
  /** There are any: not of a sheet, nor of a mesh. */
  readonly hasSetups: boolean;
  /** The file gives colours that say something. */
  readonly hasColours: boolean;
  readonly mode: PaintMode;
  readonly onMode: (mode: PaintMode) => void;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
  readonly isMeasuring: boolean;
  readonly onMeasuring: (isMeasuring: boolean) => void;
  readonly onFit: () => void;
}

/** Colours, measuring, standard views. */
export function ViewBar(props: ViewBarProps) {
  const { hasSetups, hasColours, mode, onMode, view, onView, isMeasuring, onMeasuring, onFit } = props;
  const modes = [
    { value: 'feature', label: 'Per lavorazione' },
    { value: 'setup', label: 'Per presa', disabled: !hasSetups },
    ...(hasColours ? [{ value: 'file', label: 'Colori del file' }] : []),
  ];
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        size="xs"
        aria-label="Colora"
        data={modes}
        value={mode}
        onChange={(next) => onMode(next as PaintMode)}
      />
      <Tooltip label={isMeasuring ? 'Smetti di misurare' : 'Misura: tocca una faccia, uno spigolo o due'}>
        <ActionIcon
          variant="default"
          size={28}
          aria-label="Misura"
          aria-pressed={isMeasuring}
          onClick={() => onMeasuring(!isMeasuring)}
        >
          <IconRuler2 size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <div className={classes.toolbarEnd}>
        <StandardViews view={view} onView={onView} onFit={onFit} />
      </div>
    </div>
  );
}
