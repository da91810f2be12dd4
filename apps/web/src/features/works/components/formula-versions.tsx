import { Button } from '@mantine/core';
import { IconArrowBackUp, IconHistory, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Work, WorkFields } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { BackTestDialog } from '../../../entities/quotes/back-test/back-test-dialog.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { backTestFormula, publishFormula, versionsQuery } from '../api/formula-calls.ts';
import classes from './formula.module.css';

/** Reason why the draft cannot be published, as a sentence; null when it can. */
function obstacle(text: string, row: Work | null, isRight: boolean): string | null {
  if (row === null) return 'Salva la lavorazione: poi potrai pubblicare la formula.';
  if (text !== row.formulaDraft) return 'Salva la bozza: si pubblica quella salvata.';
  if (text.trim() === '') return 'Scrivi la formula qui sopra.';
  if (text === row.formulaPublished) return null;
  return isRight ? null : 'Correggi la formula: una formula con errori non si pubblica.';
}

/** The draft against the formula in use, the publish button, and earlier versions. */
export function FormulaVersions({ isRight }: { readonly isRight: boolean }) {
  const { values, row } = useRecordForm<WorkFields, Work>();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const text = values.formulaDraft;
  const reason = obstacle(text, row, isRight);
  const isCurrent = row !== null && text === row.formulaPublished;
  const publish = async () => {
    if (!row) return;
    setBusy(true);
    try {
      const saved = await publishFormula(row.guid, row.formulaDraft);
      cache.setQueryData(['works', 'row', row.guid], saved);
      await cache.invalidateQueries({ queryKey: ['works'] });
      notifyDone(`Formula pubblicata: versione ${saved.formulaVersion ?? 1}.`);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <RecordSection
      title="Pubblicazione"
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconHistory size={14} stroke={1.6} />}
            disabled={row === null || !isRight}
            onClick={() => setTrying(true)}
          >
            Prova sui preventivi
          </Button>
          <Button
            size="xs"
            leftSection={<IconUpload size={14} stroke={1.6} />}
            disabled={isBusy || reason !== null || isCurrent}
            onClick={() => void publish()}
          >
            {isBusy ? 'Pubblicazione…' : 'Pubblica'}
          </Button>
        </>
      }
    >
      <p className={classes.state}>
        {row?.formulaVersion == null ? (
          <Tag tone="warn">solo bozza</Tag>
        ) : (
          <Tag tone={isCurrent ? 'ok' : 'warn'}>{isCurrent ? 'pubblicata' : 'bozza diversa'}</Tag>
        )}
        <span className="small muted">{stateText(row, isCurrent)}</span>
      </p>
      {reason === null ? null : <p className="small muted">{reason}</p>}
      {row !== null && isTrying ? (
        <BackTestDialog
          title="Prova della formula sui preventivi"
          asked={['works', row.guid, text]}
          ask={(signal) => backTestFormula(row.guid, text, signal)}
          empty="Nessun preventivo usa ancora questa lavorazione: qui vedrai che cosa cambia prima di pubblicare una formula nuova."
          tried="la formula qui scritta"
          costHead="Fase €"
          onClose={() => setTrying(false)}
        />
      ) : null}
      {row?.formulaVersion == null ? null : <Versions guid={row.guid} current={row.formulaVersion} />}
    </RecordSection>
  );
}

function stateText(row: Work | null, isCurrent: boolean): string {
  if (row?.formulaVersion == null || row.formulaPublishedAt === null) {
    return 'Finché non la pubblichi, i preventivi non la usano.';
  }
  const inUse = `Nei preventivi vale la versione ${row.formulaVersion}, dal ${formatDate(row.formulaPublishedAt)}.`;
  return isCurrent ? inUse : `${inUse} I preventivi già fatti tengono la loro.`;
}

function Versions({ guid, current }: { readonly guid: string; readonly current: number }) {
  const { values, set } = useRecordForm<WorkFields>();
  const versions = useQuery(versionsQuery(guid));
  return (
    <details className={classes.versions}>
      <summary>Versioni pubblicate{versions.data ? ` (${versions.data.length})` : ''}</summary>
      {versions.isError ? <p className="small">{errorText(versions.error)}</p> : null}
      <ol>
        {(versions.data ?? []).map(({ version, text, publishedAt, publishedBy }) => (
          <li key={version}>
            <div className={classes.versionHead}>
              <b>v{version}</b>
              {version === current ? <Tag tone="ok">in uso</Tag> : null}
              <span className="small dim">
                {publishedBy} · {formatDateTime(publishedAt)}
              </span>
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconArrowBackUp size={14} stroke={1.6} />}
                disabled={values.formulaDraft === text}
                onClick={() => set('formulaDraft', text)}
              >
                Riporta in bozza
              </Button>
            </div>
            <pre className={`mono ${classes.versionText ?? ''}`}>{text}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}
