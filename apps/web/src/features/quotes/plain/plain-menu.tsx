import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { PlainView } from '@truciolo/contract';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { quotePath } from '../../../lib/pages.ts';
import { callDuplicatePlain } from './plain-calls.ts';

interface PlainMenuProps {
  readonly view: PlainView;
  readonly flush: () => Promise<boolean>;
  readonly onOutcome: () => void;
}

/** Occasional actions on a whole quote that need no cost access. */
export function PlainMenu({ view, flush, onOutcome }: PlainMenuProps) {
  const openMade = useOpenMade();
  const duplicate = async () => {
    try {
      // Nothing can be saved into a sent revision: it is copied without later work.
      if (view.state === 'draft' && !(await flush())) return;
      const copy = await callDuplicatePlain(view.guid);
      notifyDone(`Copia creata: ${copy.number}.`);
      openMade(quotePath(copy.guid));
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  const isOpen = view.state === 'sent' || view.state === 'expired';
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Azioni sul preventivo">
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen ? <Menu.Item onClick={onOutcome}>Accettato o rifiutato…</Menu.Item> : null}
        <Menu.Item onClick={() => void duplicate()}>Duplica preventivo</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
