import { useQuery } from '@tanstack/react-query';
import type { Ddt } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { ddtQuery } from '../api/job-calls.ts';

interface LoadedDdtProps {
  readonly guid: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (ddt: Ddt) => ReactNode;
}

/** A dialog over a delivery note, once the note is loaded. */
export function LoadedDdt({ guid, title, onClose, children }: LoadedDdtProps) {
  const ddt = useQuery(ddtQuery(guid));
  if (ddt.data) return children(ddt.data);
  return (
    <FormDialog title={title} submit="Salva" onClose={onClose} save={async () => {}} disabled>
      {ddt.isError ? (
        <ErrorState title="Il DDT non si è aperto" error={ddt.error} retry={() => void ddt.refetch()} />
      ) : (
        <ListPlaceholder />
      )}
    </FormDialog>
  );
}
