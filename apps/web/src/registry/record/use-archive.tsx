import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArchive } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailed } from '../../components/notify.tsx';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import type { BulkCalls } from '../calls/registry-calls.ts';
import type { RegistryTexts } from '../definition/registry-definition.ts';
import { agreed, counted } from '../definition/registry-words.ts';

interface Archivable {
  readonly calls: { readonly key: string } & Pick<BulkCalls, 'archive'>;
  readonly texts: RegistryTexts;
}

/** Archives or restores rows without a question: the message can undo it. */
export function useArchive({ calls, texts }: Archivable) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (guids: readonly string[], archived: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      const changed = await calls.archive(guids, archived);
      await cache.invalidateQueries({ queryKey: [calls.key] });
      tell(guids, archived, changed);
      return true;
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tell = (guids: readonly string[], archived: boolean, changed: number) => {
    const id = `archive-${guids[0] ?? ''}-${String(archived)}`;
    const undo = () => {
      notifications.hide(id);
      void run(guids, !archived);
    };
    notifications.show({
      id,
      closeButtonProps: { 'aria-label': 'Chiudi l’avviso' },
      icon: <IconArchive size={16} />,
      color: 'green.8',
      autoClose: 8000,
      message: (
        <>
          {`${counted(changed, texts)} ${agreed(archived ? 'archiviat' : 'ripristinat', changed, texts)}.`}{' '}
          <Button size="xs" variant="subtle" onClick={undo}>
            Annulla
          </Button>
        </>
      ),
    });
  };
  return { archive: run, isBusy };
}
