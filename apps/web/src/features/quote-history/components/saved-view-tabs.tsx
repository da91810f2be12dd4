import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { localText } from '../../../lib/stored-text.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { readListState } from '../../../registry/list-state/list-address.ts';
import { isShown, MAX_NAME, readViews, type SavedView, withView } from '../saved-views.ts';
import classes from './history.module.css';

/** The list as the address has it at this moment: the page may still be catching up with it. */
const addressed = () => readListState(new URLSearchParams(window.location.search));

interface SavedViewTabsProps {
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

/** Views somebody saved under a name, kept in this browser for each user, and the button that saves one. */
export function SavedViewTabs({ state, onState }: SavedViewTabsProps) {
  const key = `views:quotes:${useSessionUser().guid}`;
  const [views, setViews] = useState(() => readViews(localText.read(key)));
  const keep = (next: readonly SavedView[]) => {
    setViews(next);
    localText.write(key, JSON.stringify(next));
  };
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
            onClick={() => keep(views.filter(({ name }) => name !== view.name))}
            data-private
          >
            <IconX size={12} stroke={1.6} />
          </ActionIcon>
        </span>
      ))}
      <SaveView onSave={(name) => keep(withView(views, name, addressed()))} />
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
            maxLength={MAX_NAME}
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
