import { plainQuotes } from '@truciolo/contract';
import { writeGrouped } from '@truciolo/italian';
import { formatMoney, money } from '@truciolo/money';
import { z } from 'zod';
import { tool } from '../tool.ts';
import { blankPlainQuote, draftPosition } from './draft-input.ts';

export const pricePartTool = tool(
  {
    name: 'price_part',
    title: 'Prezzo di un particolare',
    description:
      'Calcola il prezzo di un particolare dati forma, materiale, fasi e quantità, con le anagrafiche e il margine dell’officina, e dice da che cosa nasce. Non salva nulla. Se manca un dato lo dice: non inventarlo, chiedilo.',
  },
  z.strictObject({ position: draftPosition }),
  async ({ call, signal }, { position }) => {
    const body = { draft: blankPlainQuote([position]) };
    const { prices, reasons, toConfirm } = await call(plainQuotes.price, { body }, { signal });
    const [priced] = prices;
    const lines = (priced?.prices ?? []).map(({ quantity, unit, total, leadDays }) => {
      const reason = reasons.find((one) => one.quantity === quantity);
      const costs = reason?.costs?.map(({ label, amount }) => `${label} ${formatMoney(money(amount))}`) ?? [];
      return [
        `${writeGrouped(quantity)} pezzi: ${formatMoney(money(unit))} l’uno, ${formatMoney(money(total))} in tutto, ${leadDays} giorni lavorativi`,
        reason
          ? `  perché: ${writeGrouped(reason.setupHours, 2)} h di attrezzaggio, ${writeGrouped(reason.runHours, 2)} h di lavorazione${reason.weight === null ? '' : `, ${writeGrouped(reason.weight, 3)} kg di grezzo al pezzo`}${costs.length > 0 ? `; costi del lotto: ${costs.join(', ')}` : ''}`
          : '',
      ]
        .filter(Boolean)
        .join('\n');
    });
    const missing = priced?.missing ?? [];
    if (missing.length > 0) lines.push(`Manca: ${missing.join(' ')}`);
    if (toConfirm.length > 0) lines.push(`Da confermare in officina: ${toConfirm.join(', ')}.`);
    return lines.join('\n') || 'Nessun prezzo: controlla quantità, materiale e fasi.';
  },
);
