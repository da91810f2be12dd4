import { Switch } from '@mantine/core';
import { floorPeople } from '@truciolo/contract';
import { Link } from 'react-router';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { mayCall } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import classes from './kiosk.module.css';
import { setShared, useKiosk } from './kiosk-store.ts';

/** Makes this device one that several people press on, and leads to who they are. */
export function KioskFoot() {
  const { isShared } = useKiosk();
  const user = useSessionUser();
  return (
    <div className={classes.foot}>
      <Switch
        size="md"
        label="Tablet condiviso: ognuno si identifica con PIN o badge"
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {mayCall(user, floorPeople.create) ? <Link to={`${FLOOR_PATH}/persone`}>Persone e badge</Link> : null}
    </div>
  );
}
