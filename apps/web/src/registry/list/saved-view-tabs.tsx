import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { MAX_VIEW_NAME } from '@truciolo/contract';
import { useState } from 'react';
import type { ListState } from '../calls/registry-calls.ts';
import { readListState } from '../list-state/list-address.ts';
import { isShown, withView } from '../list-state/saved-views.ts';
import { useSavedViews } from '../list-state/use-saved-views.ts';
import classes from './saved-view-tabs.module.css';

/** The list as the address has it at this moment: the page may still be catching up with it. */
const addressed = () => readListState(new URLSearchParams(window.location.search));

interface SavedViewTabsProps {
  /** The list's name. */
  readonly list: string;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

/** Saved views by name, and the button that saves one. */
export function SavedViewTabs({ list, state, onState }: SavedViewTabsProps) {
  const [views, keep] = useSavedViews(list);
  return (
    <>
      {views.map((view) => (
        <span key={view.name} className={classes.saved} data-shown={isShown(view, state) || undefined}>
          <button
            type="button"
            className={classes.savedName}
            aria-pressed={isShown(view, state)}
            onClick={() =>
              onState({ q: view.q, sort: view.sort, filter: view.filter, archived: view.archived })
            }
            data-private
          >
            {view.name}
          </button>
          <ActionIcon
            size={18}
            aria-label={`Togli la vista ${view.name}`}
            onClick={() => void keep((all) => all.filter(({ name }) => name !== view.name))}
            data-private
          >
            <IconX size={12} stroke={1.6} />
          </ActionIcon>
        </span>
      ))}
      <SaveView
        onSave={(name) => {
          const shown = addressed();
          void keep((all) => withView(all, name, shown));
        }}
      />
    </>
  );
}

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          className={classes.save}
          leftSection={<IconBookmark size={14} stroke={1.6} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Salva vista
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Salva vista">
        <form
          className={classes.saveForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onSave(name);
            setName('');
            setOpened(false);
          }}
        >
          <TextInput
            label="Nome della vista"
            placeholder="Da sollecitare"
            value={name}
            maxLength={MAX_VIEW_NAME}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="filled" size="xs" disabled={name.trim() === ''}>
            Salva
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
