import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CuttingSet } from '@truciolo/contract';
import { quantities } from '@truciolo/cutting';
import { writeMeasure } from '@truciolo/italian';
import { displayUnit, type UnitSystem } from '@truciolo/units';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { Table } from '../../../components/table/table.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { archiveCuttingSet } from '../api/archive-cutting-set.ts';
import { cuttingSetsQuery } from '../api/cutting-sets-query.ts';
import { updateCuttingSet } from '../api/update-cutting-set.ts';
import type { Candidate } from '../evaluate-set.ts';
import { quantity } from '../evaluate-tab.ts';
import { inputsOf, typedOf } from '../set-inputs.ts';
import type { TabSpec } from '../tab-spec.ts';
import type { Cutting } from '../use-cutting.ts';
import panel from './machine.module.css';
import classes from './sets.module.css';
import { Written } from './symbols.tsx';

const columnsOf = (tab: TabSpec): readonly string[] => {
  if (tab.operation === 'sawing') return ['S', 't', 'tTotal'];
  const depth = tab.fields.some(({ name }) => name === 'ap') ? ['ap'] : [];
  const feed = tab.feeds[0];
  return ['vc', ...(feed ? [feed] : []), ...depth, 'Pm', 'T', ...(depth.length > 0 ? [] : ['t'])];
};

const unitOf = (symbol: string, system: UnitSystem) =>
  displayUnit(symbol in quantities ? quantities[symbol as 'vc'].unit : 'mm', system);

function Cells({
  candidate,
  columns,
  system,
}: {
  candidate: Candidate;
  columns: readonly string[];
  system: UnitSystem;
}) {
  const { outcome } = candidate.evaluation;
  return columns.map((symbol) => {
    const value = outcome.ok ? quantity(outcome.result, symbol) : undefined;
    const isOver =
      outcome.ok && outcome.limits.some((limit) => limit.quantity === symbol && limit.ratio > 1 + 1e-9);
    return (
      <td
        key={symbol}
        className={`num ${isOver ? classes.over : ''}`}
        title={isOver ? 'Oltre il limite della macchina' : undefined}
      >
        {value === undefined ? '–' : writeMeasure(value * unitOf(symbol, system).factor)}
      </td>
    );
  });
}

interface SetsPanelProps {
  readonly cutting: Cutting;
  readonly sets: readonly CuttingSet[];
  /** The present values first, then the sets in the same order. */
  readonly candidates: readonly Candidate[];
}

/** The company's sets for this operation, beside the present values. */
export function SetsPanel({ cutting, sets, candidates }: SetsPanelProps) {
  const { evaluation, material, machine, system, load } = cutting;
  const { tab, values } = evaluation;
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: cuttingSetsQuery.queryKey });
  const onError = (error: unknown) => {
    if (!isAnnounced(error)) notifyFailed(errorText(error));
  };
  const update = useMutation({
    mutationFn: (set: CuttingSet) =>
      updateCuttingSet(set, {
        inputs: inputsOf(tab, values),
        materialGuid: material?.guid ?? null,
        machineGuid: machine?.guid ?? null,
      }),
    onSuccess: (set) => notifyDone(`«${set.name}» ha i valori correnti.`),
    onError,
    onSettled,
  });
  const archive = useMutation({
    mutationFn: (set: CuttingSet) => archiveCuttingSet(set.guid),
    onSuccess: (_done, set) => notifyDone(`«${set.name}» è in archivio.`),
    onError,
    onSettled,
  });
  const askArchive = async (set: CuttingSet) => {
    const isSure = await askConfirmation({
      title: `Archiviare «${set.name}»?`,
      text: 'Il set sparisce da questo elenco; i preventivi non cambiano.',
      confirm: 'Archivia',
      destructive: true,
    });
    if (isSure) archive.mutate(set);
  };
  const columns = columnsOf(tab);
  const [current, ...saved] = candidates;
  return (
    <section aria-labelledby="cutting-sets">
      <div className={panel.head}>
        <h2 id="cutting-sets">Set salvati</h2>
        <span className="dim small">{tab.label}</span>
      </div>
      <Table label="Set salvati" compact>
        <thead>
          <tr>
            <th>Nome</th>
            {columns.map((symbol) => (
              <th key={symbol} className="num">
                <Written symbol={symbol} />
              </th>
            ))}
            <th>
              <span className={classes.hidden}>Azioni</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {current ? (
            <tr data-selected>
              <td>
                <b>Corrente</b>
              </td>
              <Cells candidate={current} columns={columns} system={system} />
              <td />
            </tr>
          ) : null}
          {sets.map((set, index) => (
            <tr key={set.guid}>
              <td>
                <button
                  type="button"
                  className={classes.load}
                  data-private
                  title="Carica questi valori"
                  onClick={() => load(typedOf(tab, set.inputs), set.materialGuid, set.machineGuid)}
                >
                  {set.name}
                </button>
              </td>
              {saved[index] ? <Cells candidate={saved[index]} columns={columns} system={system} /> : null}
              <td className="num">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon size={24} aria-label={`Azioni per ${set.name}`} data-private>
                      <IconDots size={15} stroke={1.6} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item
                      leftSection={<IconRefresh size={15} stroke={1.6} />}
                      disabled={!evaluation.outcome.ok}
                      onClick={() => update.mutate(set)}
                    >
                      Aggiorna con i valori correnti
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconArchive size={15} stroke={1.6} />}
                      onClick={() => void askArchive(set)}
                    >
                      Archivia
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sets.length === 0 ? (
        <p className={classes.hint}>
          Con «Salva set» i valori correnti restano qui per tutta l’officina, pronti da riusare e confrontare.
        </p>
      ) : null}
    </section>
  );
}
