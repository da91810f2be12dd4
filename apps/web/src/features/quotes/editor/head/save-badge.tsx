import { Button, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { timeInRome } from '@truciolo/italian';
import { useUnreadAround } from '../../../../components/number-field/unread-texts.ts';
import { agree, countOf } from '../../../../lib/format/counts.ts';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import { firstUnread } from '../../../../lib/unread-fields.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import classes from './head.module.css';

const saveOf = (state: EditorState) => state.save;
const icon = { size: 15, stroke: 1.8, 'aria-hidden': true } as const;

/** Whether the work is safe, at every moment. */
export function SaveBadge() {
  const { autosave } = useEditor();
  return <SaveMark save={useEditorState(saveOf)} onRetry={autosave.retryNow} />;
}

interface SaveMarkProps {
  readonly save: SaveState;
  readonly onRetry: () => void;
}

export function SaveMark({ save, onRetry }: SaveMarkProps) {
  const unread = useUnreadAround().list.length;
  if (unread > 0) {
    return (
      <span className={classes.save} data-tone="bad" role="status">
        <IconAlertTriangle {...icon} />
        {`${agree(unread, 'Un numero', countOf(unread, 'numero', 'numeri'))} da correggere`}
        <Button size="xs" variant="subtle" onClick={() => firstUnread()?.show()}>
          Mostra
        </Button>
      </span>
    );
  }
  if (save.kind === 'saved' && save.at === null) return null;
  if (save.kind === 'offline') {
    return (
      <Tooltip label="Le modifiche restano in questo browser finché non arrivano al server.">
        <span className={classes.save} data-tone="warn" role="status">
          <IconCloudOff {...icon} />
          Non salvato: connessione assente, riprovo
          <Button size="xs" variant="subtle" onClick={onRetry}>
            Riprova ora
          </Button>
        </span>
      </Tooltip>
    );
  }
  if (save.kind === 'refused') {
    return (
      <span className={classes.save} data-tone="bad" role="alert" title={save.message}>
        <IconAlertTriangle {...icon} />
        <span className={classes.refusal}>Non salvato: {save.message}</span>
        <Button size="xs" variant="subtle" onClick={onRetry}>
          Riprova
        </Button>
      </span>
    );
  }
  return (
    <span className={classes.save} data-tone={save.kind === 'saved' ? 'ok' : 'busy'} role="status">
      {save.kind === 'saved' ? (
        <>
          <IconCheck {...icon} />
          Salvato {timeInRome(new Date(save.at ?? 0))}
        </>
      ) : (
        <>
          <IconLoader2 {...icon} />
          Salvo…
        </>
      )}
    </span>
  );
}
