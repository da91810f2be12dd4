import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { capabilities } from '@truciolo/contract';
import { useState } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { emptyJob, exampleJob } from '../new-job.ts';
import { ExampleDrawing } from './example-drawing.tsx';
import classes from './jobs.module.css';
import { NewJobDialog } from './new-job-dialog.tsx';

/** The page of a shop without jobs: it says where jobs come from, shows one, and offers to try it. */
export function FirstJob({ text }: { readonly text: string }) {
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const [start, setStart] = useState<(() => ReturnType<typeof emptyJob>) | null>(null);
  return (
    <>
      <EmptyState
        text={text}
        picture={<ExampleDrawing />}
        action={
          mayWrite ? (
            <span className={classes.firstActs}>
              <Button variant="filled" onClick={() => setStart(() => exampleJob)}>
                Prova con un esempio
              </Button>
              <Button
                leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setStart(() => emptyJob)}
              >
                Commessa senza preventivo
              </Button>
            </span>
          ) : null
        }
      />
      {start ? <NewJobDialog start={start} onClose={() => setStart(null)} /> : null}
    </>
  );
}
