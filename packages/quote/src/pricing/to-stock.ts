import type { Cutting, MaterialCharge, Section, Stock } from '@truciolo/pricing';
import type { ChargeDraft, CuttingDraft, SectionDraft, StockDraft } from '../model/stock-draft.ts';
import { given, toAmount, toKnown, toLength, toNumber, toShare, toSourced, toWeight } from './to-exact.ts';

export function toStock(stock: StockDraft | null): Stock | null {
  if (stock === null || stock.kind === 'none') return stock && { kind: 'none' };
  const netWeight = stock.netWeight && toSourced(stock.netWeight, toWeight);
  const cutCharge = stock.cutCharge && toSourced(stock.cutCharge, toAmount);
  const head = {
    materialId: stock.materialId ?? '',
    customerOwned: stock.customerOwned,
    paysScrapped: stock.paysScrapped ?? false,
    creditChips: stock.creditChips,
    ...(netWeight && { netWeight }),
    ...(cutCharge && { cutCharge }),
    ...given('certificate', stock.certificate, toAmount),
    ...given('surcharge', stock.surcharge, toAmount),
    ...given('leadDays', stock.leadDays, toNumber),
  };
  if (stock.kind === 'blank') {
    const unitPrice = stock.unitPrice && toSourced(stock.unitPrice, toAmount);
    return {
      kind: 'blank',
      ...head,
      weight: toKnown(stock.weight, toWeight),
      ...(unitPrice && { unitPrice }),
    };
  }
  return {
    kind: 'bar',
    ...head,
    section: toSection(stock.section),
    length: toKnown(stock.length, toLength),
    facing: toLength(stock.facing),
    cutting: toCutting(stock.cutting),
    charge: toCharge(stock.charge),
    ...given('grossOverride', stock.grossOverride, toWeight),
    ...given('rack', stock.rack, ({ pieces, pricePerKg }) => ({
      pieces: toNumber(pieces),
      pricePerKg: toAmount(pricePerKg),
    })),
  };
}

export function toSection(section: SectionDraft): Section {
  switch (section.shape) {
    case 'round':
      return { shape: 'round', diameter: toLength(section.diameter) };
    case 'square':
      return { shape: 'square', side: toLength(section.side) };
    case 'hexagon':
      return { shape: 'hexagon', acrossFlats: toLength(section.acrossFlats) };
    case 'flat':
    case 'sheet':
      return {
        shape: section.shape,
        width: toLength(section.width),
        thickness: toLength(section.thickness),
      };
    case 'tube':
      return { shape: 'tube', diameter: toLength(section.diameter), wall: toLength(section.wall) };
    case 'rectangular-tube':
      return {
        shape: 'rectangular-tube',
        width: toLength(section.width),
        height: toLength(section.height),
        wall: toLength(section.wall),
      };
    case 'angle':
      return { shape: 'angle', side: toLength(section.side), wall: toLength(section.wall) };
    case 'profile':
      return { shape: 'profile', kgPerMetre: toNumber(section.kgPerMetre) };
  }
}

function toCutting(cutting: CuttingDraft): Cutting {
  switch (cutting.kind) {
    case 'cut-to-size':
      return { kind: 'cut-to-size' };
    case 'sheets':
      return {
        kind: 'sheets',
        technique: cutting.technique,
        sheets: cutting.sheets.map(({ length, width }) => ({
          length: toLength(length),
          width: toLength(width),
        })),
        kerf: toLength(cutting.kerf),
        edge: toLength(cutting.edge),
        rotates: cutting.rotates,
      };
    case 'lathe':
      return {
        kind: 'lathe',
        barLength: toLength(cutting.barLength),
        partingWidth: toLength(cutting.partingWidth),
        remnant: toLength(cutting.remnant),
      };
    case 'saw':
      return {
        kind: 'saw',
        barLength: toLength(cutting.barLength),
        kerf: toLength(cutting.kerf),
        frontTrim: toLength(cutting.frontTrim),
        grip: toLength(cutting.grip),
      };
  }
}

const toCharge = (charge: ChargeDraft): MaterialCharge =>
  charge.mode === 'net-plus-waste'
    ? { mode: charge.mode, waste: toShare(charge.waste) }
    : { mode: charge.mode };
