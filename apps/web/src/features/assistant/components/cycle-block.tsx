import { Select } from '@mantine/core';
import { type CycleProposal, type CycleRoute, reasonText } from '@truciolo/cycle';
import { phaseReason } from '@truciolo/quote';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { Chosen } from '../report/chosen.ts';
import classes from './results.module.css';

interface CycleBlockProps {
  readonly cycle: CycleProposal | null;
  readonly hasMaterial: boolean;
  readonly route: CycleRoute | null;
  readonly onRoute: (id: string) => void;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
  /** Price a piece of a way to make it. */
  readonly priceOf: (route: CycleRoute) => ReactNode;
}

const KINDS: Readonly<Record<CycleRoute['kind'], string>> = {
  bar: 'da barra',
  sawn: 'da spezzone',
  'bought-cut': 'da grezzo tagliato',
  sheet: 'da lamiera',
  profile: 'da profilo',
};

const routeName = ({ kind, phases, stock }: CycleRoute): string =>
  `${[...new Set(phases.map(({ machineName }) => machineName))].join(' + ')} ${KINDS[kind]}, ${stock.label}`;

/** The phases with their times and why; other ways to make the part with their price. */
export function CycleBlock(props: CycleBlockProps) {
  const { cycle, hasMaterial, route, onRoute, chosen, onChoose, priceOf } = props;
  const head = <h2 className={classes.label}>Ciclo proposto</h2>;
  if (!hasMaterial) {
    return (
      <section className={classes.block} aria-label="Ciclo proposto">
        {head}
        <p className={classes.note}>
          Scegli il materiale: il ciclo usa i suoi parametri di taglio e le tue macchine.
        </p>
      </section>
    );
  }
  if (!cycle) return null;
  if (!route) {
    return (
      <section className={classes.block} aria-label="Ciclo proposto">
        {head}
        {cycle.refusals.map((reason) => (
          <p key={reasonText(reason)} className={classes.note}>
            {reasonText(reason)}
          </p>
        ))}
      </section>
    );
  }
  return (
    <section className={classes.block} aria-label="Ciclo proposto">
      {head}
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Fase e perché</th>
            <th>Set-up</th>
            <th>
              Ciclo <span className="unit">min</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {route.phases.map((phase) => {
            const faces = [...new Set(phase.operations.flatMap((operation) => operation.faces))];
            const id = `phase-${phase.id}`;
            return (
              <tr key={phase.id} className={classes.tall} data-chosen={chosen?.id === id || undefined}>
                <td>
                  <button
                    type="button"
                    className={classes.phase}
                    aria-pressed={chosen?.id === id}
                    onClick={() => onChoose(chosen?.id === id ? null : { id, faces, text: phase.name })}
                  >
                    {phase.name} <span className="dim">{phase.machineName}</span>
                    <small>{phaseReason(phase)}</small>
                  </button>
                </td>
                <td>{formatNumber(phase.setupMinutes + phase.programmingMinutes)}</td>
                <td>{formatNumber(phase.cycleMinutes + phase.loadMinutes, 2)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{route.isLeast ? 'Totale, almeno' : 'Totale'}</td>
            <td>{formatNumber(route.lotMinutes)}</td>
            <td>{formatNumber(route.pieceMinutes, 2)}</td>
          </tr>
        </tfoot>
      </table>
      {route.notes.map((note) => (
        <p key={reasonText(note)} className={classes.note}>
          {reasonText(note)}
        </p>
      ))}
      {cycle.routes.length > 1 ? (
        <>
          <Select
            mt="xs"
            label={`Alternative ${cycle.routes.length}`}
            allowDeselect={false}
            data={cycle.routes.map((one) => ({ value: one.id, label: routeName(one) }))}
            value={route.id}
            onChange={(next) => next && onRoute(next)}
          />
          <ul className={classes.routes} aria-label="Prezzo delle alternative, 50 pezzi">
            {cycle.routes.slice(0, 4).map((one) => (
              <li key={one.id} data-chosen={one.id === route.id || undefined}>
                <span>{routeName(one)}</span>
                <span>{formatNumber(one.pieceMinutes, 1)} min</span>
                <b>{priceOf(one)}</b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
