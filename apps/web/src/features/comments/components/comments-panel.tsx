import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@truciolo/contract';
import { notifyFailed } from '../../../components/notify.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { useUploads } from '../../../entities/files/use-uploads.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import {
  callAdd,
  callAttach,
  callDetach,
  callEdit,
  callRemove,
  callResolve,
  conversationQuery,
  type Place,
} from '../api/comment-calls.ts';
import { type CommentedPosition, positionName } from '../position-name.ts';
import { CommentEntry } from './comment-entry.tsx';
import classes from './comments.module.css';
import { Composer } from './composer.tsx';

const empty = {
  quote: 'Nessun commento. Qui arrivano anche le domande del cliente dalla pagina dell’offerta.',
  job: 'Nessun commento. Lo leggono ufficio e reparto.',
} as const;

interface CommentsPanelProps {
  readonly place: Place;
  readonly positions: readonly CommentedPosition[];
  readonly positionId: string | null;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** Comments on a quote or a job in a side panel: the price stays visible. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { place, positions, positionId, mayWrite, onClose } = props;
  useReturnFocus();
  const cache = useQueryClient();
  const user = useSessionUser();
  const query = conversationQuery(place);
  const { data, isPending } = useQuery(query);
  const { comments = [], people = [], links = [], draftFiles = [] } = data ?? {};
  const act = async (call: Promise<Conversation>): Promise<boolean> => {
    try {
      const conversation = await call;
      // An older request would overwrite the new comment.
      await cache.cancelQueries(query);
      cache.setQueryData(query.queryKey, conversation);
      return true;
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
      return false;
    }
  };
  const remove = async (guid: string) => {
    const text = 'Non si può riprendere.';
    if (await askConfirmation({ title: 'Eliminare il commento?', text, confirm: 'Elimina' }))
      await act(callRemove(place, guid));
  };
  const uploads = useUploads({
    send: (file, sending) => callAttach(place, file, sending),
    onSettled: () => cache.invalidateQueries({ queryKey: query.queryKey }),
  });
  const colleagues = people.filter(({ guid }) => guid !== user.guid);
  return (
    <aside className={classes.panel} aria-label="Commenti">
      <div className={classes.head}>
        <h2 className={classes.title}>Commenti</h2>
        <ActionIcon aria-label="Chiudi i commenti" onClick={onClose}>
          <IconX size={17} stroke={1.6} />
        </ActionIcon>
      </div>
      <ol className={classes.list}>
        {isPending ? <ListPlaceholder /> : null}
        {!isPending && comments.length === 0 ? <li className={classes.nothing}>{empty[place.of]}</li> : null}
        {comments.map((comment) => (
          <CommentEntry
            key={comment.guid}
            comment={comment}
            about={comment.positionId === null ? null : positionName(positions, comment.positionId)}
            isOwn={comment.authorGuid === user.guid}
            mayWrite={mayWrite}
            people={colleagues}
            links={links}
            onEdit={(text, mentions) => act(callEdit(place, comment.guid, { text, mentions }))}
            onRemove={() => void remove(comment.guid)}
            onResolve={(resolved) => void act(callResolve(place, comment.guid, resolved))}
          />
        ))}
      </ol>
      {mayWrite ? (
        <Composer
          key={place.guid}
          placeGuid={place.guid}
          people={colleagues}
          files={draftFiles}
          isKnown={!isPending}
          uploads={uploads}
          onDetach={(guid) => void act(callDetach(place, guid))}
          position={
            positionId === null ? null : { id: positionId, name: positionName(positions, positionId) }
          }
          mayAnswer={comments.some(({ authorGuid }) => authorGuid === null)}
          onSend={(said) => act(callAdd(place, { guid: newGuid(), ...said }))}
        />
      ) : null}
    </aside>
  );
}
