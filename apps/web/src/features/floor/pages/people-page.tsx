import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FloorPerson } from '@truciolo/contract';
import { useState } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { saveBase64 } from '../../../lib/save-file.ts';
import { PEOPLE, peopleQuery, printBadge, removePerson } from '../api/people-calls.ts';
import { PinDialog } from '../components/pin-dialog.tsx';
import classes from '../kiosk/kiosk.module.css';

/** Persone e badge: people who may press on the shared tablets. */
export function PeoplePage() {
  const people = useQuery(peopleQuery);
  const { act, isBusy } = useAct([PEOPLE]);
  const [open, setOpen] = useState<FloorPerson | 'new' | null>(null);
  return (
    <>
      <PageHead
        title="Persone e badge"
        tools={<JobViews />}
        action={
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
            onClick={() => setOpen('new')}
          >
            Aggiungi
          </Button>
        }
      />
      <PageBody>
        <QueryState query={people} failed="Le persone non si sono caricate">
          {({ people: rows }) => (
            <Panel>
              {rows.length === 0 ? (
                <EmptyState text="Aggiungi chi lavora alle macchine: sul tablet condiviso ognuno dice chi è con PIN o badge." />
              ) : null}
              {rows.map((person) => (
                <div key={person.guid} className={classes.row}>
                  <span>{person.name}</span>
                  <Button disabled={isBusy} onClick={() => setOpen(person)}>
                    Cambia PIN
                  </Button>
                  <Button
                    disabled={isBusy}
                    onClick={() =>
                      void act(
                        async () => saveBase64(await printBadge(person.guid)),
                        `Badge di ${person.name} pronto: quello di prima non vale più.`,
                      )
                    }
                  >
                    Stampa badge
                  </Button>
                  <Button
                    color="red"
                    disabled={isBusy}
                    onClick={() =>
                      void act(
                        () => removePerson(person.guid),
                        `${person.name}: PIN e badge non valgono più.`,
                      )
                    }
                  >
                    Togli
                  </Button>
                </div>
              ))}
            </Panel>
          )}
        </QueryState>
      </PageBody>
      {open ? <PinDialog person={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
