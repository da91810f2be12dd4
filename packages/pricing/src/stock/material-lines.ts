import {
  type Money,
  moneyRatio,
  multiplyRatio,
  quantityRatio,
  type Ratio,
  subtractRatio,
  WHOLE,
  ZERO_PERCENT,
  ZERO_RATIO,
} from '@truciolo/money';
import { type CostLine, type Draft, type LineExplanation, type Lot, lotLine } from '../lines/cost-line.ts';
import { moneyInput, originOf, quantityInput, sourcedMoney, sourcedQuantity } from '../lines/trace-input.ts';
import { effective } from '../model/origin.ts';
import { isProblem, type Problem } from '../model/problem.ts';
import type { MaterialRate } from '../model/rates.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import type { TraceInput } from '../model/trace.ts';
import { wholeBarsExtra, wholeBarsLine } from './bar-lines.ts';
import type { StockPlan } from './plan-stock.ts';
import { wholeSheetsLine } from './sheet-lines.ts';
import { type StockCount, scrappedLine, stockCount } from './stock-count.ts';

/** All costs of the raw material: metal, surcharge, certificate, cut, and the credit for chips. */
export function materialLines(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
  risksScrap: boolean,
): Draft {
  const count = stockCount(risksScrap);
  const lines: CostLine[] = [];
  const problems: Problem[] = [];
  const put = (line: CostLine | Problem) => void (isProblem(line) ? problems.push(line) : lines.push(line));
  if (stock.customerOwned) {
    lines.push(customerMaterial(material));
    if (stock.paysScrapped) put(scrappedMaterial(stock, plan, material));
  } else {
    put(metalLine(stock, plan, material, count));
    lines.push(...extras(stock, plan, count), ...chips(stock, plan, material, risksScrap));
  }
  if (stock.cutCharge) {
    const input = sourcedMoney('taglio', 'taglio', stock.cutCharge, 'pz');
    const head = { id: 'stock.cut', category: 'work', label: 'Taglio' } as const;
    const each = moneyRatio(effective(stock.cutCharge));
    lines.push(count.line({ ...head, formula: '{taglio}', inputs: [input] }, each));
  }
  return { lines, problems };
}

/** Nothing is charged, and the trace gives the reason. */
function customerMaterial(material: MaterialRate): CostLine {
  const label = `${material.name}, materiale del cliente`;
  const explain = (): LineExplanation => ({ formula: '', inputs: [], origin: 'typed' });
  const head = {
    id: 'stock.material',
    category: 'material',
    label,
    lost: false,
    variable: ZERO_PERCENT,
  } as const;
  return lotLine({ ...head, explain }, ZERO_RATIO);
}

/** Conto lavoro: refund to the customer for material of lost pieces. */
function scrappedMaterial(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
): CostLine | Problem {
  const metal = metalOf(stock, plan, material);
  if (isProblem(metal)) return metal;
  const head = {
    id: 'stock.scrapped',
    category: 'material',
    label: `${material.name} del cliente, pezzi scartati`,
  } as const;
  return scrappedLine({ ...head, formula: metal.formula, inputs: metal.inputs }, metal.each);
}

/** Cost of the metal of one piece, by weight or by the piece. */
function metalOf(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
): { readonly formula: string; readonly inputs: readonly TraceInput[]; readonly each: Ratio } | Problem {
  if (stock.kind === 'blank' && stock.unitPrice) {
    const input = sourcedMoney('prezzo', 'prezzo del grezzo', stock.unitPrice, 'pz');
    return { formula: '{prezzo}', inputs: [input], each: moneyRatio(effective(stock.unitPrice)) };
  }
  const { price } = material;
  if (!price) {
    const message = `Manca il prezzo al kg di «${material.name}»: scrivilo nel grezzo o in anagrafica materiali.`;
    return { code: 'missing-price', path: 'stock.materialId', message };
  }
  return {
    formula: '{peso} × {prezzo}',
    inputs: [
      sourcedQuantity('peso', 'peso lordo', plan.gross, 'kg'),
      sourcedMoney('prezzo', 'prezzo', price, 'kg'),
    ],
    each: multiplyRatio(quantityRatio(effective(plan.gross)), moneyRatio(effective(price))),
  };
}

function metalLine(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
  count: StockCount,
): CostLine | Problem {
  const metal = metalOf(stock, plan, material);
  if (isProblem(metal)) return metal;
  const { price } = material;
  const head = { id: 'stock.material', category: 'material', label: `Materiale ${material.name}` } as const;
  if (stock.kind === 'bar' && price && stock.charge.mode === 'whole-bars') {
    if (!plan.sheets) return wholeBarsLine(stock, plan, material.name, price);
    const asked = { each: effective(price), input: sourcedMoney('prezzo', 'prezzo', price, 'kg') };
    const whole = { ...head, label: `${head.label}, lamiere intere` };
    return wholeSheetsLine(whole, stock, plan, plan.sheets, asked, true);
  }
  if (stock.kind === 'bar' && stock.rack) return rackLine(head, metal, plan, stock.rack, count);
  return count.line({ ...head, formula: metal.formula, inputs: metal.inputs }, metal.each);
}

