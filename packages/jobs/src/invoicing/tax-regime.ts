import { TAX_REGIMES, type TaxRegime } from './tax-regime.data.ts';

export const ORDINARY_REGIME: TaxRegime = 'RF01';

export const isTaxRegime = (code: string): code is TaxRegime => Object.hasOwn(TAX_REGIMES, code);

/** Regimes whose invoices carry no VAT: minimi (L. 244/2007) and forfettari (L. 190/2014 art. 1 c. 58). */
export const chargesNoVat = (regime: TaxRegime): boolean => regime === 'RF02' || regime === 'RF19';

/** Under "IVA per cassa" the VAT falls due when the buyer pays (art. 32-bis D.L. 83/2012). */
export const isVatDeferred = (regime: TaxRegime): boolean => regime === 'RF16' || regime === 'RF17';
