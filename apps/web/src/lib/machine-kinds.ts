import type { MachineKind } from '@truciolo/contract';

const kindLabels: Readonly<Record<MachineKind, string>> = {
  tornio: 'Tornio',
  'tornio-motorizzato': 'Tornio con motorizzati',
  'fantina-mobile': 'Fantina mobile',
  'centro-3-assi': 'Centro 3 assi',
  'centro-4-assi': 'Centro 4 assi',
  'centro-5-assi': 'Centro 5 assi',
  rettifica: 'Rettifica',
  elettroerosione: 'Elettroerosione',
  segatrice: 'Segatrice',
  laser: 'Laser',
  piegatrice: 'Piegatrice',
  altro: 'Altro',
};

export const kindLabel = (kind: MachineKind): string => kindLabels[kind];
export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
