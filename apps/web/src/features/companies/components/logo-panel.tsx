import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Company, LOGO_TYPES } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { changeLogo } from '../api/change-logo.ts';
import { logoAddress } from '../logo-address.ts';
import { LogoCropDialog } from './logo-crop-dialog.tsx';
import classes from './logo-panel.module.css';

/** A WebP becomes a PNG while it is cut out. */
const PICKED = [...LOGO_TYPES, 'image/webp'];

interface LogoPanelProps {
  readonly company: Company;
  readonly canEdit: boolean;
}

export function LogoPanel({ company, canEdit }: LogoPanelProps) {
  const cache = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const change = useMutation({
    mutationFn: (picture: Blob | null) => changeLogo(company.guid, picture),
    onSuccess: (saved, picture) => {
      cache.setQueryData(companyQuery(company.guid).queryKey, saved);
      notifyDone(picture ? 'Logo caricato.' : 'Logo rimosso.');
    },
    onError: (error) => {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    },
  });
  const remove = async () => {
    const confirmed = await askConfirmation({
      title: 'Rimuovere il logo?',
      text: 'I nuovi PDF avranno solo il nome dell’azienda. Puoi caricarne un altro quando vuoi.',
      confirm: 'Rimuovi logo',
      destructive: true,
    });
    if (confirmed) change.mutate(null);
  };
  return (
    <Panel title="Logo" id="logo">
      <div className={classes.preview}>
        {company.logoUrl ? (
          <img src={logoAddress(company.logoUrl)} alt={`Logo di ${company.name}`} />
        ) : (
          <span className={classes.none}>Nessun logo</span>
        )}
      </div>
      {canEdit ? (
        <div className={classes.actions}>
          <FileButton accept={PICKED.join(',')} onChange={setFile}>
            {(props) => (
              <Button {...props} disabled={change.isPending}>
                {change.isPending ? 'Caricamento…' : company.logoUrl ? 'Cambia logo' : 'Carica logo'}
              </Button>
            )}
          </FileButton>
          {company.logoUrl ? (
            <Button variant="subtle" color="red" onClick={() => void remove()} disabled={change.isPending}>
              Rimuovi
            </Button>
          ) : null}
        </div>
      ) : null}
      <p className={classes.hint}>PNG, JPEG o WebP. Comparirà sul PDF e sull’offerta web.</p>
      {file ? (
        <LogoCropDialog
          file={file}
          onCancel={() => setFile(null)}
          onCropped={(picture) => {
            setFile(null);
            change.mutate(picture);
          }}
        />
      ) : null}
    </Panel>
  );
}
