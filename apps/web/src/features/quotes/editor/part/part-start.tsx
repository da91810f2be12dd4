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
import { titleOf } from '../positions/position-row.tsx';
import { useCompanySheets } from '../sections/stock/use-company-sheets.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import classes from './part.module.css';

const labels: Readonly<Record<PartFamily, string>> = {
  turned: 'Tornito',
  milled: 'Fresato',
  sheet: 'Lamiera',
};

interface PartStartProps {
  readonly position: PositionDraft;
  readonly onTemplates: () => void;
  readonly onSimilar: () => void;
}

/** Before anything is typed: the family of the part decides its stock and its first phases. It is one Tab stop. */
export function PartStart({ position, onTemplates, onSimilar }: PartStartProps) {
  const { store, start } = useEditor();
  const sheets = useCompanySheets();
  const positions = useEditorState(({ document }) => document.positions);
  const others = positions.filter(({ id }) => id !== position.id);
  const { id, phases, stock } = position;
  if (!isStart(phases) || (stock !== null && stock.kind !== 'none' && stock.materialId !== null)) return null;
  const chosen = stock === null ? null : familyOfShape(choiceOf(stock) ?? 'none');
  const shop = { ratesNow: start.ratesNow, sheets, newId };
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
          tabIndex={family === (chosen ?? 'turned') ? 0 : -1}
          onClick={() => store.edit((document) => withFamily(document, id, family, shop))}
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
            <Menu.Item
              key={other.id}
              onClick={() => store.edit((document) => likeOther(document, id, other.id, newId))}
            >
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
