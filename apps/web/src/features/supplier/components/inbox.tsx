import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type InboxMessage, type MessageState, messageStates } from '@truciolo/contract';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill, type Tone } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { messagesKey, messagesQuery, setMessageState } from '../api/messages.ts';
import { replyAddress } from '../reply-address.ts';
import classes from './inbox.module.css';

const tones: Readonly<Record<MessageState, Tone>> = { nuovo: 'warn', risposto: 'ok', chiuso: 'plain' };
const words: Readonly<Record<MessageState, string>> = {
  nuovo: 'Nuovo',
  risposto: 'Risposto',
  chiuso: 'Chiuso',
};
const stateChoices = messageStates.map((value) => ({ value, label: words[value] }));

/** The messages of the contact form with their state; a reply opens the mail program and marks the message. */
export function Inbox() {
  const [state, setState] = useState<MessageState | null>(null);
  const [onlyMine, setOnlyMine] = useState(false);
  const messages = useQuery(messagesQuery({ state, onlyMine }));
  const { act, isBusy } = useAct(messagesKey);
  const mark = ({ guid }: InboxMessage, next: MessageState) =>
    act(() => setMessageState(guid, next), `Messaggio segnato come ${next}.`);
  return (
    <Panel
      title="Messaggi"
      note={
        messages.data ? `${countOf(messages.data.unread, 'nuovo', 'nuovi')} su ${messages.data.total}` : null
      }
      padded={false}
    >
      <div className={classes.filters}>
        <Switch
          size="xs"
          label="Solo i miei"
          checked={onlyMine}
          onChange={(event) => setOnlyMine(event.currentTarget.checked)}
        />
        <SegmentedControl
          size="xs"
          aria-label="Stato dei messaggi"
          data={[{ value: '', label: 'Tutti' }, ...stateChoices]}
          value={state ?? ''}
          onChange={(value) => setState((value || null) as MessageState | null)}
        />
      </div>
      <QueryState query={messages} failed="I messaggi non si sono caricati">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text="Qui arrivano i messaggi di «Contatta il rivenditore»." />
          ) : (
            rows.map((message) => (
              <article key={message.guid} className={classes.message}>
                <div className={classes.head}>
                  <Pill tone={tones[message.state]}>{words[message.state]}</Pill>
                  <b>{message.name}</b>
                  <span className="muted">{message.companyName ?? message.company}</span>
                  <span className="dim small">
                    {[message.email, message.phone, formatDateTime(message.createdAt)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <div className={classes.acts}>
                    <NativeSelect
                      size="xs"
                      aria-label={`Stato del messaggio di ${message.name}`}
                      data={stateChoices}
                      value={message.state}
                      disabled={isBusy}
                      onChange={(event) => void mark(message, event.currentTarget.value as MessageState)}
                      data-private
                    />
                    <Button
                      size="xs"
                      component="a"
                      href={replyAddress(message)}
                      onClick={() => {
                        if (message.state === 'nuovo') void mark(message, 'risposto');
                      }}
                    >
                      Rispondi
                    </Button>
                  </div>
                </div>
                <p className={classes.text}>{message.message}</p>
              </article>
            ))
          )
        }
      </QueryState>
    </Panel>
  );
}
