import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentThread } from '@truciolo/contract';
import { useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { localText } from '../../../lib/stored-text.ts';
import { callAdd, callEdit, callRemove, callResolve, threadQuery } from '../api/comment-calls.ts';
import { mentionsIn } from '../mentions.ts';
import { type CommentedPosition, positionName } from '../position-name.ts';
import { CommentEntry } from './comment-entry.tsx';
import classes from './comments.module.css';
import { MentionText } from './mention-text.tsx';

interface CommentsPanelProps {
  readonly quoteGuid: string;
  readonly positions: readonly CommentedPosition[];
  readonly positionId: string | null;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** What is said about a quote, beside it: the price stays in sight. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { quoteGuid, positions, positionId, mayWrite, onClose } = props;
  useReturnFocus();
  const cache = useQueryClient();
  const user = useSessionUser();
  const query = threadQuery(quoteGuid);
  const { comments = [], people = [] } = useQuery(query).data ?? {};
  const isPending = useQuery(query).isPending;
  const act = async (call: Promise<CommentThread>): Promise<boolean> => {
    try {
      cache.setQueryData(query.queryKey, await call);
      return true;
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
      return false;
    }
  };
  const remove = async (guid: string) => {
    const text = 'Non si può riprendere.';
    if (await askConfirmation({ title: 'Eliminare il commento?', text, confirm: 'Elimina' }))
      await act(callRemove(quoteGuid, guid));
  };
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
        {!isPending && comments.length === 0 ? (
          <li className={classes.nothing}>
            Nessun commento. Qui arrivano anche le domande del cliente dalla pagina dell’offerta.
          </li>
        ) : null}
        {comments.map((comment) => (
          <CommentEntry
            key={comment.guid}
            comment={comment}
            about={comment.positionId === null ? null : positionName(positions, comment.positionId)}
            isOwn={comment.authorGuid === user.guid}
            mayWrite={mayWrite}
            people={colleagues}
            onEdit={(text, mentions) => act(callEdit(quoteGuid, comment.guid, { text, mentions }))}
            onRemove={() => void remove(comment.guid)}
            onResolve={(resolved) => void act(callResolve(quoteGuid, comment.guid, resolved))}
          />
        ))}
      </ol>
      {mayWrite ? (
        <Composer
          quoteGuid={quoteGuid}
          people={colleagues}
          position={
            positionId === null ? null : { id: positionId, name: positionName(positions, positionId) }
          }
          mayAnswer={comments.some(({ authorGuid }) => authorGuid === null)}
          onSend={(said) => act(callAdd(quoteGuid, { guid: newGuid(), ...said }))}
        />
      ) : null}
    </aside>
  );
}

interface ComposerProps {
  readonly quoteGuid: string;
  /** The one that is open in the editor. */
  readonly position: { readonly id: string; readonly name: string } | null;
  readonly people: CommentThread['people'];
  /** The buyer has asked something. */
  readonly mayAnswer: boolean;
  readonly onSend: (said: {
    text: string;
    mentions: string[];
    outside: boolean;
    positionId: string | null;
  }) => Promise<boolean>;
}

/** What is being written stays in this browser until it is sent. */
function Composer({ quoteGuid, position, people, mayAnswer, onSend }: ComposerProps) {
  const key = `comment:${quoteGuid}`;
  const [text, setText] = useState(() => localText.read(key) ?? '');
  const [outside, setOutside] = useState(false);
  const [isAbout, setAbout] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keep = (next: string) => {
    setText(next);
    if (next === '') localText.remove(key);
    else localText.write(key, next);
  };
  const send = async () => {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    const positionId = isAbout && position ? position.id : null;
    if (await onSend({ text, mentions: mentionsIn(text, people), outside, positionId })) {
      keep('');
      setOutside(false);
    }
    setBusy(false);
  };
  return (
    <div className={classes.composer}>
      <MentionText
        label="Nuovo commento"
        value={text}
        people={people}
        onText={keep}
        onSend={() => void send()}
      />
      {position ? (
        <Switch
          size="xs"
          label={`Riguarda ${position.name}`}
          checked={isAbout}
          onChange={(event) => setAbout(event.currentTarget.checked)}
        />
      ) : null}
      {mayAnswer ? (
        <Switch
          size="xs"
          label="Rispondi al cliente: lo riceve per email e lo legge nell’offerta"
          checked={outside}
          onChange={(event) => setOutside(event.currentTarget.checked)}
        />
      ) : null}
      <div className={classes.send}>
        <span className="small dim">Ctrl+Invio</span>
        <Button
          variant="filled"
          size="xs"
          disabled={text.trim() === '' || isBusy}
          onClick={() => void send()}
        >
          {outside ? 'Rispondi al cliente' : 'Commenta'}
        </Button>
      </div>
    </div>
  );
}
