import { Modal, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import classes from './dialogs.module.css';

interface TemplatesFrameProps<Row> {
  readonly size: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly templates: UseQueryResult<readonly Row[]>;
  /** Text for an empty list. */
  readonly nothing: string;
  /** One template, a `TemplateRow`. */
  readonly row: (row: Row) => ReactNode;
  readonly onClose: () => void;
}

/** "Da modello di ciclo": templates found by name, each with its actions. */
export function TemplatesFrame<Row>(props: TemplatesFrameProps<Row>) {
  const { size, search, onSearch, templates, nothing, row, onClose } = props;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Da modello di ciclo"
      size={size}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <TextInput
        aria-label="Cerca un modello"
        placeholder="Nome o famiglia"
        data-autofocus
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      {templates.isPending ? <ListPlaceholder /> : null}
      {templates.isError ? (
        <ErrorState
          title="I modelli non si sono aperti"
          error={templates.error}
          retry={() => void templates.refetch()}
        />
      ) : null}
      {templates.data?.length === 0 ? (
        <p className={classes.lead}>{search === '' ? nothing : 'Nessun modello con questo nome.'}</p>
      ) : null}
      <ul>{templates.data?.map(row)}</ul>
    </Modal>
  );
}

interface TemplateRowProps {
  readonly name: string;
  readonly family: string;
  /** How many. */
  readonly phases: number;
  /** Its buttons. */
  readonly children: ReactNode;
}

export const TemplateRow = ({ name, family, phases, children }: TemplateRowProps) => (
  <li className={classes.template}>
    <div>
      <b>{name}</b>
      <p className="small dim">{[family, countOf(phases, 'fase', 'fasi')].filter(Boolean).join(' · ')}</p>
    </div>
    {children}
  </li>
);
