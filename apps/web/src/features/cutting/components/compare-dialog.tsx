import { Checkbox, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Table } from '../../../components/table/table.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { getSessionUser } from '../../../lib/session/session-store.ts';
import { type CompareRow, inputRows, resultRows } from '../compare-rows.ts';
import type { Candidate } from '../evaluate-set.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './sets.module.css';

/** More columns would not fit side by side. */
const AT_FIRST = 4;

const money = new Set(['costMachine', 'costTool', 'costTotal', 'input-Ct']);

interface RowsProps {
  readonly title: string;
  readonly rows: readonly CompareRow[];
  readonly columns: readonly Candidate[];
}

function Rows({ title, rows, columns }: RowsProps) {
  return (
    <>
      <tr className={classes.group}>
        <th scope="colgroup" colSpan={columns.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, label, unit, texts }) => (
        <tr key={key} data-different={new Set(texts).size > 1 || undefined}>
          <td>
            {label} <span className="unit">{unit}</span>
          </td>
          {columns.map((column, index) => (
            <td key={column.key} className="num">
              {texts[index]}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

interface CompareDialogProps {
  readonly cutting: Cutting;
  readonly candidates: readonly Candidate[];
  readonly onClose: () => void;
}

/** The current values and the chosen sets side by side; differences are highlighted. */
export function CompareDialog({ cutting, candidates, onClose }: CompareDialogProps) {
  useReturnFocus();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const { tab } = cutting.evaluation;
  // Until the user picks, the first ones: saved sets may arrive after the dialog is open.
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const picked = ticked ?? new Set(candidates.slice(0, AT_FIRST).map(({ key }) => key));
  const chosen = candidates.filter(({ key }) => picked.has(key));
  const hidesCosts = getSessionUser()?.hideCosts === true;
  const visible = (rows: readonly CompareRow[]) => rows.filter(({ key }) => !hidesCosts || !money.has(key));
  const toggle = (key: string, isOn: boolean) =>
    setTicked(new Set(isOn ? [...picked, key] : [...picked].filter((one) => one !== key)));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Confronta · ${tab.label}`}
      size="min(1000px, 94vw)"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Chiudi il confronto' }}
    >
      <div className={classes.picks}>
        {candidates.map(({ key, name }) => (
          <Checkbox
            key={key}
            label={name}
            checked={picked.has(key)}
            onChange={(event) => toggle(key, event.currentTarget.checked)}
          />
        ))}
      </div>
      {candidates.length < 2 ? (
        <p className={classes.hint}>
          Salva almeno un set di questa operazione per confrontarlo con i valori correnti.
        </p>
      ) : null}
      <div className={classes.compare}>
        <Table label="Confronto" compact>
          <thead>
            <tr>
              <th>Grandezza</th>
              {chosen.map(({ key, name }) => (
                <th key={key} className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows
              title="Risultati"
              columns={chosen}
              rows={visible(resultRows(tab, chosen, cutting.system))}
            />
            <Rows title="Dati" columns={chosen} rows={visible(inputRows(tab, chosen, cutting.system))} />
          </tbody>
        </Table>
      </div>
    </Modal>
  );
}