/** The first pieces come from the rack at its own price, the others from new bars. */
function rackLine(
  head: Pick<CostLine, 'id' | 'category' | 'label'>,
  { inputs, each }: { readonly inputs: readonly TraceInput[]; readonly each: Ratio },
  plan: StockPlan,
  rack: NonNullable<BarStock['rack']>,
  count: StockCount,
): CostLine {
  const fromRack = (lot: Lot) => Math.min(count.pieces(lot), rack.pieces);
  const fresh = (lot: Lot) => count.pieces(lot) - fromRack(lot);
  const rackPrice = moneyInput('recupero', 'prezzo dello spezzone', rack.pricePerKg, 'kg', 'typed');
  const weight = quantityRatio(effective(plan.gross));
  return {
    ...head,
    lost: count.lost,
    variable: WHOLE,
    coefficients: [each, multiplyRatio(weight, moneyRatio(rack.pricePerKg))],
    amount: (lot, [bought = 0n, used = 0n]) => BigInt(fresh(lot)) * bought + BigInt(fromRack(lot)) * used,
    lotPart: () => 0n,
    explain: (lot) => ({
      ...count.label(head.label, lot),
      formula: '{peso} × ({prezzo} × {nuovi} + {recupero} × {daMagazzino})',
      inputs: [
        ...inputs,
        rackPrice,
        quantityInput('nuovi', 'pezzi da barra nuova', fresh(lot), 'pz', 'computed'),
        quantityInput('daMagazzino', 'pezzi da spezzoni', fromRack(lot), 'pz', 'typed'),
      ],
      origin: originOf(inputs),
    }),
  };
}

function extras(stock: BarStock | BlankStock, plan: StockPlan, count: StockCount): CostLine[] {
  const lines: CostLine[] = [];
  if (stock.surcharge && stock.kind === 'bar' && stock.charge.mode === 'whole-bars') {
    lines.push(wholeExtra(stock, plan, stock.surcharge));
  } else if (stock.surcharge) {
    const inputs = [
      sourcedQuantity('peso', 'peso lordo', plan.gross, 'kg'),
      moneyInput('extra', 'extra', stock.surcharge, 'kg', 'typed'),
    ];
    const head = { id: 'stock.surcharge', category: 'material', label: 'Extra materiale' } as const;
    const each = multiplyRatio(quantityRatio(effective(plan.gross)), moneyRatio(stock.surcharge));
    lines.push(count.line({ ...head, formula: '{peso} × {extra}', inputs }, each));
  }
  if (stock.certificate) {
    const input = moneyInput('certificato', 'certificato', stock.certificate, 'lotto', 'typed');
    const explain = (): LineExplanation => ({ formula: '{certificato}', inputs: [input], origin: 'typed' });
    const head = {
      id: 'stock.certificate',
      category: 'material',
      label: 'Certificato',
      lost: false,
    } as const;
    lines.push(lotLine({ ...head, variable: WHOLE, explain }, moneyRatio(stock.certificate)));
  }
  return lines;
}

/**
 * A surcharge per kg of material bought whole: it applies to the bought weight, and scrap does not multiply it again.
 */
function wholeExtra(stock: BarStock, plan: StockPlan, extra: Money): CostLine {
  if (!plan.sheets) return wholeBarsExtra(stock, plan, extra);
  const head = {
    id: 'stock.surcharge',
    category: 'material',
    label: 'Extra materiale, lamiere intere',
  } as const;
  const asked = { each: extra, input: moneyInput('extra', 'extra', extra, 'kg', 'typed') };
  return wholeSheetsLine(head, stock, plan, plan.sheets, asked, false);
}

/** (cut − net) × chip price of every started piece; the uncut end of the bar gives no chips. */
function chips(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
  risksScrap: boolean,
): CostLine[] {
  const { cut, net } = plan;
  if (!stock.creditChips || !material.chipPrice || net === null || net >= cut) return [];
  const inputs = [
    quantityInput('tagliato', 'peso tagliato', cut, 'kg', 'computed'),
    quantityInput('netto', 'peso netto', net, 'kg', stock.netWeight?.origin ?? 'typed'),
    moneyInput('truciolo', 'valore del truciolo', material.chipPrice, 'kg', 'registry'),
  ];
  const weight = subtractRatio(quantityRatio(cut), quantityRatio(net));
  const value = multiplyRatio(weight, moneyRatio(material.chipPrice));
  const head = { id: 'stock.chips', category: 'material', label: 'Recupero truciolo' } as const;
  const formula = '−({tagliato} − {netto}) × {truciolo}';
  const line = stockCount(risksScrap).line({ ...head, formula, inputs }, { n: -value.n, d: value.d });
  // With average scrap only the good pieces give a credit: chips of pieces that may not be made are not promised.
  return [{ ...line, lost: false }];
}
