import { Menu } from '@mantine/core';
import {
  choiceOf,
  familyOfShape,
  isStart,
  likeOther,
  type PartFamily,
  type PositionDraft,
  partFamilies,
  withFamily,
} from '@truciolo/quote';
import { stepByArrows } from '../../../../components/step-by-arrows.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useOfferedActs } from '../../../../lib/page-acts.ts';
import { titleOf } from '../positions/position-row.tsx';
import { useCompanySheets } from '../sections/stock/use-company-sheets.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import classes from './part.module.css';
import { useStartKeys } from './use-start-keys.ts';

const labels: Readonly<Record<PartFamily, string>> = {
  turned: 'Tornito',
  milled: 'Fresato',
  sheet: 'Lamiera',
};

/** With Alt and Shift. */
const keys = { turned: 'T', milled: 'F', sheet: 'L', before: 'P' } as const;

interface PartStartProps {
  readonly position: PositionDraft;
  readonly onTemplates: () => void;
  readonly onSimilar: () => void;
}

/**
 * Before anything is written: how the part is made decides its stock and its first phases. The chooser is no stop of the
 * Tab key, because most parts begin as proposed: Alt+Shift and a letter choose, and so does the command palette.
 */
export function PartStart({ position, onTemplates, onSimilar }: PartStartProps) {
  const { store, start } = useEditor();
  const sheets = useCompanySheets();
  const positions = useEditorState(({ document }) => document.positions);
  const others = positions.filter(({ id }) => id !== position.id);
  const { id, phases, stock } = position;
  const isShown = isStart(phases) && (stock === null || stock.kind === 'none' || stock.materialId === null);
  const shop = { ratesNow: start.ratesNow, sheets, newId };
  const begin = (family: PartFamily) => store.edit((document) => withFamily(document, id, family, shop));
  const place = positions.findIndex((one) => one.id === id);
  const before = positions[place - 1];
  const follow = (other: PositionDraft) => store.edit((document) => likeOther(document, id, other.id, newId));
  const acts = [
    ...partFamilies.map((family) => ({
      label: family === 'sheet' ? 'Pezzo di lamiera' : `Pezzo ${labels[family].toLowerCase()}`,
      key: keys[family],
      run: () => begin(family),
    })),
    ...(before
      ? [{ label: 'Grezzo e fasi come la posizione sopra', key: keys.before, run: () => follow(before) }]
      : []),
  ];
  useStartKeys(isShown ? acts : []);
  useOfferedActs(isShown ? acts : []);
  if (!isShown) return null;
  const chosen = stock === null ? null : familyOfShape(choiceOf(stock) ?? 'none');
  return (
    <fieldset className={classes.start} aria-label="Come si fa il pezzo" onKeyDown={stepByArrows}>
      <span className="dim small" aria-hidden="true">
        Pezzo
      </span>
      {partFamilies.map((family) => (
        <button
          key={family}
          type="button"
          className={classes.family}
          aria-pressed={family === chosen}
          tabIndex={-1}
          aria-keyshortcuts={`Alt+Shift+${keys[family]}`}
          title={`Alt+Maiusc+${keys[family]}`}
          onClick={() => begin(family)}
        >
          {labels[family]}
        </button>
      ))}
      <Menu position="bottom-start" withinPortal returnFocus>
        <Menu.Target>
          <button type="button" className={classes.family} tabIndex={-1}>
            Come un altro pezzo…
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.length > 0 ? <Menu.Label>Di questo preventivo</Menu.Label> : null}
          {others.map((other) => (
            <Menu.Item key={other.id} onClick={() => follow(other)}>
              {titleOf(other)}
            </Menu.Item>
          ))}
          {others.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item onClick={onTemplates}>Da modello di ciclo…</Menu.Item>
          <Menu.Item onClick={onSimilar}>Da preventivi simili…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </fieldset>
  );
}
