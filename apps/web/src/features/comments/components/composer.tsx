import { ActionIcon, Box, Button, FileButton, Switch, Tooltip } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { Conversation } from '@truciolo/contract';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { ACCEPTED_FILES } from '../../../entities/files/attached-file.ts';
import type { useUploads } from '../../../entities/files/use-uploads.ts';
import { ownText } from '../../../lib/session/own-text.ts';
import { mentionsIn } from '../mentions.ts';
import { pastedFiles } from '../pasted-files.ts';
import classes from './comments.module.css';
import { DraftFiles } from './draft-files.tsx';
import { MentionText } from './mention-text.tsx';

interface ComposerProps {
  readonly placeGuid: string;
  /** The position that is open in the editor. */
  readonly position: { readonly id: string; readonly name: string } | null;
  readonly people: Conversation['people'];
  /** Uploaded files of an unfinished draft. */
  readonly files: Conversation['draftFiles'];
  /** People and files are loaded: otherwise mentioned users would not be notified. */
  readonly isKnown: boolean;
  readonly uploads: ReturnType<typeof useUploads>;
  /** The buyer has asked something. */
  readonly mayAnswer: boolean;
  readonly onDetach: (guid: string) => void;
  readonly onSend: (said: {
    text: string;
    mentions: string[];
    files: string[];
    outside: boolean;
    positionId: string | null;
  }) => Promise<boolean>;
}

/** Text typed while the comment was being sent stays in the field. */
const unsaid = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;

/** The draft stays in this browser, for its author, until it is sent. */
export function Composer(props: ComposerProps) {
  const { placeGuid, position, people, files, isKnown, uploads, mayAnswer, onDetach, onSend } = props;
  const key = `comment:${placeGuid}`;
  const [text, setText] = useState(() => ownText.read(key) ?? '');
  const [outside, setOutside] = useState(false);
  const [isAbout, setAbout] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const isEmpty = text.trim() === '' && files.length === 0;
  const isReady = asked === null && !isEmpty && !isBusy && uploads.running.length === 0;
  const latest = useRef(text);
  const keep = (next: string) => {
    latest.current = next;
    setText(next);
    if (next === '') ownText.remove(key);
    else ownText.write(key, next);
  };
  const send = async (sent: string) => {
    setBusy(true);
    const positionId = isAbout && position ? position.id : null;
    const said = { text: sent, mentions: mentionsIn(sent, people), files: files.map(({ guid }) => guid) };
    if (await onSend({ ...said, outside, positionId })) {
      keep(unsaid(sent, latest.current));
      setOutside(false);
    }
    setBusy(false);
  };
  // A press before the people were loaded sends the comment as it was then.
  useEffect(() => {
    if (asked === null || !isKnown) return;
    setAsked(null);
    void send(asked);
  });
  const press = () => {
    if (isReady) setAsked(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    void uploads.add(pasted);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void uploads.add([...event.dataTransfer.files]);
  };
  return (
    <Box
      className={classes.composer}
      data-foot-bar="tall"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <MentionText label="Nuovo commento" value={text} people={people} onText={keep} onSend={() => press()} />
      <DraftFiles files={files} running={uploads.running} onRemove={onDetach} onStop={uploads.stop} />
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
        <FileButton multiple accept={ACCEPTED_FILES} onChange={(chosen) => void uploads.add(chosen)}>
          {(button) => (
            <Tooltip label="Allega un file: si può anche incollare o trascinare qui">
              <ActionIcon {...button} aria-label="Allega un file">
                <IconPaperclip size={17} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
        </FileButton>
        <span className="small dim">Ctrl+Invio</span>
        <Button variant="filled" size="xs" disabled={!isReady} onClick={() => press()}>
          {outside ? 'Rispondi al cliente' : 'Commenta'}
        </Button>
      </div>
    </Box>
  );
}
