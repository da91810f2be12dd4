import type { PartReport, StockProposal } from '../report/part-report.ts';

/** The report with this blank before the others: the one place where a choice of stock enters it. */
export const withStockFirst = (report: PartReport, stock: StockProposal | null): PartReport => ({
  ...report,
  stock: stock ? [stock, ...report.stock.filter(({ label }) => label !== stock.label)] : report.stock,
});
