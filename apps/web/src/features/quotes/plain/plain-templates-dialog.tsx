import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TemplateRow, TemplatesFrame } from '../editor/dialogs/templates-frame.tsx';
import { plainTemplatesQuery } from './plain-calls.ts';

interface PlainTemplatesDialogProps {
  readonly isBusy: boolean;
  readonly onChoose: (guid: string) => void;
  readonly onClose: () => void;
}

/** Position templates for users without cost access: only their names; the server does the rest. */
export function PlainTemplatesDialog({ isBusy, onChoose, onClose }: PlainTemplatesDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <TemplatesFrame
      size={560}
      search={search}
      onSearch={setSearch}
      templates={useQuery(plainTemplatesQuery(search))}
      nothing="Nessun modello: li salva chi vede i costi."
      row={({ guid, ...template }) => (
        <TemplateRow key={guid} {...template}>
          <Button size="xs" disabled={isBusy} onClick={() => onChoose(guid)}>
            Nuova posizione
          </Button>
        </TemplateRow>
      )}
      onClose={onClose}
    />
  );
}
