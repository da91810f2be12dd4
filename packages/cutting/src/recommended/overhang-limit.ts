/** Length/diameter limits. Boring bars: formulas a4; bar without tailstock and milling cutter: practice. */
export const OVERHANG_LIMIT = { workpiece: 3, cutter: 4, steelBar: 4, carbideBar: 6 } as const;
