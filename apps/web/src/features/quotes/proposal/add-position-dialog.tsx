import { Checkbox, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { diff } from '@truciolo/changes';
import { quotes } from '@truciolo/contract';
import { readCounts } from '@truciolo/italian';
import { type PositionDraft, type ProposedPosition, type QuoteDocument, withProposal } from '@truciolo/quote';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { NumberTextField } from '../../../components/number-field/number-text-field.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { quoteKeys } from '../../../entities/quotes/quote-keys.ts';
import { forgetUnfinished, noteUnfinished } from '../../../entities/quotes/unfinished-position.ts';
import { api } from '../../../lib/api/client.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { newId } from '../../../lib/new-id.ts';
import { usePositionStart } from './use-position-start.ts';

export interface SavedPosition {
  readonly quoteGuid: string;
  readonly positionId: string;
}

/** Files of a position that its customer sees, by guid. */
export type ShownFiles = Pick<PositionDraft, 'picture' | 'mesh'>;

interface AddPositionDialogProps {
  readonly proposal: ProposedPosition;
  /** Sentences about missing parts of the position; empty where it is complete. */
  readonly missing: readonly string[];
  /** Optional attachments: the model, a picture of it. */
  readonly files: readonly File[];
  /** A light model for the customer; null where there is none. */
  readonly mesh: File | null;
  /** Resolves to the files that are shown to the customer. */
  readonly attach: (place: SavedPosition, files: readonly File[]) => Promise<ShownFiles>;
  readonly onSaved: (place: SavedPosition) => void;
  readonly onClose: () => void;
}

const NEW = 'new';
const SHOWN_DRAFTS = 100;

const draftsQuery = {
  queryKey: quoteKeys.drafts('part'),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api(quotes.list, { query: { filter: ['state:draft'], limit: SHOWN_DRAFTS } }, { signal })).rows,
};

/** Adds a proposal to a new quote or to a draft, with its files. */
export function AddPositionDialog(props: AddPositionDialogProps) {
  const { proposal, missing, files, mesh, attach, onSaved, onClose } = props;
  const known = usePositionStart();
  const cache = useQueryClient();
  const drafts = useQuery(draftsQuery).data ?? [];
  const [quote, setQuote] = useState(NEW);
  const [code, setCode] = useState(proposal.code);
  const [description, setDescription] = useState(proposal.description);
  const [counts, setCounts] = useState('10 50');
  const [attaches, setAttaches] = useState(files.length > 0);
  const hasPicture = files.some(({ type }) => type.startsWith('image/'));
  const [shows, setShows] = useState(hasPicture);
  // The model may belong to another company than the customer: showing it is a deliberate choice.
  const [turns, setTurns] = useState(false);
  const [create] = useState(() => firstSent<QuoteDocument>());
  const [positionId] = useState(newId);
  const read = readCounts(counts);
  const isWrong = read.message !== null || read.counts.length === 0;

  const save = async () => {
    if (!known) return false;
    const add = (document: QuoteDocument) =>
      withProposal(document, positionId, known.start, { ...proposal, code, description }, read.counts, newId);
    const sent = attaches ? (turns && mesh ? [...files, mesh] : files) : [];
    const unfinished = { code, quoteGuid: null, isSaved: false, files: sent.map(({ name }) => name) };
    noteUnfinished(unfinished);
    const quoteGuid = quote === NEW ? await saveNew(add) : await saveInto(quote, add);
    const place = { quoteGuid, positionId };
    noteUnfinished({ ...unfinished, quoteGuid, isSaved: true });
    const added = sent.length > 0 ? await attach(place, sent) : {};
    const shown = { ...added, picture: shows ? added.picture : null };
    // The position exists: shown files can still be chosen in the quote.
    if (shown.picture || shown.mesh)
      await saveInto(quoteGuid, (document) => withShown(document, positionId, shown)).catch(() =>
        notifyFailed('I file sono allegati ma il cliente non li vede ancora: mostrali dal preventivo.'),
      );
    forgetUnfinished();
    await cache.invalidateQueries({ queryKey: quoteKeys.all });
    notifyDone('La posizione è nel preventivo.');
    onSaved(place);
    return true;
  };
  const saveNew = (add: (document: QuoteDocument) => QuoteDocument): Promise<string> =>
    create(add((known as NonNullable<typeof known>).document), async ({ guid, values }) => {
      const made = await api(quotes.create, { body: { guid, document: values } });
      return made.guid;
    });

  return (
    <FormDialog
      title="Crea posizione"
      submit="Crea posizione"
      onClose={onClose}
      disabled={!known || isWrong}
      save={save}
    >
      {missing.length > 0 ? <NoteBar tone="warn">{missing.join(' ')}</NoteBar> : null}
      <Select
        label="Preventivo"
        searchable
        allowDeselect={false}
        data={[
          { value: NEW, label: 'Nuovo preventivo' },
          ...drafts.map(({ guid, number, customerName, title }) => ({
            value: guid,
            label: [number, customerName, title].filter(Boolean).join(' · '),
          })),
        ]}
        value={quote}
        onChange={(next) => setQuote(next ?? NEW)}
      />
      <TextInput
        label="Codice"
        value={code}
        maxLength={100}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextInput
        label="Descrizione"
        value={description}
        maxLength={300}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <NumberTextField
        label="Quantità"
        inputMode="numeric"
        align="left"
        placeholder="10 50 100"
        maxLength={200}
        text={counts}
        isWrong={isWrong}
        remark={read.message ?? (read.counts.length === 0 ? 'Scrivi almeno una quantità.' : null)}
        onText={setCounts}
      />
      {files.length > 0 ? (
        <Checkbox
          label={`Allega ${files.map(({ name }) => name).join(' e ')}`}
          checked={attaches}
          onChange={(event) => setAttaches(event.currentTarget.checked)}
        />
      ) : null}
      {hasPicture ? (
        <Checkbox
          label="Mostra l’immagine al cliente, nel PDF e nella pagina dell’offerta"
          checked={attaches && shows}
          disabled={!attaches}
          onChange={(event) => setShows(event.currentTarget.checked)}
        />
      ) : null}
      {mesh ? (
        <Checkbox
          label="Fai girare il pezzo in 3D al cliente, nella pagina dell’offerta"
          description="Triangoli leggeri da guardare: il file STEP e le misure esatte restano qui."
          checked={attaches && turns}
          disabled={!attaches}
          onChange={(event) => setTurns(event.currentTarget.checked)}
        />
      ) : null}
    </FormDialog>
  );
}

const withShown = (document: QuoteDocument, id: string, shown: ShownFiles): QuoteDocument => ({
  ...document,
  positions: document.positions.map((position) =>
    position.id === id ? { ...position, ...shown } : position,
  ),
});

/** A draft is changed like in its editor: only the new part is sent. */
async function saveInto(guid: string, add: (document: QuoteDocument) => QuoteDocument): Promise<string> {
  const { version, document } = await api(quotes.get, { params: { guid } });
  const changes = diff(document, add(document));
  await api(quotes.save, { params: { guid }, body: { version, changes } });
  return guid;
}
