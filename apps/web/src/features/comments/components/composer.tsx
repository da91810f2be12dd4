import { Button, Switch } from '@mantine/core';
import type { CommentThread } from '@truciolo/contract';
import { useState } from 'react';
import { localText } from '../../../lib/stored-text.ts';
import { mentionsIn } from '../mentions.ts';
import classes from './comments.module.css';
import { MentionText } from './mention-text.tsx';

interface ComposerProps {
  readonly placeGuid: string;
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
export function Composer({ placeGuid, position, people, mayAnswer, onSend }: ComposerProps) {
  const key = `comment:${placeGuid}`;
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
