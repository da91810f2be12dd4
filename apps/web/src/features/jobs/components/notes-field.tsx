import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { localText } from '../../../lib/stored-text.ts';
import { ConflictDialog } from '../../../registry/record/conflict-dialog.tsx';
import { updateJob } from '../api/job-calls.ts';
import { createNotesDraft, type NotesState } from '../notes-draft.ts';

const LABEL = 'Note per il reparto';

const saveWords: Readonly<Record<NotesState['save'], string>> = {
  saved: 'Si salvano da sole.',
  waiting: 'Da salvare…',
  saving: 'Salvataggio…',
  offline: 'Non ancora salvate: il server non risponde, riprovo. Il testo resta in questo browser.',
  refused: 'Non salvate.',
};

/** Notes for the floor; saved automatically and merged with a colleague's edits. */
export function NotesField({ job, mayWrite }: { readonly job: Job; readonly mayWrite: boolean }) {
  const cache = useQueryClient();
  const { guid: user } = useSessionUser();
  const [draft] = useState(() =>
    createNotesDraft({
      storage: localText,
      key: `job-notes:${user}:${job.guid}`,
      saved: job.notes,
      send: async (base, notes) => {
        const saved = await updateJob({ guid: job.guid, notes: base }, { notes });
        void cache.invalidateQueries({ queryKey: [JOBS] });
        return saved.notes;
      },
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  useEffect(() => draft.read(job.notes), [draft, job.notes]);
  useEffect(() => () => void draft.flush(), [draft]);
  return (
    <>
      <Textarea
        label={LABEL}
        description={mayWrite ? saveWords[state.save] : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={2}
        maxLength={4000}
        disabled={!mayWrite}
        value={state.text}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onBlur={() => void draft.flush()}
      />
      {state.theirs === null ? null : (
        <ConflictDialog
          conflicts={{ notes: { base: '', yours: state.text, theirs: state.theirs } }}
          labelOf={() => LABEL}
          textOf={(_name, value) => String(value)}
          onCancel={() => draft.settle('theirs')}
          onChoose={(choices) => draft.settle(choices.notes ?? 'yours')}
        />
      )}
    </>
  );
}
