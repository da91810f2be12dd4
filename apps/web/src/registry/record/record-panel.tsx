import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconArrowsMaximize, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Tag } from '../../components/tags/pill.tsx';
import { isInside } from '../../lib/is-inside.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import type { RegistryRow } from '../calls/registry-calls.ts';
import { rowQuery } from '../calls/registry-queries.ts';
import type { RegistryDefinition } from '../definition/registry-definition.ts';
import { agreed, isNewWord } from '../definition/registry-words.ts';
import { mayEditRegistries } from '../may-edit-registries.ts';
import { RecordEditor } from './record-editor.tsx';
import classes from './record-panel.module.css';
import { useArchive } from './use-archive.tsx';

interface RecordPanelProps<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  /** A guid, or the word of a new row. */
  readonly word: string;
  readonly onClose: () => void;
}

/** A list or a menu open inside takes Escape for itself. */
const takesEscape = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('[aria-expanded="true"]') !== null;

/** One row beside its list; on a narrow screen over it. */
export function RecordPanel<Row extends RegistryRow>({ definition, word, onClose }: RecordPanelProps<Row>) {
  const { calls, path, texts, hasPage = false } = definition;
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNew = isNewWord(word);
  const query = useQuery({ ...rowQuery(calls, word), enabled: !isNew });
  const panel = useRef<HTMLElement>(null);
  const isReady = isNew || query.data !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const field = isNew ? panel.current?.querySelector<HTMLElement>('input, textarea') : panel.current;
    field?.focus({ preventScroll: true });
  }, [isReady, isNew]);
  const onCreated = useCallback(
    (guid: string) =>
      void navigate({ pathname: `${path}/${guid}`, search: hasPage ? '' : search }, { replace: true }),
    [navigate, path, search, hasPage],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside(event) || takesEscape(event.target))
      return;
    event.preventDefault();
    onClose();
  };

  return (
    <aside
      ref={panel}
      className={classes.panel}
      aria-label={isNew ? texts.create : `Scheda ${texts.one}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isReady ? (
        <RecordEditor
          definition={definition}
          row={query.data ?? null}
          onCreated={onCreated}
          head={<PanelHead definition={definition} row={query.data ?? null} onClose={onClose} />}
        />
      ) : (
        <>
          <PanelHead definition={definition} row={null} onClose={onClose} />
          {query.isError ? (
            <ErrorState
              title="La scheda non si è aperta"
              error={query.error}
              retry={() => void query.refetch()}
            />
          ) : (
            <div className={classes.waiting} role="status" aria-label="Caricamento della scheda">
              <Skeleton height={14} width="40%" />
              <Skeleton height={32} />
              <Skeleton height={32} />
              <Skeleton height={32} width="60%" />
            </div>
          )}
        </>
      )}
    </aside>
  );
}

interface PanelHeadProps<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  readonly row: Row | null;
  readonly onClose: () => void;
}

function PanelHead<Row extends RegistryRow>({ definition, row, onClose }: PanelHeadProps<Row>) {
  const { texts, head } = definition;
  const { archive, isBusy } = useArchive(definition);
  const mayWrite = mayEditRegistries(useSessionUser().role);
  const { code, name, mark } = row ? head(row) : { code: undefined, name: texts.create, mark: null };
  const isArchived = row?.archivedAt != null;
  return (
    <div className={classes.head}>
      {code ? <span className="mono dim">{code}</span> : null}
      <h2 className={classes.name}>{name}</h2>
      {isArchived ? <Tag>{agreed('archiviat', 1, texts)}</Tag> : mark}
      <div className={classes.headEnd}>
        {row && definition.hasPage ? (
          <Button
            size="xs"
            variant="subtle"
            component={Link}
            to={`${definition.path}/${row.guid}`}
            leftSection={<IconArrowsMaximize size={14} stroke={1.6} />}
          >
            Apri la pagina
          </Button>
        ) : null}
        {row && mayWrite ? (
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            leftSection={
              isArchived ? <IconArrowBackUp size={14} stroke={1.6} /> : <IconArchive size={14} stroke={1.6} />
            }
            onClick={() => void archive([row.guid], !isArchived)}
          >
            {isArchived ? 'Ripristina' : 'Archivia'}
          </Button>
        ) : null}
        <ActionIcon aria-label="Chiudi la scheda" onClick={onClose}>
          <IconX size={17} stroke={1.6} />
        </ActionIcon>
      </div>
    </div>
  );
}
