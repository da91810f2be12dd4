import { Button, Progress } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { Change } from '@truciolo/changes';
import {
  lookOf,
  type PageWatcher,
  type RequestField,
  type RequestFieldKey,
  type RequestPosition,
  requestFieldKeys,
  type ShopRequest,
} from '@truciolo/contract';
import type { PageSizes } from '@truciolo/drawing-fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { useGlobalKeys } from '../../../components/use-global-keys.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { countOf } from '../../../lib/format/counts.ts';
import {
  forgetLayout,
  refreshRequest,
  saveReadings,
  saveRequest,
  teachLayout,
} from '../api/request-calls.ts';
import { countFields } from '../request-words.ts';
import { EarlierBar } from './earlier-bar.tsx';
import {
  confirmed,
  confirmSure,
  corrected,
  fieldChange,
  nextOpen,
  positionChange,
  readChanges,
  shownKeys,
  withSureConfirmed,
} from './field-edits.ts';
import { FieldRow } from './field-row.tsx';
import { layoutOf } from './learned-readings.ts';
import type { PlacedText } from './placed-text.ts';
import { ProofStrip } from './proof-strip.tsx';
import classes from './reading.module.css';
import { SheetColumn } from './sheet-column.tsx';

interface PositionDeskProps {
  readonly request: ShopRequest;
  readonly position: RequestPosition;
  readonly index: number;
  readonly mayWrite: boolean;
  readonly firstField: string | null;
  readonly others: readonly PageWatcher[];
  /** The field at which colleagues see this user. */
  readonly onActive: (key: RequestFieldKey | null) => void;
  readonly onNext: () => void;
}

const isKey = (text: string | null): text is RequestFieldKey =>
  text !== null && (requestFieldKeys as readonly string[]).includes(text);

