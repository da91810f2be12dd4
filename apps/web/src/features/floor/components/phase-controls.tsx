import { NativeSelect, Textarea } from '@mantine/core';
import type { FloorPhase } from '@truciolo/contract';
import { type FoldedPhase, PAUSE_REASONS, SCRAP_REASONS } from '@truciolo/jobs';
import { type ReactNode, useState } from 'react';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import type { Press } from '../outbox/use-outbox.ts';
import { questionBefore } from '../question-before.ts';
import { Counter } from './counter.tsx';
import classes from './phase.module.css';

interface PhaseControlsProps {
  readonly phase: FloorPhase;
  readonly folded: FoldedPhase;
  /** Resolves to false where the person did not identify themselves: the input stays. */
  readonly press: (events: readonly Press[]) => Promise<boolean>;
  /** Below the counted pieces. */
  readonly facts: ReactNode;
  /** Pictures and measures, above the keys. */
  readonly children: ReactNode;
}

/** Pieces since the last press, and the next buttons. Large, for gloves and oil. */
export function PhaseControls({ phase, folded, press, facts, children }: PhaseControlsProps) {
  const [good, setGood] = useState(0);
  const [scrap, setScrap] = useState(0);
  const [scrapReason, setScrapReason] = useState<string>(SCRAP_REASONS[0]);
  const [pauseReason, setPauseReason] = useState<string>(PAUSE_REASONS[0]);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRunning = folded.state === 'running';
  const isCounting = good !== 0 || scrap !== 0;

  const send = async (kind: Press['kind'], reason = '') => {
    const question = questionBefore(kind, phase, { state: folded.state, good: folded.good + good });
    if (question && !(await askConfirmation(question))) return;
    setBusy(true);
    try {
      // Scrap has its own reason, which the reason of a pause would replace.
      const apart: Press[] =
        scrap !== 0 && kind !== 'count'
          ? [{ phaseGuid: phase.guid, kind: 'count', scrap, reason: scrapReason }]
          : [];
      const counted =
        kind === 'count' ? { good, scrap, reason: scrap === 0 ? '' : scrapReason } : { good, reason };
      const act: Press = { phaseGuid: phase.guid, kind, ...counted, note: note.trim() };
      if (!(await press([...apart, act]))) return;
      // Pieces and notes entered during the send stay for the next press.
      setGood((now) => now - good);
      setScrap((now) => now - scrap);
      setNote((now) => (now === note ? '' : now));
      if (kind === 'pause') setPauseReason(PAUSE_REASONS[0]);
      if (scrap !== 0) setScrapReason(SCRAP_REASONS[0]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div className={classes.counts}>
        <Counter label="Buoni" total={folded.good} added={good} of={phase.started} onAdded={setGood} />
        <Counter label="Scarti" total={folded.scrap} added={scrap} isBad onAdded={setScrap} />
      </div>
      {facts}
      <div className={classes.fields}>
        {scrap > 0 ? (
          <NativeSelect
            size="md"
            label="Motivo dello scarto"
            data={[...SCRAP_REASONS]}
            value={scrapReason}
            onChange={(event) => setScrapReason(event.currentTarget.value)}
          />
        ) : null}
        {isRunning ? (
          <NativeSelect
            size="md"
            label="Motivo della pausa"
            data={[...PAUSE_REASONS]}
            value={pauseReason}
            onChange={(event) => setPauseReason(event.currentTarget.value)}
          />
        ) : null}
        <Textarea
          size="md"
          label="Nota"
          autosize
          minRows={1}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isCounting || note.trim() !== '' ? (
          <button
            type="button"
            className={classes.act}
            disabled={isBusy}
            onClick={() => void send(isCounting ? 'count' : 'note')}
          >
            {isCounting ? 'Registra i pezzi' : 'Salva la nota'}
          </button>
        ) : null}
      </div>
      {children}
      <div className={classes.acts} data-foot-bar>
        {isRunning ? (
          <>
            <button
              type="button"
              className={classes.act}
              data-act="pause"
              disabled={isBusy}
              onClick={() => void send('pause', pauseReason)}
            >
              Pausa
            </button>
            <button
              type="button"
              className={classes.act}
              data-act="stop"
              disabled={isBusy}
              onClick={() => void send('stop')}
            >
              Fine
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className={classes.act}
              data-act="start"
              disabled={isBusy}
              onClick={() => void send('start')}
            >
              {folded.state === 'todo' ? 'Avvia' : 'Riprendi'}
            </button>
            {folded.state === 'paused' ? (
              <button
                type="button"
                className={classes.act}
                data-act="stop"
                disabled={isBusy}
                onClick={() => void send('stop')}
              >
                Fine
              </button>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
