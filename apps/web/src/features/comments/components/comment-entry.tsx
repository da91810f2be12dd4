import { Button } from '@mantine/core';
import type { Comment, Conversation } from '@truciolo/contract';
import { useState } from 'react';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatAgo } from '../../../lib/format/dates.ts';
import { mentionsIn, type Person } from '../mentions.ts';
import { CommentFiles } from './comment-files.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './comments.module.css';
import { MentionText } from './mention-text.tsx';

interface CommentEntryProps {
  readonly comment: Comment;
  /** Name of the position it is about. */
  readonly about: string | null;
  readonly isOwn: boolean;
  readonly mayWrite: boolean;
  readonly people: readonly Person[];
  readonly links: Conversation['links'];
  readonly onEdit: (text: string, mentions: string[]) => Promise<boolean>;
  readonly onRemove: () => void;
  readonly onResolve: (resolved: boolean) => void;
}

export function CommentEntry(props: CommentEntryProps) {
  const { comment, about, isOwn, mayWrite, people, links, onEdit, onRemove, onResolve } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const isResolved = comment.resolvedAt !== null;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || draft === null || draft.trim() === '') return;
    setBusy(true);
    // Edits made during the save are saved by the next press.
    if (await onEdit(draft, mentionsIn(draft, people))) setDraft((now) => (now === draft ? null : now));
    setBusy(false);
  };
  return (
    <li
      className={classes.comment}
      data-outside={comment.outside || undefined}
      data-resolved={isResolved || undefined}
    >
      <div className={classes.who}>
        <b>{comment.authorName}</b>
        <time dateTime={comment.createdAt}>{formatAgo(comment.createdAt, Date.now())}</time>
        {about === null ? null : <Tag>{about}</Tag>}
        {comment.editedAt ? <span>modificato</span> : null}
        {comment.authorGuid === null ? <Tag>cliente</Tag> : null}
        {comment.outside && comment.authorGuid !== null ? <Tag>visibile al cliente</Tag> : null}
        {isResolved ? <Tag>risolto da {comment.resolvedBy}</Tag> : null}
      </div>
      {draft === null ? (
        <>
          {comment.text === '' ? null : <CommentText text={comment.text} links={links} />}
          <CommentFiles files={comment.files} />
        </>
      ) : (
        <MentionText
          label="Modifica il commento"
          value={draft}
          people={people}
          onText={setDraft}
          onSend={() => void save()}
        />
      )}
      {mayWrite ? (
        <div className={classes.acts}>
          {draft === null ? (
            <>
              <Button size="compact-xs" variant="subtle" onClick={() => onResolve(!isResolved)}>
                {isResolved ? 'Riapri' : 'Risolvi'}
              </Button>
              {isOwn && !comment.outside ? (
                <>
                  <Button size="compact-xs" variant="subtle" onClick={() => setDraft(comment.text)}>
                    Modifica
                  </Button>
                  <Button size="compact-xs" variant="subtle" onClick={onRemove}>
                    Elimina
                  </Button>
                </>
              ) : null}
            </>
          ) : (
            <>
              <Button size="compact-xs" disabled={isBusy} onClick={() => void save()}>
                Salva
              </Button>
              <Button size="compact-xs" variant="subtle" onClick={() => setDraft(null)}>
                Annulla
              </Button>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}