/** The drawing of one position and its fields. J and K move, Enter confirms and goes on, Esc skips. */
export function PositionDesk(props: PositionDeskProps) {
  const { request, position, index, mayWrite, firstField, others, onActive, onNext } = props;
  const keys = shownKeys(position);
  const [active, setActive] = useState<RequestFieldKey | null>(() =>
    isKey(firstField) ? firstField : (nextOpen(position, null) ?? keys[0] ?? null),
  );
  const [chosen, setChosen] = useState(0);
  const sheet = useRef<{ texts: readonly PlacedText[]; sizes: PageSizes }>({ texts: [], sizes: {} });
  const onSheet = useCallback((texts: readonly PlacedText[], sizes: PageSizes) => {
    sheet.current = { texts, sizes };
  }, []);
  useEffect(() => onActive(active), [active, onActive]);
  const counts = countFields(position, keys);
  const sure = confirmSure(position);
  const field = active ? position.fields[active] : undefined;

  const activate = (key: RequestFieldKey | null) => {
    setActive(key);
    setChosen(0);
  };
  const failed = (error: unknown) => {
    if (!isAnnounced(error)) notifyFailed(errorText(error));
    void refreshRequest(request.guid);
  };
  const save = (changes: Change[]) => {
    if (changes.length > 0) saveRequest(request.guid, changes).catch(failed);
  };
  const saveRead = (fields: RequestPosition['fields'], opened: RequestPosition) => {
    if (!mayWrite) return;
    saveReadings(request, ({ content }) => {
      const now = content.positions.find(({ id }) => id === position.id);
      return now ? readChanges(now, fields, opened) : [];
    }).catch(failed);
  };
  const settle = (key: RequestFieldKey, next: RequestField) => {
    save([fieldChange(position, key, next)]);
    if (next.state === 'corrected' && request.content.customerGuid) {
      const layout = layoutOf(key, next.value, sheet.current.texts, sheet.current.sizes);
      // A lesson that does not arrive is no failure of the correction.
      if (layout) void teachLayout(request.guid, layout).catch(() => undefined);
    }
    const after = { ...position, fields: { ...position.fields, [key]: next } };
    activate(nextOpen(after, key));
  };
  const confirmActive = () => {
    const reading = field?.readings[chosen];
    if (!active || !mayWrite || !field) return;
    if (lookOf(field) === 'settled') activate(nextOpen(position, active));
    else settle(active, confirmed(field, reading?.value ?? field.value));
  };
  const confirmAllSure = () => {
    save(sure);
    activate(nextOpen(withSureConfirmed(position), null) ?? active);
  };
  const move = (by: number) => {
    const at = active === null ? -1 : keys.indexOf(active);
    activate(keys[Math.min(keys.length - 1, Math.max(0, at + by))] ?? null);
  };
  const choose = (by: number) => {
    const most = (field?.readings.length ?? 1) - 1;
    setChosen(Math.min(most, Math.max(0, chosen + by)));
  };
  const isLast = index === request.content.positions.length - 1;
  const pageKeys = {
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: confirmActive,
    Escape: () => activate(nextOpen(position, active)),
    s: confirmAllSure,
    // Elsewhere N begins a new quote: here it must not leave the request.
    n: isLast ? () => undefined : onNext,
  };
  useGlobalKeys(pageKeys, true);

  return (
    <>
      <div className={classes.desk}>
        <div className={classes.left}>
          <SheetColumn
            request={request}
            position={position}
            active={active}
            chosen={chosen}
            mayWrite={mayWrite}
            onField={activate}
            onText={(text) => active && settle(active, corrected(field, text))}
            onSheet={onSheet}
            onFields={saveRead}
            onPositions={(added) => save(added.map(positionChange))}
          />
          {active && field && field.readings.length > 0 ? (
            <ProofStrip request={request} fieldKey={active} field={field} />
          ) : null}
        </div>
        <section className={classes.fields} aria-label="Campi">
          <header>
            <h2>Campi</h2>
            <span data-look="settled">letti {counts.settled + counts.sure}</span>
            <span data-look="conflict">da confermare {counts.open}</span>
            <span data-look="missing">non trovati {counts.missing}</span>
          </header>
          <EarlierBar request={request} position={position} mayWrite={mayWrite} onSave={save} />
          <ul>
            {keys.map((key) => (
              <FieldRow
                key={key}
                fieldKey={key}
                field={position.fields[key]}
                isActive={key === active}
                colleague={others.find((one) => one.position === position.id && one.field === key)?.name}
                mayWrite={mayWrite}
                chosen={key === active ? chosen : 0}
                onChosen={setChosen}
                onForget={() =>
                  void forgetLayout(request.guid, key).then(
                    () => notifyDone('Il posto di questo campo è dimenticato.'),
                    (error: unknown) => isAnnounced(error) || notifyFailed(errorText(error)),
                  )
                }
                onActivate={() => activate(key === active ? null : key)}
                onConfirm={(value) => settle(key, confirmed(position.fields[key], value))}
                onCorrect={(value) => settle(key, corrected(position.fields[key], value))}
              />
            ))}
          </ul>
        </section>
      </div>
      <footer className={classes.foot}>
        <b className={classes.count}>
          {counts.settled} di {counts.all} confermati
        </b>
        <Progress.Root size={8} w={168} flex="none">
          <Progress.Section
            aria-label="Campi confermati"
            value={counts.all ? (counts.settled / counts.all) * 100 : 0}
            color="var(--ok)"
          />
          <Progress.Section
            aria-label="Campi sicuri"
            value={counts.all ? (counts.sure / counts.all) * 100 : 0}
            color="color-mix(in srgb, var(--ok) 30%, transparent)"
          />
        </Progress.Root>
        <span className={classes.hint}>
          {countOf(counts.sure, 'sicuro', 'sicuri')}, {counts.all - counts.settled - counts.sure} da guardare
        </span>
        <span className={classes.hint}>
          <kbd>J</kbd> <kbd>K</kbd> scorri <kbd>Invio</kbd> conferma e va al prossimo <kbd>Esc</kbd> salta
        </span>
        <span className={classes.grow} />
        {mayWrite ? (
          <>
            <Button
              variant="default"
              leftSection={<IconCheck size={16} stroke={1.8} />}
              disabled={sure.length === 0}
              onClick={confirmAllSure}
            >
              Conferma<span className={classes.wide}>&nbsp;tutti</span>&nbsp;i sicuri ({sure.length})
            </Button>
            <Button
              variant="filled"
              rightSection={<IconArrowRight size={16} stroke={1.8} />}
              onClick={onNext}
            >
              {isLast ? 'Crea bozza' : `Avanti: pezzo ${index + 2} di ${request.content.positions.length}`}
            </Button>
          </>
        ) : null}
      </footer>
    </>
  );
}
