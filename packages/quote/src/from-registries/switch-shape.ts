import { type SheetSizeDraft, USUAL_SHEETS } from '../model/sheet-sizes.ts';
import type { BarDraft, BlankDraft, CuttingDraft, SectionDraft, StockDraft } from '../model/stock-draft.ts';
import { typedValue } from '../model/value.ts';
import { acrossOf, choiceOf, type Shape, type StockChoice } from './stock-choice.ts';

/** mm. Usual values of a shop, which the fields show: a bar of three metres, a band saw, a parting blade. */
const SAW = {
  kind: 'saw',
  barLength: 3000,
  kerf: 2.3,
  frontTrim: 10,
  grip: 60,
} as const satisfies CuttingDraft;
const LATHE = {
  kind: 'lathe',
  barLength: 3000,
  partingWidth: 3,
  remnant: 150,
} as const satisfies CuttingDraft;
/** mm. A shear or a saw, and a laser with its distance between two pieces. */
const SHEET_ALLOWANCES = { guillotine: { kerf: 3, edge: 10 }, free: { kerf: 5, edge: 10 } } as const;

export type SheetTechnique = keyof typeof SHEET_ALLOWANCES;

const onSheets = (technique: SheetTechnique, sheets: readonly SheetSizeDraft[]): CuttingDraft => ({
  kind: 'sheets',
  technique,
  sheets: [...sheets],
  ...SHEET_ALLOWANCES[technique],
  rotates: true,
});
const CUT_TO_SIZE: CuttingDraft = { kind: 'cut-to-size' };
/** Both sides together, mm. */
const USUAL_FACING = 2;

const head = {
  materialId: null,
  netWeight: null,
  customerOwned: false,
  creditChips: false,
  cutCharge: null,
  certificate: null,
  surcharge: null,
  leadDays: null,
};

const newBlank: BlankDraft = { kind: 'blank', ...head, weight: typedValue(null), unitPrice: null };

const newBar = (shape: Shape, sheets: readonly SheetSizeDraft[]): BarDraft => ({
  kind: 'bar',
  ...head,
  section: sectionOf(shape, null),
  length: typedValue(null),
  facing: USUAL_FACING,
  cutting: shape === 'sheet' ? onSheets('guillotine', sheets) : SAW,
  charge: { mode: shape === 'sheet' ? 'bar-share' : 'consumed-length' },
  grossOverride: null,
  rack: null,
});

/** Changes the shape of the stock: common fields stay, the others become empty. */
export function withChoice(
  stock: StockDraft | null,
  choice: StockChoice,
  sheets: readonly SheetSizeDraft[] = USUAL_SHEETS,
): StockDraft {
  if (choice === 'none') return { kind: 'none' };
  const shared = stock === null || stock.kind === 'none' ? head : headOf(stock);
  if (choice === 'blank') return stock?.kind === 'blank' ? stock : { ...newBlank, ...shared };
  if (choice === 'block') {
    const flat = stock?.kind === 'bar' ? stock : { ...newBar('flat', sheets), ...shared };
    return withCutting({ ...flat, section: sectionOf('flat', flat.section) }, 'cut-to-size');
  }
  if (stock?.kind !== 'bar') return { ...newBar(choice, sheets), ...shared };
  // A block has no bar: any other shape is sawn again.
  if (choice === 'flat' && choiceOf(stock) === 'block') return withCutting(stock, 'saw');
  const shaped = { ...stock, section: sectionOf(choice, stock.section) };
  const turned = (choice === 'sheet') !== (stock.section.shape === 'sheet');
  if (!turned) return shaped;
  return choice === 'sheet' ? withSheets(shaped, 'guillotine', sheets) : withCutting(shaped, 'saw');
}

const headOf = (stock: BarDraft | BlankDraft): Pick<BarDraft, keyof typeof head | 'paysScrapped'> => ({
  ...(stock.paysScrapped === undefined ? {} : { paysScrapped: stock.paysScrapped }),
  materialId: stock.materialId,
  netWeight: stock.netWeight,
  customerOwned: stock.customerOwned,
  creditChips: stock.creditChips,
  cutCharge: stock.cutCharge,
  certificate: stock.certificate,
  surcharge: stock.surcharge,
  leadDays: stock.leadDays,
});

/** The size across and the thickness of a wall mean the same in several shapes. */
function sectionOf(shape: Shape, before: SectionDraft | null): SectionDraft {
  const across = before ? mainSize(before) : null;
  const wall = before ? wallOf(before) : null;
  switch (shape) {
    case 'round':
      return { shape, diameter: across };
    case 'square':
      return { shape, side: across };
    case 'hexagon':
      return { shape, acrossFlats: across };
    case 'flat':
    case 'sheet':
      return { shape, width: across, thickness: wall };
    case 'tube':
      return { shape, diameter: across, wall };
    case 'rectangular-tube':
      return { shape, width: across, height: before && 'height' in before ? before.height : null, wall };
    case 'angle':
      return { shape, side: across, wall };
    case 'profile':
      return { shape, kgPerMetre: before?.shape === 'profile' ? before.kgPerMetre : null };
  }
}

const mainSize = (section: SectionDraft): number | null =>
  'width' in section ? section.width : acrossOf(section);

const wallOf = (section: SectionDraft): number | null => {
  if ('wall' in section) return section.wall;
  return 'thickness' in section ? section.thickness : null;
};

/** Nests on sheets: those of the stock stay, else those of the company are used. */
export function withSheets(
  stock: BarDraft,
  technique: SheetTechnique,
  sheets: readonly SheetSizeDraft[],
): BarDraft {
  const { cutting } = stock;
  if (cutting.kind !== 'sheets') {
    // Charging only the area of the piece would leave the rest of the sheet unpaid.
    const charge = stock.charge.mode === 'consumed-length' ? ({ mode: 'bar-share' } as const) : stock.charge;
    return { ...stock, cutting: onSheets(technique, sheets), charge };
  }
  if (cutting.technique === technique) return stock;
  return { ...stock, cutting: { ...cutting, technique, ...SHEET_ALLOWANCES[technique] } };
}

/** Changes the cutting: the bar stays the same. Material bought to size has no bars to charge. */
export function withCutting(stock: BarDraft, kind: Exclude<CuttingDraft['kind'], 'sheets'>): BarDraft {
  const { cutting, charge } = stock;
  if (cutting.kind === kind) return stock;
  if (kind === 'cut-to-size') {
    const inBars = charge.mode === 'whole-bars' || charge.mode === 'bar-share';
    return { ...stock, cutting: CUT_TO_SIZE, charge: inBars ? { mode: 'consumed-length' } : charge };
  }
  const fresh = kind === 'saw' ? SAW : LATHE;
  const { barLength } = 'barLength' in cutting ? cutting : fresh;
  return { ...stock, cutting: { ...fresh, barLength } };
}
