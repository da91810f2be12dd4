/** Quantities of a result that the panel of the costs shows. */
export const costSymbols = ['costMachine', 'costTool', 'costTotal'] as const;
export const economySymbols = ['vmc', 'Tmc', 'vmp', 'Tmp', 'partsPerEdge'] as const;
