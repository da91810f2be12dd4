import type { Sourced } from '../model/origin.ts';
import type { BarStock, Cutting, Section, Stock } from '../model/stock.ts';
import type { Checker, Range } from './checker.ts';
import {
  ALLOWANCE_MM,
  AMOUNT,
  COUNT,
  DAYS,
  KG_PER_METRE,
  LENGTH_MM,
  SURCHARGE,
  WEIGHT_KG,
} from './limits.ts';

/** Value and override of a sourced number are both checked: the override counts, the value is shown beside it. */
export function checkSourced(
  check: Checker,
  path: string,
  label: string,
  source: Sourced<number> | undefined,
  range: Range,
  unit: string,
): void {
  check.number(path, label, source?.value, range, unit);
  check.number(path, label, source?.override, range, unit);
}

export function checkStock(check: Checker, stock: Stock | null): void {
  if (!stock || stock.kind === 'none') return;
  checkSourced(check, 'stock.netWeight', 'Peso netto', stock.netWeight, WEIGHT_KG, 'kg');
  check.money('stock.cutCharge', 'Costo del taglio', stock.cutCharge?.value, AMOUNT);
  check.money('stock.cutCharge', 'Costo del taglio', stock.cutCharge?.override, AMOUNT);
  check.money('stock.certificate', 'Costo del certificato', stock.certificate, AMOUNT);
  check.money('stock.surcharge', 'Extra materiale', stock.surcharge, AMOUNT);
  check.number('stock.leadDays', 'Giorni di consegna del materiale', stock.leadDays, DAYS);
  if (stock.kind === 'blank') {
    checkSourced(check, 'stock.weight', 'Peso del grezzo', stock.weight, WEIGHT_KG, 'kg');
    check.money('stock.unitPrice', 'Prezzo del grezzo', stock.unitPrice?.value, AMOUNT);
    check.money('stock.unitPrice', 'Prezzo del grezzo', stock.unitPrice?.override, AMOUNT);
    return;
  }
  checkBar(check, stock);
}

function checkBar(check: Checker, stock: BarStock): void {
  checkSourced(check, 'stock.length', 'Lunghezza del pezzo', stock.length, LENGTH_MM, 'mm');
  check.number('stock.facing', 'Sovrametallo', stock.facing, ALLOWANCE_MM, 'mm');
  check.number('stock.grossOverride', 'Peso lordo', stock.grossOverride, WEIGHT_KG, 'kg');
  checkSection(check, stock.section);
  const { cutting } = stock;
  if (cutting.kind === 'sheets') checkSheets(check, stock, cutting);
  else if (cutting.kind !== 'cut-to-size') {
    check.number('stock.cutting.barLength', 'Lunghezza della barra', cutting.barLength, LENGTH_MM, 'mm');
  }
  if (cutting.kind === 'lathe') {
    check.number(
      'stock.cutting.partingWidth',
      'Larghezza di troncatura',
      cutting.partingWidth,
      ALLOWANCE_MM,
      'mm',
    );
    check.number('stock.cutting.remnant', 'Spezzone residuo', cutting.remnant, ALLOWANCE_MM, 'mm');
  }
  if (cutting.kind === 'saw') {
    check.number('stock.cutting.kerf', 'Spessore di taglio', cutting.kerf, ALLOWANCE_MM, 'mm');
    check.number('stock.cutting.frontTrim', 'Intestatura', cutting.frontTrim, ALLOWANCE_MM, 'mm');
    check.number('stock.cutting.grip', 'Scoda', cutting.grip, ALLOWANCE_MM, 'mm');
  }
  if (stock.charge.mode === 'net-plus-waste') {
    check.percent('stock.charge.waste', 'Sfrido', stock.charge.waste, SURCHARGE);
    if (!stock.netWeight) {
      const message = 'Per addebitare netto più sfrido serve il peso netto del pezzo.';
      check.report({ code: 'missing-measure', path: 'stock.netWeight', message });
    }
  } else if (stock.charge.mode !== 'consumed-length' && cutting.kind === 'cut-to-size') {
    const message = 'Per addebitare le barre serve la lunghezza della barra.';
    check.report({ code: 'missing-measure', path: 'stock.cutting', message });
  }
  check.whole('stock.rack.pieces', 'Pezzi da spezzoni', stock.rack?.pieces, { min: 0, max: COUNT.max });
  check.money('stock.rack.pricePerKg', 'Prezzo dello spezzone', stock.rack?.pricePerKg, AMOUNT);
}

function checkSheets(check: Checker, stock: BarStock, cutting: Extract<Cutting, { kind: 'sheets' }>): void {
  const at = 'stock.cutting.sheets';
  if (stock.section.shape !== 'sheet') {
    const message =
      'Sulle lamiere si dispongono solo pezzi di lamiera: scegli la forma Lamiera o un altro taglio.';
    check.report({ code: 'bad-value', path: 'stock.cutting', message });
  }
  if (cutting.sheets.length === 0) {
    check.report({ code: 'missing-measure', path: at, message: 'Manca il formato della lamiera.' });
  }
  for (const { length, width } of cutting.sheets) {
    check.number(at, 'Lunghezza della lamiera', length, LENGTH_MM, 'mm');
    check.number(at, 'Larghezza della lamiera', width, LENGTH_MM, 'mm');
  }
  check.number('stock.cutting.kerf', 'Larghezza del taglio', cutting.kerf, ALLOWANCE_MM, 'mm');
  check.number('stock.cutting.edge', 'Bordo della lamiera', cutting.edge, ALLOWANCE_MM, 'mm');
}

function checkSection(check: Checker, section: Section): void {
  const size = (field: string, label: string, value: number) =>
    check.number(`stock.section.${field}`, label, value, LENGTH_MM, 'mm');
  /** Against the outer size, once that is a size itself. */
  const wall = (value: number, largest: number) => {
    const max = largest > 0 && largest < LENGTH_MM.max ? largest : LENGTH_MM.max;
    check.number('stock.section.wall', 'Spessore', value, { min: 0, max, above: true }, 'mm');
  };
  switch (section.shape) {
    case 'round':
      size('diameter', 'Diametro', section.diameter);
      break;
    case 'square':
      size('side', 'Lato', section.side);
      break;
    case 'hexagon':
      size('acrossFlats', 'Chiave', section.acrossFlats);
      break;
    case 'flat':
    case 'sheet':
      size('width', 'Larghezza', section.width);
      size('thickness', 'Spessore', section.thickness);
      break;
    case 'tube':
      size('diameter', 'Diametro esterno', section.diameter);
      wall(section.wall, section.diameter / 2);
      break;
    case 'rectangular-tube':
      size('width', 'Larghezza', section.width);
      size('height', 'Altezza', section.height);
      wall(section.wall, Math.min(section.width, section.height) / 2);
      break;
    case 'angle':
      size('side', 'Lato', section.side);
      wall(section.wall, section.side);
      break;
    case 'profile':
      check.number('stock.section.kgPerMetre', 'Peso al metro', section.kgPerMetre, KG_PER_METRE, 'kg/m');
      break;
  }
}
