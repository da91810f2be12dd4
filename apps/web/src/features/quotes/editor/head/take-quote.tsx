import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Quote, quotes } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone, notifyFailed } from '../../../../components/notify.tsx';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { api } from '../../../../lib/api/client.ts';
import { errorText, isAnnounced } from '../../../../lib/error-text.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import { type EditorState, storedQuote } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const headOf = (state: EditorState) => state.head;

/** A quote changes hands: taken over, or given to a colleague. From then on its news go there. */
export function TakeQuote() {
  const { store, autosave, mayWrite } = useEditor();
  const { guid: self } = useSessionUser();
  const head = useEditorState(headOf);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const people = useQuery({
    queryKey: quoteKeys.assignees,
    queryFn: ({ signal }) => api(quotes.assignees, {}, { signal }),
    enabled: isOpen,
  }).data;
  if (!head || !mayWrite) return null;
  const params = { guid: head.guid };
  const act = async (call: () => Promise<Quote>, done: string) => {
    setBusy(true);
    try {
      await autosave.flush();
      store.acceptOwn(storedQuote(await call()));
      notifyDone(done);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const others = people?.filter(({ guid }) => guid !== self && guid !== head.ownerGuid) ?? [];
  return (
    <>
      {head.ownerGuid === self ? null : (
        <Button
          size="compact-xs"
          disabled={isBusy}
          onClick={() => void act(() => api(quotes.take, { params }), `Ora ${head.number} lo segui tu.`)}
        >
          Prendi tu
        </Button>
      )}
      <Menu opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={isBusy}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
          >
            Assegna a
          </Button>
        </Menu.Target>
        <Menu.Dropdown data-private>
          {people && others.length === 0 ? <Menu.Label>Nessun collega a cui assegnarlo.</Menu.Label> : null}
          {others.map(({ guid, name }) => (
            <Menu.Item
              key={guid}
              onClick={() =>
                void act(
                  () => api(quotes.assign, { params, body: { ownerGuid: guid } }),
                  `Ora ${head.number} lo segue ${name}.`,
                )
              }
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
