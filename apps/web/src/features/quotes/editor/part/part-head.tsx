import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { PositionDraft } from '@truciolo/quote';
import { memo, type ReactNode } from 'react';
import { useOfferedActs } from '../../../../lib/page-acts.ts';
import { InlineText } from '../fields/inline-text.tsx';
import { usePositionActs } from '../positions/use-position-acts.tsx';
import { useEditor, useReadOnly } from '../state/use-editor.ts';
import classes from './part.module.css';
import { QuantityChips } from './quantity-chips.tsx';

type PartNames = Pick<
  PositionDraft,
  'id' | 'description' | 'code' | 'drawing' | 'drawingRevision' | 'optional' | 'quantities'
>;

interface PartHeadProps extends PartNames {
  /** Further actions on the position: templates, similar ones. */
  readonly acts?: ReactNode;
}

/** Name and quantities of the part. Memoised: a key typed in the sections below does not render it. */
export const PartHead = memo(function PartHead(props: PartHeadProps) {
  const { id, optional, acts } = props;
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const { duplicate, move, remove } = usePositionActs();
  useOfferedActs(readOnly ? [] : [{ label: 'Duplica posizione', run: () => duplicate(id) }]);
  const edit = (change: Partial<PositionDraft>) =>
    store.editPosition(id, (before) => ({ ...before, ...change }));
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        <h2 className={classes.title}>
          <InlineText
            label="Descrizione del pezzo"
            placeholder="Descrizione del pezzo"
            look="title"
            value={props.description}
            onChange={(description) => edit({ description })}
            readOnly={readOnly}
            maxLength={20_000}
            field="description"
            key={`${id}-description`}
          />
        </h2>
        <div className={classes.codes}>
          <InlineText
            label="Codice"
            placeholder="codice"
            look="code"
            value={props.code}
            onChange={(code) => edit({ code })}
            readOnly={readOnly}
            maxLength={100}
            key={`${id}-code`}
          />
          <span className="dim small">disegno</span>
          <InlineText
            label="Disegno"
            placeholder="numero"
            look="code"
            value={props.drawing}
            onChange={(drawing) => edit({ drawing })}
            readOnly={readOnly}
            maxLength={100}
            key={`${id}-drawing`}
          />
          <span className="dim small">rev.</span>
          <InlineText
            label="Revisione del disegno"
            placeholder="—"
            look="code"
            value={props.drawingRevision}
            onChange={(drawingRevision) => edit({ drawingRevision })}
            readOnly={readOnly}
            maxLength={40}
            key={`${id}-revision`}
          />
          {optional ? <span className={classes.optional}>opzionale, fuori dal totale</span> : null}
        </div>
      </div>
      <QuantityChips id={id} quantities={props.quantities} key={id} />
      {readOnly ? null : (
        <Menu position="bottom-end" returnFocus>
          <Menu.Target>
            <ActionIcon size={28} aria-label="Azioni sulla posizione">
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => duplicate(id)}>Duplica posizione</Menu.Item>
            <Menu.Item onClick={() => edit({ optional: !optional })}>
              {optional ? 'Conta nel totale' : 'Rendi opzionale'}
            </Menu.Item>
            <Menu.Item onClick={() => move(id, -1)}>Sposta su</Menu.Item>
            <Menu.Item onClick={() => move(id, 1)}>Sposta giù</Menu.Item>
            {acts}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => remove(id)}>
              Togli posizione
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </header>
  );
});
