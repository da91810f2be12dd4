import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import type { PositionDraft } from '@truciolo/quote';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { api } from '../../../lib/api/client.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import type { QuoteTime } from '../quote-clipboard.ts';
import { quoteKeys } from '../quote-keys.ts';
import { writeTime } from './write-time.ts';

interface TimeDialogProps {
  readonly time: QuoteTime;
  readonly onClose: () => void;
}

const NEW = 'new';
const DRAFTS = 50;

const draftsQuery = {
  queryKey: quoteKeys.drafts('time'),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (
      await api(
        quotes.list,
        { query: { filter: ['state:draft'], sort: '-updatedAt', limit: DRAFTS } },
        { signal },
      )
    ).rows,
};

const nameOf = ({ code, description }: PositionDraft, index: number): string =>
  `${index + 1} · ${code || description.split('\n')[0] || 'senza nome'}`;

const phaseName = (name: string, index: number) => `${(index + 1) * 10} · ${name || 'senza nome'}`;

/** Writes a time into a phase of a draft, chosen by name, and confirms the place. */
export function TimeDialog({ time, onClose }: TimeDialogProps) {
  const cache = useQueryClient();
  const drafts = useQuery(draftsQuery);
  const [guid, setGuid] = useState<string | null>(null);
  const [chosen, setPosition] = useState<string | null>(null);
  const [phase, setPhase] = useState<string>(NEW);
  const read = async (of: string) => {
    const quote = await api(quotes.get, { params: { guid: of } });
    return quote;
  };
  const quote = useQuery({
    queryKey: quoteKeys.forTime(guid),
    queryFn: () => read(guid ?? ''),
    enabled: guid !== null,
    gcTime: 0,
  });
  const positions = quote.data?.document.positions ?? [];
  const position = positions.find(({ id }) => id === chosen) ?? positions[0] ?? null;
  const phases = (position?.phases ?? [])
    .map((one, index) => ({ one, label: phaseName(one.name, index) }))
    .filter(({ one }) => one.kind === 'time');
  const save = async () => {
    if (guid === null || position === null) return false;
    // Reads the current version: a colleague may be editing it.
    const { document, version, number } = await read(guid);
    const place = { positionId: position.id, phaseId: phase === NEW ? null : phase };
    const change = writeTime(document, place, time);
    if (!change) throw new Error('the phase is gone');
    await api(quotes.save, {
      params: { guid },
      body: { version, changes: [{ ...change, path: [...change.path] }] },
    });
    await cache.invalidateQueries({ queryKey: quoteKeys.all });
    const to = phases.find(({ one }) => one.id === phase)?.label ?? 'una fase nuova';
    notifyDone(
      `Scritto in ${number}, posizione ${nameOf(position, positions.indexOf(position))}, fase ${to}.`,
    );
    return true;
  };
  return (
    <FormDialog
      title="Usa nel preventivo"
      submit="Scrivi il tempo"
      onClose={onClose}
      save={save}
      disabled={guid === null || position === null}
    >
      <p>
        <b>{time.description}</b>: {formatDecimal(time.seconds / 60, 2)} min
      </p>
      <Select
        label="Preventivo in bozza"
        placeholder={drafts.isPending ? 'Carico le bozze…' : 'Scegli il preventivo'}
        data={(drafts.data ?? []).map((row) => ({
          value: row.guid,
          label: [row.number, row.customerName, row.title || row.firstPart].filter(Boolean).join(' · '),
        }))}
        value={guid}
        searchable
        nothingFoundMessage="Nessuna bozza"
        onChange={(next) => {
          setGuid(next);
          setPosition(null);
          setPhase(NEW);
        }}
      />
      <Select
        label="Posizione"
        disabled={positions.length === 0}
        data={positions.map((one, index) => ({ value: one.id, label: nameOf(one, index) }))}
        value={position?.id ?? null}
        allowDeselect={false}
        onChange={(next) => {
          setPosition(next);
          setPhase(NEW);
        }}
      />
      <Select
        label="Fase"
        description="Di una fase che c’è già cambia solo il tempo ciclo."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={position === null}
        data={[
          { value: NEW, label: 'Nuova fase in fondo al ciclo' },
          ...phases.map(({ one, label }) => ({ value: one.id, label })),
        ]}
        value={phase}
        allowDeselect={false}
        onChange={(next) => setPhase(next ?? NEW)}
      />
      <p className="small muted">
        Il tempo è anche negli appunti: nel preventivo lo trovi sotto «Fase», fra i tempi dagli strumenti.
      </p>
    </FormDialog>
  );
}
