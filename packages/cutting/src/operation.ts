export const operations = [
  'turning',
  'facing',
  'milling',
  'drilling',
  'boring',
  'reaming',
  'tapping',
  'thread-milling',
  'thread-turning',
  'parting',
  'sawing',
] as const;

export type Operation = (typeof operations)[number];

/** Italian names, as on the tabs of the page. */
export const operationLabels: Record<Operation, string> = {
  turning: 'Tornitura',
  facing: 'Sfacciatura',
  milling: 'Fresatura',
  drilling: 'Foratura',
  boring: 'Barenatura',
  reaming: 'Alesatura',
  tapping: 'Maschiatura',
  'thread-milling': 'Fresatura filetti',
  'thread-turning': 'Filettatura al tornio',
  parting: 'Troncatura e gole',
  sawing: 'Taglio sega',
};
