import { Switch, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { BarDraft, BlankDraft, MaterialRateDraft, StockChoice, StockDraft } from '@truciolo/quote';
import { choiceOf, editWithRates, materialPrice, withMaterialPrice, withShape } from '@truciolo/quote';
import { useCallback, useMemo, useState } from 'react';
import { Panel } from '../../../../../components/panel/panel.tsx';
import { newId } from '../../../../../lib/new-id.ts';
import type { SectionProps } from '../section-props.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { BlockDrawing } from './block-drawing.tsx';
import { CuttingFields } from './cutting-fields.tsx';
import { MaterialFields } from './material-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PriceNote } from './price-note.tsx';
import { ShapeChooser } from './shape-chooser.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';
import { BarSizes, BlankSizes } from './size-fields.tsx';
import classes from './stock.module.css';
import { stockRows } from './stock-need.ts';
import { StockTable } from './stock-table.tsx';
import { useCompanySheets } from './use-company-sheets.ts';
import { UsualSizeChips } from './usual-size-chips.tsx';
import { YieldLine } from './yield-line.tsx';

/** Grezzo: material, shape, sizes, cut, and the need at every quantity. */
export function StockSection(props: SectionProps) {
  const { position, ratesNow, readOnly, editPosition, editDocument } = props;
  const { stock } = position;
  const solid = stock === null || stock.kind === 'none' ? null : stock;
  const companySheets = useCompanySheets();
  // Stable identity at keystrokes elsewhere, so that untouched fields are not rendered.
  const setStock = useCallback(
    (next: StockDraft) => editPosition((before) => ({ ...before, stock: next })),
    [editPosition],
  );
  const choose = useCallback(
    (choice: StockChoice) =>
      editDocument((before) =>
        withShape(before, position.id, choice, { ratesNow, sheets: companySheets, newId }),
      ),
    [editDocument, position.id, ratesNow, companySheets],
  );
  return (
    <Panel
      id="grezzo"
      title="Grezzo"
      padded={false}
      note={<ShapeChooser value={choiceOf(stock)} readOnly={readOnly} onChange={choose} />}
    >
      {solid ? (
        <SolidStock {...props} stock={solid} setStock={setStock} />
      ) : (
        <p className={classes.empty}>
          {stock === null
            ? 'Scegli la forma del grezzo: peso, barre e costo si calcolano da soli per ogni quantità.'
            : stock.kind === 'none' && stock.materialName
              ? `Materiale: ${stock.materialName}. Il grezzo non è nel preventivo.`
              : 'Questa posizione non ha materiale.'}
        </p>
      )}
    </Panel>
  );
}

interface SolidStockProps extends SectionProps {
  readonly stock: BarDraft | BlankDraft;
  readonly setStock: (stock: StockDraft) => void;
}

function SolidStock(props: SolidStockProps) {
  const { stock, setStock, position, document, quantity, ratesNow, readOnly, editDocument } = props;
  const { rates } = document;
  const [open, setOpen] = useState(false);
  const rows = useMemo(() => stockRows(position, rates), [position, rates]);
  const row = rows.find(({ quantity: pieces }) => pieces === quantity) ?? rows[0];
  const computedGross = useMemo(() => {
    if (stock.kind !== 'bar' || stock.grossOverride === null) return null;
    const plain = { ...position, stock: { ...stock, grossOverride: null } };
    return stockRows(plain, rates)[0]?.need.grossWeight ?? null;
  }, [position, stock, rates]);
  const rate = stock.materialId === null ? undefined : rates.materials[stock.materialId];
  const setRate = useCallback(
    (id: string, next: MaterialRateDraft) =>
      editDocument((before) => ({
        ...before,
        rates: { ...before.rates, materials: { ...before.rates.materials, [id]: next } },
      })),
    [editDocument],
  );
  const chooseMaterial = useCallback(
    (id: string, chosen: MaterialRateDraft | undefined) =>
      editDocument((before) =>
        editWithRates(
          before,
          position.id,
          (part) =>
            part.stock === null || part.stock.kind === 'none'
              ? part
              : { ...part, stock: { ...part.stock, materialId: id } },
          chosen ? { materials: { [id]: chosen } } : null,
        ),
      ),
    [editDocument, position.id],
  );
  return (
    <div className={classes.content}>
      <div className={classes.fields}>
        <MaterialFields
          stock={stock}
          rates={rates.materials}
          ratesNow={ratesNow}
          readOnly={readOnly}
          onChoose={chooseMaterial}
          onRate={setRate}
        />
        {stock.kind === 'bar' ? (
          <>
            <BarSizes stock={stock} readOnly={readOnly} onChange={setStock} />
            <CuttingFields stock={stock} readOnly={readOnly} onChange={setStock} />
          </>
        ) : (
          <BlankSizes stock={stock} readOnly={readOnly} onChange={setStock} />
        )}
      </div>
      {stock.kind === 'bar' && !readOnly ? <UsualSizeChips stock={stock} onChange={setStock} /> : null}
      {rate ? (
        <PriceNote
          name={rate.name}
          price={materialPrice(stock, rate)}
          readOnly={readOnly}
          idle={stock.customerOwned}
          onPrice={(price) =>
            stock.materialId !== null && setRate(stock.materialId, withMaterialPrice(stock, rate, price))
          }
        />
      ) : null}
      <div className={classes.results}>
        {stock.kind === 'bar' ? (
          <div>
            {stock.cutting.kind === 'sheets' ? (
              <SheetDrawing stock={stock} row={row} />
            ) : choiceOf(stock) === 'block' ? (
              <BlockDrawing stock={stock} />
            ) : (
              <BarDrawing stock={stock} pitch={row?.need.pitch ?? null} />
            )}
            {row ? <YieldLine row={row} computedGross={computedGross} /> : null}
          </div>
        ) : row ? (
          <YieldLine row={row} computedGross={computedGross} />
        ) : null}
        {rows.length > 0 && position.quantities.length > 0 ? (
          <StockTable rows={rows} quantity={quantity} />
        ) : null}
      </div>
      <div className={classes.foot}>
        <UnstyledButton
          className={classes.more}
          aria-expanded={open}
          data-opens="stock.rack"
          onClick={() => setOpen(!open)}
        >
          <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
          Certificato, spezzone, truciolo
        </UnstyledButton>
        <Switch
          size="xs"
          label="Materiale del cliente"
          checked={stock.customerOwned}
          disabled={readOnly}
          onChange={(event) => setStock({ ...stock, customerOwned: event.currentTarget.checked })}
        />
      </div>
      {open ? (
        <MoreFields
          stock={stock}
          chipPrice={rate?.chipPrice ?? null}
          readOnly={readOnly}
          onChange={setStock}
        />
      ) : null}
    </div>
  );
}
