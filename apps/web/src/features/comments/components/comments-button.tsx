import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countOf } from '../../../lib/format/counts.ts';
import { conversationQuery, type Place } from '../api/comment-calls.ts';
import type { CommentedPosition } from '../position-name.ts';
import { CommentsPanel } from './comments-panel.tsx';

/** In the address of a notice that leads to the comments. */
const OPEN = 'commenti';

interface CommentsButtonProps {
  readonly place: Place;
  readonly positions?: readonly CommentedPosition[];
  /** The one that is open. */
  readonly positionId?: string | null;
  readonly mayWrite: boolean;
}

export function CommentsButton({ place, positions = [], positionId = null, mayWrite }: CommentsButtonProps) {
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has(OPEN));
  const conversation = useQuery(conversationQuery(place)).data;
  const count = conversation?.comments.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0;
  const label = count === 0 ? 'Commenti' : `Commenti: ${countOf(count, 'aperto', 'aperti')}`;
  return (
    <>
      <Tooltip label={label}>
        <Indicator
          disabled={count === 0}
          label={String(count)}
          size={15}
          offset={4}
          color="var(--steel)"
          // Below the panel, which on a phone covers the button.
          zIndex={1}
        >
          <ActionIcon aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconMessage size={18} stroke={1.6} />
          </ActionIcon>
        </Indicator>
      </Tooltip>
      {isOpen ? (
        <CommentsPanel
          place={place}
          positions={positions}
          positionId={positionId}
          mayWrite={mayWrite}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
