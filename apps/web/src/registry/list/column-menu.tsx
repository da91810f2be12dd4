import { Button, Checkbox, Popover, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ListSettings } from '../list-state/use-list-settings.ts';
import classes from './registry-list.module.css';

interface ColumnMenuProps {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly unit?: string }[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly settings: ListSettings;
  readonly onSettings: (next: ListSettings) => void;
}

/** Which columns show and how tall the rows are; remembered. */
export function ColumnMenu({ columns, visible, settings, onSettings }: ColumnMenuProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="subtle" leftSection={<IconColumns3 size={15} stroke={1.6} />}>
          Colonne
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Colonne e altezza delle righe">
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Altezza delle righe"
          data={[
            { value: 'normal', label: 'Normale' },
            { value: 'compact', label: 'Compatta' },
          ]}
          value={settings.compact ? 'compact' : 'normal'}
          onChange={(value) => onSettings({ ...settings, compact: value === 'compact' })}
        />
        <div className={classes.options}>
          {columns.map(({ key, label, unit }) => (
            <Checkbox
              key={key}
              size="xs"
              label={unit ? `${label} (${unit})` : label}
              checked={visible[key] !== false}
              onChange={(event) =>
                onSettings({
                  ...settings,
                  columns: { ...settings.columns, [key]: event.currentTarget.checked },
                })
              }
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
