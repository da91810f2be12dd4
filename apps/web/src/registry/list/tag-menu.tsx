import { Button, Popover, TagsInput } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notifyDone, notifyFailed } from '../../components/notify.tsx';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import type { BulkCalls } from '../calls/registry-calls.ts';
import type { RegistryTexts } from '../definition/registry-definition.ts';
import { agreed, counted } from '../definition/registry-words.ts';
import classes from './registry-list.module.css';

interface TagMenuProps {
  readonly calls: { readonly key: string } & Pick<BulkCalls, 'tag'>;
  readonly texts: RegistryTexts;
  readonly guids: readonly string[];
  /** Proposals: the tags in use. */
  readonly known: readonly string[];
  readonly onDone: () => void;
}

/** Adds and removes tags on the chosen rows, in one action. */
export function TagMenu({ calls, texts, guids, known, onDone }: TagMenuProps) {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const changed = await calls.tag(guids, add, remove);
      await cache.invalidateQueries({ queryKey: [calls.key] });
      notifyDone(`${counted(changed, texts)} ${agreed('modificat', changed, texts)}.`);
      setOpen(false);
      onDone();
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          leftSection={<IconTag size={14} stroke={1.6} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Etichette
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Etichette delle righe selezionate">
        <form className={classes.tagForm} onSubmit={(event) => void apply(event)}>
          <TagsInput
            label="Aggiungi"
            data={[...known]}
            value={add}
            onChange={setAdd}
            maxLength={40}
            acceptValueOnBlur
            comboboxProps={{ withinPortal: false }}
          />
          <TagsInput
            label="Togli"
            data={[...known]}
            value={remove}
            onChange={setRemove}
            maxLength={40}
            acceptValueOnBlur
            comboboxProps={{ withinPortal: false }}
          />
          <Button
            type="submit"
            variant="filled"
            size="xs"
            disabled={isBusy || add.length + remove.length === 0}
          >
            {isBusy ? 'Salvataggio…' : 'Applica'}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
