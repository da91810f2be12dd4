import {
  moneyRatio,
  multiplyRatio,
  quantityRatio,
  type Ratio,
  subtractRatio,
  WHOLE,
  ZERO_PERCENT,
  ZERO_RATIO,
} from '@truciolo/money';
import {
  type CostLine,
  type Draft,
  type LineExplanation,
  type Lot,
  lotLine,
  pieceLine,
} from '../lines/cost-line.ts';
import {
  moneyInput,
  originOf,
  piecesInput,
  quantityInput,
  sourcedMoney,
  sourcedQuantity,
} from '../lines/trace-input.ts';
import { effective } from '../model/origin.ts';
import { isProblem, type Problem } from '../model/problem.ts';
import type { MaterialRate } from '../model/rates.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import type { TraceInput } from '../model/trace.ts';
import { wholeBarsLine } from './bar-lines.ts';
import type { StockPlan } from './plan-stock.ts';

const explained =
  (formula: string, fixed: readonly TraceInput[]): ((lot: Lot) => LineExplanation) =>
  (lot) => ({ formula, inputs: [...fixed, piecesInput(lot)], origin: originOf(fixed) });

/** Everything the raw material costs: metal, extra, certificate, cut, and the chips that come back. */
export function materialLines(stock: BarStock | BlankStock, plan: StockPlan, material: MaterialRate): Draft {
  const lines: CostLine[] = [];
  const problems: Problem[] = [];
  if (stock.customerOwned) lines.push(customerMaterial(material));
  else {
    const metal = metalLine(stock, plan, material);
    if (isProblem(metal)) problems.push(metal);
    else lines.push(metal);
    lines.push(...extras(stock, plan), ...chips(stock, plan, material));
  }
  if (stock.cutCharge) {
    const input = sourcedMoney('taglio', 'taglio', stock.cutCharge, 'pz');
    const explain = explained('{taglio} × {pezzi}', [input]);
    const head = {
      id: 'stock.cut',
      category: 'work',
      label: 'Taglio',
      lost: true,
      variable: WHOLE,
      explain,
    } as const;
    lines.push(pieceLine(head, moneyRatio(effective(stock.cutCharge))));
  }
  return { lines, problems };
}

/** Nothing is charged, and the tree says why. */
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

function metalLine(
  stock: BarStock | BlankStock,
  plan: StockPlan,
  material: MaterialRate,
): CostLine | Problem {
  const head = {
    id: 'stock.material',
    category: 'material',
    label: `Materiale ${material.name}`,
    lost: true,
    variable: WHOLE,
  } as const;
  if (stock.kind === 'blank' && stock.unitPrice) {
    const input = sourcedMoney('prezzo', 'prezzo del grezzo', stock.unitPrice, 'pz');
    return pieceLine(
      { ...head, explain: explained('{prezzo} × {pezzi}', [input]) },
      moneyRatio(effective(stock.unitPrice)),
    );
  }
  const price = material.price;
  if (!price) {
    const message = `Manca il prezzo al kg di «${material.name}»: scrivilo nel grezzo o in anagrafica materiali.`;
    return { code: 'missing-price', path: 'stock.materialId', message };
  }
  if (stock.kind === 'bar' && stock.charge.mode === 'whole-bars') {
    return wholeBarsLine(stock, plan, material.name, price);
  }
  const weight = quantityRatio(effective(plan.gross));
  const inputs = [
    sourcedQuantity('peso', 'peso lordo', plan.gross, 'kg'),
    sourcedMoney('prezzo', 'prezzo', price, 'kg'),
  ];
  const each = multiplyRatio(weight, moneyRatio(effective(price)));
  if (stock.kind === 'bar' && stock.rack) return rackLine(head, inputs, each, weight, stock.rack);
  return pieceLine({ ...head, explain: explained('{peso} × {prezzo} × {pezzi}', inputs) }, each);
}

/** The first pieces come from the rack at its own price, the others from new bars. */
function rackLine(
  head: Pick<CostLine, 'id' | 'category' | 'label' | 'lost' | 'variable'>,
  inputs: readonly TraceInput[],
  each: Ratio,
  weight: Ratio,
  rack: NonNullable<BarStock['rack']>,
): CostLine {
  const fromRack = (lot: Lot) => Math.min(lot.quantity, rack.pieces);
  const rackPrice = moneyInput('recupero', 'prezzo dello spezzone', rack.pricePerKg, 'kg', 'typed');
  return {
    ...head,
    coefficients: [each, multiplyRatio(weight, moneyRatio(rack.pricePerKg))],
    amount: (lot, [fresh = 0n, used = 0n]) => {
      const taken = BigInt(fromRack(lot));
      return (lot.pieces - taken) * fresh + taken * used;
    },
    lotPart: () => 0n,
    explain: (lot) => ({
      formula: '{peso} × ({prezzo} × {nuovi} + {recupero} × {daMagazzino})',
      inputs: [
        ...inputs,
        rackPrice,
        quantityInput('nuovi', 'pezzi da barra nuova', lot.quantity - fromRack(lot), 'pz', 'computed'),
        quantityInput('daMagazzino', 'pezzi da spezzoni', fromRack(lot), 'pz', 'typed'),
      ],
      origin: originOf(inputs),
    }),
  };
}

function extras(stock: BarStock | BlankStock, plan: StockPlan): CostLine[] {
  const lines: CostLine[] = [];
  if (stock.surcharge) {
    const extra = moneyInput('extra', 'extra', stock.surcharge, 'kg', 'typed');
    const explain = explained('{peso} × {extra} × {pezzi}', [
      sourcedQuantity('peso', 'peso lordo', plan.gross, 'kg'),
      extra,
    ]);
    const head = {
      id: 'stock.surcharge',
      category: 'material',
      label: 'Extra materiale',
      lost: true,
    } as const;
    const each = multiplyRatio(quantityRatio(effective(plan.gross)), moneyRatio(stock.surcharge));
    lines.push(pieceLine({ ...head, variable: WHOLE, explain }, each));
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

/** (gross − net) × chip price, given back for the good pieces. */
function chips(stock: BarStock | BlankStock, plan: StockPlan, material: MaterialRate): CostLine[] {
  const gross = effective(plan.gross);
  if (!stock.creditChips || !material.chipPrice || plan.net === null || plan.net >= gross) return [];
  const inputs = [
    sourcedQuantity('lordo', 'peso lordo', plan.gross, 'kg'),
    quantityInput('netto', 'peso netto', plan.net, 'kg', stock.netWeight?.origin ?? 'typed'),
    moneyInput('truciolo', 'valore del truciolo', material.chipPrice, 'kg', 'registry'),
  ];
  const weight = subtractRatio(quantityRatio(gross), quantityRatio(plan.net));
  const value = multiplyRatio(weight, moneyRatio(material.chipPrice));
  const explain = explained('−({lordo} − {netto}) × {truciolo} × {pezzi}', inputs);
  const head = { id: 'stock.chips', category: 'material', label: 'Recupero truciolo', lost: false } as const;
  return [pieceLine({ ...head, variable: WHOLE, explain }, { n: -value.n, d: value.d })];
}
