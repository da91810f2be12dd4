import { Switch } from '@mantine/core';
import { floorPeople } from '@truciolo/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../components/use-act.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { mayCall } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { beginSharedTablet } from '../api/shared-tablet.ts';
import { EndDialog } from './end-dialog.tsx';
import classes from './kiosk.module.css';
import { useKiosk } from './kiosk-store.ts';

/** Turns this device into a shared one, and links to its people. */
export function KioskFoot() {
  const { isShared } = useKiosk();
  const user = useSessionUser();
  const { act, isBusy } = useAct();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={classes.foot}>
      <Switch
        size="md"
        label="Tablet condiviso: ognuno si identifica con PIN o badge"
        checked={isShared}
        disabled={isBusy}
        onChange={() =>
          isShared
            ? setLeaving(true)
            : void act(beginSharedTablet, 'Tablet condiviso: qui si aprono solo le pagine del reparto.')
        }
      />
      {mayCall(user, floorPeople.create) ? <Link to={`${FLOOR_PATH}/persone`}>Persone e badge</Link> : null}
      {isLeaving ? <EndDialog onClose={() => setLeaving(false)} /> : null}
    </div>
  );
}
