import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isWithoutSeat, seatAssignerNames } from '@truciolo/contract';
import { useState } from 'react';
import { formatDate } from '../../lib/format/dates.ts';
import { isLicenceExpired } from '../../lib/session/licence.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import classes from './licence-notice.module.css';
import { useResellerDialog } from './reseller-dialog.tsx';

/** Corner notice while the licence is expired; dismissed until the next start of the app. */
export function LicenceNotice() {
  const { licenseExpiration, seatManagers } = useSessionUser();
  const [dismissed, setDismissed] = useState(false);
  const openDialog = useResellerDialog();
  if (dismissed || licenseExpiration === null || !isLicenceExpired(licenseExpiration, Date.now()))
    return null;
  const noSeat = isWithoutSeat(licenseExpiration);
  const title = noSeat ? 'Nessun posto assegnato' : 'Licenza scaduta';
  const why = noSeat
    ? `Chiedi un posto ${seatAssignerNames(seatManagers)}.`
    : `Scaduta il ${formatDate(licenseExpiration)}.`;
  return (
    <section className={classes.notice} aria-label={title}>
      <IconAlertTriangle size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.text}>
        <h2 className={classes.title}>{title}</h2>
        <p>{why} Alcune azioni sono disabilitate: puoi leggere ed esportare i tuoi dati.</p>
        {noSeat ? null : (
          <Button mt={12} onClick={openDialog}>
            Contatta rivenditore
          </Button>
        )}
      </div>
      <CloseButton size="sm" aria-label="Chiudi l’avviso" onClick={() => setDismissed(true)} />
    </section>
  );
}
