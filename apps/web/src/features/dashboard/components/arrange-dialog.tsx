import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { DashboardWidget } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { arrange, layoutQuery } from '../api/dashboard-query.ts';
import { choicesOf, moved, widgetNames } from '../widget-words.ts';
import classes from './dashboard.module.css';

interface ArrangeDialogProps {
  readonly widgets: readonly DashboardWidget[];
  readonly onClose: () => void;
}

/** Which panels the dashboard has, and in which order. */
export function ArrangeDialog({ widgets, onClose }: ArrangeDialogProps) {
  const cache = useQueryClient();
  const [choices, setChoices] = useState(() => choicesOf(widgets));
  const save = async () => {
    const shown = choices.filter((choice) => choice.shown).map(({ widget }) => widget);
    await arrange(shown);
    cache.setQueryData(layoutQuery.queryKey, shown);
  };
  return (
    <FormDialog title="Disponi la dashboard" submit="Salva" onClose={onClose} save={save}>
      <ol className={classes.arranged}>
        {choices.map(({ widget, shown }, index) => (
          <li key={widget} className={classes.arrangedRow}>
            <Checkbox
              label={widgetNames[widget]}
              checked={shown}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setChoices((all) =>
                  all.map((choice) => (choice.widget === widget ? { widget, shown: checked } : choice)),
                );
              }}
            />
            <span className={classes.moves}>
              <ActionIcon
                aria-label={`Sposta su: ${widgetNames[widget]}`}
                disabled={index === 0}
                onClick={() => setChoices((all) => moved(all, index, -1))}
              >
                <IconChevronUp size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                aria-label={`Sposta giù: ${widgetNames[widget]}`}
                disabled={index === choices.length - 1}
                onClick={() => setChoices((all) => moved(all, index, 1))}
              >
                <IconChevronDown size={16} stroke={1.6} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
    </FormDialog>
  );
}
